"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RunEnd as RunEndData } from "@/lib/trace/frame";
import { ClampedText } from "./clamped-text";
import { Phrase } from "./phrase";

/** How the run ended, and with what. */
export function RunEnd({ end }: { readonly end: RunEndData }) {
  const t = useTranslations("player.end");
  switch (end.type) {
    case "returned":
      return (
        <div className="runend" data-latest="">
          <p className="how">{t.rich("returned", { code })}</p>
          {end.value === "" ? (
            <p className="say aside">{t("emptyText")}</p>
          ) : (
            <ClampedText text={end.value} className="say" />
          )}
        </div>
      );
    case "threw":
      return (
        <div className="runend" data-latest="">
          <p className="how">{t.rich("threw", { code, name: end.error.name })}</p>
          <ClampedText text={end.error.message} className="say" />
        </div>
      );
    case "stopped":
      return (
        <div className="runend" data-latest="">
          <p className="how">{t("stopped")}</p>
          <p className="say">
            <Phrase of={{ key: `stopped.${end.limit}.what`, values: {} }} />
          </p>
        </div>
      );
    default:
      return end satisfies never;
  }
}

function code(words: ReactNode) {
  return <code>{words}</code>;
}
