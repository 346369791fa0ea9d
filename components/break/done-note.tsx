"use client";

import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation";
import type { Exercise } from "@/lib/exercise/exercise";
import { stageResult, stages, type ExerciseProgress } from "@/lib/store/break-progress";
import { HintList, useHints } from "./hint-ladder";
import { CodeSpans } from "@/components/ui/code-spans";
import { useResultWords } from "./stage-stepper";

interface DoneNoteProps {
  readonly exercise: Exercise;
  readonly progress: ExerciseProgress;
  readonly onStartOver: () => void;
}

/** The exercise is complete: what each stage came to, what to remember, all hints, and one way on. */
export function DoneNote({ exercise, progress, onStartOver }: DoneNoteProps) {
  const t = useTranslations("break.done");
  const hints = useHints(exercise);
  return (
    <section className="done-note" aria-labelledby="h-done">
      <header>
        <h2 id="h-done" tabIndex={-1}>
          <span aria-hidden="true">✓</span> {t("title")}
        </h2>
      </header>
      <div className="done-parts">
        <ScoreTable exercise={exercise} progress={progress} />
        <dl className="answers">
          {(["cause", "cure"] as const).map((part) => (
            <div key={part}>
              <dt>{t(part)}</dt>
              <dd>
                <CodeSpans text={exercise[part]} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("remember")}</dt>
            <dd>
              <CodeSpans text={exercise.model} />
            </dd>
          </div>
        </dl>
        <section className="hints" aria-label={t("allHints")}>
          <HintList hints={hints} />
        </section>
      </div>
      <p className="actions">
        <NextLink exercise={exercise} />
        <Link href="/break" prefetch={false} className={buttonClass()}>
          {t("all")}
        </Link>
        <Button variant="quiet" title={t("startOverHint")} onClick={onStartOver}>
          {t("startOver")}
        </Button>
      </p>
    </section>
  );
}

/** One way on, and only one: the next bug, then a mystery, then another. */
function NextLink({ exercise }: { readonly exercise: Exercise }) {
  const t = useTranslations("break.done");
  const { next, nextTitle, seed } = exercise;
  const words = seed !== null ? t("another") : t("nextMystery");
  return (
    <Link href={`/break/${next ?? "mystery"}`} prefetch={false} className={buttonClass("solid")}>
      {next !== null && nextTitle !== null ? t("next", { title: nextTitle }) : words}
    </Link>
  );
}

function ScoreTable({ exercise, progress }: Omit<DoneNoteProps, "onStartOver">) {
  const t = useTranslations("break");
  const words = useResultWords(exercise, progress);
  return (
    <table className="scores">
      <caption className="sc">{t("done.score")}</caption>
      <tbody>
        {stages.map((stage) => {
          const { points } = stageResult(stage, progress);
          return (
            <tr key={stage}>
              <th scope="row">{t(`stages.${stage}`)}</th>
              <td>{points === null ? t("done.open") : words(stage)}</td>
              <td>{points === null ? "–" : t("done.points", { points })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
