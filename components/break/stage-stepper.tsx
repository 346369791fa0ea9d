"use client";

import { useTranslations } from "next-intl";
import type { Exercise } from "@/lib/exercise/exercise";
import { encodePlace } from "@/lib/store/break-link";
import { stageResult, stages, type ExerciseProgress, type Stage } from "@/lib/store/break-progress";

interface StageStepperProps {
  readonly exercise: Exercise;
  readonly stage: Stage;
  readonly progress: ExerciseProgress;
}

/** The four stages and what came of each. All of them are open at any time. */
export function StageStepper({ exercise, stage, progress }: StageStepperProps) {
  const t = useTranslations("break.stages");
  const words = useResultWords(exercise, progress);
  return (
    <nav aria-label={t("label")}>
      <ol className="stepper">
        {stages.map((each, index) => {
          const { done } = stageResult(each, progress);
          const now = each === stage;
          return (
            <li key={each} className={[done ? "done" : "", now ? "now" : ""].join(" ").trim() || undefined}>
              <a
                href={`#${encodePlace({ stage: each, run: "fails", event: null })}`}
                aria-current={now ? "step" : undefined}
              >
                <span className="n">{index + 1}</span>
                <span className="st">{t(each)}</span>
                <span className="res">
                  {done && <span aria-hidden="true">✓ </span>}
                  {words(each)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What a stage says of itself in the stepper. */
export function useResultWords(exercise: Exercise, progress: ExerciseProgress): (stage: Stage) => string {
  const t = useTranslations("break.stages");
  const { seen, marked, lineFound, lineShown, named, nameFound, runs, solved } = progress;
  return (stage) => {
    switch (stage) {
      case "observe":
        return seen ? t("seen", { what: seenWhat(exercise, t) }) : t("open.observe");
      case "locate":
        if (lineFound) return t("located", { line: marked.at(-1) ?? 0, tries: marked.length });
        return lineShown ? t("lineShown") : t("open.locate");
      case "name":
        return nameFound ? t("named", { tries: named.length }) : t("open.name");
      case "fix":
        if (solved) return t("fixed", { runs });
        return runs > 0 ? t("fixing", { runs }) : t("open.fix");
      default:
        return stage satisfies never;
    }
  };
}

function seenWhat({ fails, proof }: Exercise, t: ReturnType<typeof useTranslations<"break.stages">>): string {
  const event = fails.trace[proof];
  switch (event?.type) {
    case "request-refused":
      return t("seenWhat.refused", { status: String(event.status) });
    case "run-returned":
      return t("seenWhat.returned");
    case "run-threw":
      return t("seenWhat.threw");
    case "run-stopped":
      return t("seenWhat.stopped");
    default:
      return t("seenWhat.event", { event: proof });
  }
}
