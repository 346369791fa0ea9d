"use client";

import { useTranslations } from "next-intl";
import type { RunComparison as Comparison } from "@/lib/exercise/compare-runs";
import { EffectTable } from "./effect-table";
import { RunBill } from "./run-bill";

interface RunComparisonProps {
  readonly comparison: Comparison;
  /** Number of the first of its two figures. */
  readonly figure: number;
}

/** The buggy run and a right one, side by side from where they part, and what each was charged. */
export function RunComparison({ comparison, figure }: RunComparisonProps) {
  const t = useTranslations("break");
  return (
    <section className="diff" aria-labelledby="h-diff">
      <header>
        <h2 id="h-diff">
          <span className="fig">{t("figure", { number: figure })}</span> {t("compare.title")}
        </h2>
        <p>{t("compare.aligned")}</p>
      </header>
      <EffectTable {...comparison} />
      <RunBill comparison={comparison} figure={figure + 1} />
    </section>
  );
}
