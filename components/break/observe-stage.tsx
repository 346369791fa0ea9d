"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { Button, buttonClass } from "@/components/ui/button";
import type { Exercise } from "@/lib/exercise/exercise";
import { encodePlace } from "@/lib/store/break-link";
import { hasLocalised } from "@/lib/store/break-progress";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import { RunPlayer } from "./run-player";
import { WhyButton } from "./why-button";

interface ObserveStageProps {
  readonly exercise: Exercise;
  readonly lines: readonly HighlightedLine[];
  readonly state: BreakState & BreakActions;
  /** Without the way on to the next stage: the run alone. */
  readonly plain?: boolean;
}

const q = (chunks: ReactNode) => <q>{chunks}</q>;

/** The first stage: the run in which it fails, and the one in which nothing shows. */
export function ObserveStage({ exercise, lines, state, plain = false }: ObserveStageProps) {
  const t = useTranslations("break.observe");
  const { run, cursor, progress } = state;
  const shown = run === "fine" && exercise.fine !== null ? exercise.fine : exercise.fails;
  return (
    <>
      <div className="watch-head">
        <div>
          <h2 className="question">{t("title")}</h2>
          <p>{run === "fine" ? t("fineNote") : t("task")}</p>
        </div>
        <div className="watch-run">
          {exercise.fine !== null && (
            <p className="seg" role="group" aria-label={t("runs")}>
              {(["fails", "fine"] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === run}
                  onClick={() => state.go({ run: each })}
                >
                  {t(each)}
                </button>
              ))}
            </p>
          )}
          <p className="asked">
            <span className="sc">{shown.title}</span> {t.rich("asked", { prompt: shown.prompt, q })}
          </p>
        </div>
      </div>
      <RunPlayer
        trace={shown.trace}
        cursor={cursor}
        name="agent-loop.ts"
        lines={lines}
        onMove={state.move}
        onSeek={state.seek}
        turns={
          hasLocalised(progress) ? (
            <WhyButton trace={shown.trace} cursor={cursor} onSeek={state.seek} />
          ) : undefined
        }
      />
      <div className="after">
        <p role="status">{progress.seen && !plain ? t("seen") : ""}</p>
        <p className="actions">
          {run === "fails" && <Button onClick={() => state.seek(exercise.proof)}>{t("toProof")}</Button>}
          {!plain && (
            <a
              className={buttonClass(progress.seen ? "solid" : "plain")}
              href={`#${encodePlace({ stage: "locate", run: "fails", event: null })}`}
            >
              {t("onward")}
            </a>
          )}
        </p>
      </div>
    </>
  );
}
