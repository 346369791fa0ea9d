"use client";

import { useTranslations } from "next-intl";
import type { Locale } from "@/lib/content/scenario";
import type { Exercise } from "@/lib/exercise/exercise";
import type { FixStore } from "@/lib/store/break-fix-store";
import { hasLocalised } from "@/lib/store/break-progress";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import { Button } from "@/components/ui/button";
import type { ExerciseLines } from "./exercise-view";
import { FixStage } from "./fix-stage";
import { LocateStage } from "./locate-stage";
import { NameStage } from "./name-stage";
import { ObserveStage } from "./observe-stage";
import { RunComparison } from "./run-comparison";

interface ExerciseStageProps {
  readonly exercise: Exercise;
  readonly lines: ExerciseLines;
  readonly locale: Locale;
  readonly state: BreakState & BreakActions;
  readonly fixing: FixStore;
}

/** The stage that the learner is at, and below it how a right loop behaves, once a line has been marked. */
export function ExerciseStage(props: ExerciseStageProps) {
  const { exercise, state } = props;
  const t = useTranslations("break");
  const { stage, progress, comparing } = state;
  const hasPlayer = stage === "observe" || stage === "fix";
  return (
    <>
      <section id="stage" tabIndex={-1} aria-label={t(`stages.${stage}`)} className={`stage ${stage}`}>
        <Current {...props} />
      </section>
      {hasLocalised(progress) || comparing || progress.solved ? (
        <RunComparison comparison={exercise.comparison} figure={hasPlayer ? 4 : 2} />
      ) : (
        <p className="closed">
          {t("compare.closed")}{" "}
          <Button variant="small" onClick={state.compare}>
            {t("compare.openNow")}
          </Button>
        </p>
      )}
    </>
  );
}

function Current({ exercise, lines, locale, state, fixing }: ExerciseStageProps) {
  const { stage } = state;
  switch (stage) {
    case "observe":
      return <ObserveStage exercise={exercise} lines={lines.buggy} state={state} />;
    case "locate":
      return <LocateStage exercise={exercise} lines={lines.buggy} state={state} />;
    case "name":
      return <NameStage exercise={exercise} lines={lines.buggy} state={state} />;
    case "fix":
      return <FixStage exercise={exercise} lines={lines} locale={locale} state={state} fixing={fixing} />;
    default:
      return stage satisfies never;
  }
}
