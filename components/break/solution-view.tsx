"use client";

import { useTranslations } from "next-intl";
import type { Exercise } from "@/lib/exercise/exercise";
import type { ExerciseLines } from "./exercise-view";
import { CodeSpans } from "@/components/ui/code-spans";
import { SideBySide } from "./side-by-side";

interface SolutionViewProps {
  readonly exercise: Exercise;
  readonly lines: ExerciseLines;
}

/** One way to repair it, behind the last rung of the ladder. */
export function SolutionView({ exercise, lines }: SolutionViewProps) {
  const t = useTranslations("break");
  return (
    <section className="solution" aria-labelledby="h-solution">
      <header>
        <h2 id="h-solution">{t("hints.solutionTitle")}</h2>
      </header>
      <p>
        <CodeSpans text={exercise.cure} />
      </p>
      <SideBySide exercise={exercise} lines={lines} />
    </section>
  );
}
