"use client";

import { useTranslations } from "next-intl";
import type { PairMark } from "@/lib/trace/frame";

interface PairChipProps {
  readonly mark: PairMark;
  /** The partner is still awaited. */
  readonly hollow?: boolean;
}

const shapes = [
  <circle key="0" cx="5" cy="5" r="4" />,
  <path key="1" d="M5 .8 9.6 9H.4z" />,
  <path key="2" d="M1.2 1.2h7.6v7.6H1.2z" />,
  <path key="3" d="M5 0l5 5-5 5-5-5z" />,
] as const;

/** Letter, shape and hue that a call and its result share; its name is the letter. */
export function PairChip({ mark, hollow = false }: PairChipProps) {
  const t = useTranslations("player");
  const classes = ["chip", `look-${mark.look}`, mark.hatched ? "hatched" : "", hollow ? "hollow" : ""];
  return (
    <span
      className={classes.filter((each) => each !== "").join(" ")}
      role="img"
      aria-label={t("messages.pair", { letter: mark.letter })}
      data-pair={mark.letter}
    >
      {mark.letter}
      <svg className="sh" viewBox="0 0 10 10" aria-hidden="true">
        {shapes[mark.look]}
      </svg>
    </span>
  );
}
