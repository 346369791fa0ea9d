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
    <section className="narration" aria-label={t("regions.narration")}>
      <p className="step">
        <span className="sc">{t("narration.event")}</span> <span className="no">{cursor}</span>{" "}
        <span className="of">{t("narration.place", { last, iteration })}</span>
      </p>
      <p className="what">
        <Phrase of={narration.what} />
      </p>
      <p className="why">
        <Phrase of={narration.why} />
      </p>
      {children !== undefined && <div className="turns">{children}</div>}
    </section>
  );
}
