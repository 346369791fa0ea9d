"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Exercise } from "@/lib/exercise/exercise";
import { rungs, type BreakActions, type BreakState } from "@/lib/store/break-store";
import { CodeSpans } from "@/components/ui/code-spans";

const rungNames = ["rung1", "rung2", "rung3"] as const;

/** The three hints of an exercise. In a mystery the first one points at its own run: the authored one knows another. */
export function useHints({ hints, seed, proof }: Exercise): readonly string[] {
  const t = useTranslations("break.hints");
  if (seed === null) return hints;
  return [t("mysteryFirst", { event: proof }), ...hints.slice(1)];
}

interface HintLadderProps {
  readonly exercise: Exercise;
  readonly state: BreakState & BreakActions;
  /** The stage has a solution to show behind the last rung. */
  readonly withSolution?: boolean;
}

/** Three rungs, one at a time: where to look, which rule, nearly the fix. */
export function HintLadder({ exercise, state, withSolution = false }: HintLadderProps) {
  const t = useTranslations("break.hints");
  const hints = useHints(exercise);
  const { hints: taken, solutionShown } = state.progress;
  const next = rungNames[taken];
  return (
    <section className="hints" aria-label={t("title")}>
      <HintList hints={hints.slice(0, taken)} />
      {next !== undefined && (
        <Button variant="small" onClick={state.hint}>
          {t("ask", { number: taken + 1, rung: t(next) })}
        </Button>
      )}
      {withSolution && taken === rungs && !solutionShown && (
        <>
          <Button variant="small" onClick={state.showSolution}>
            {t("solution")}
          </Button>
          <p className="aside">{t("solutionNote")}</p>
        </>
      )}
    </section>
  );
}

/** Hints that were given. */
export function HintList({ hints }: { readonly hints: readonly string[] }) {
  const t = useTranslations("break.hints");
  return (
    <ol role="list" aria-live="polite">
      {hints.map((hint, index) => (
        <li key={index}>
          <p className="sc">{t("given", { number: index + 1, rung: t(rungNames[index] ?? "rung3") })}</p>
          <p>
            <CodeSpans text={hint} />
          </p>
        </li>
      ))}
    </ol>
  );
}
