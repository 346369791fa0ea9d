"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Frame } from "@/lib/trace/frame";
import { Phrase } from "./phrase";

interface NarrationProps {
  readonly frame: Frame;
  /** Buttons that ask about this step. */
  readonly children?: ReactNode;
}

/** What this step does and why, in one sentence each. */
export function Narration({ frame, children }: NarrationProps) {
  const t = useTranslations("player");
  const { cursor, last, iteration, narration } = frame;
  return (
    <section
      className={frame.line === null ? "narration no-line" : "narration"}
      aria-label={t("regions.narration")}
    >
      <p className="step">
        <span className="sc">{t("narration.event")}</span> <span className="no">{cursor}</span>{" "}
        <span className="of">{t("narration.place", { last, iteration })}</span>
      </p>
      <p className="what">
        <Phrase of={narration.what} />
        <Returned frame={frame} />
      </p>
      <p className="why">
        <Phrase of={narration.why} />
      </p>
      {children !== undefined && <div className="turns">{children}</div>}
    </section>
  );
}

/** What the run handed back, at the step that does so: it is what all the others were for. */
export function Returned({ frame }: { readonly frame: Frame }) {
  if (frame.event.type !== "run-returned" || frame.event.value === "") return null;
  return (
    <>
      {" "}
      <q className="returned">{frame.event.value}</q>
    </>
  );
}
