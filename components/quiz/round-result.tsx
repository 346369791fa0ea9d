"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { QuizEntry } from "@/lib/quiz/question-view";
import type { QuizRecord, Round } from "@/lib/store/quiz-record";
import { isMiss, readSelection, scoreByTopic, scoreOf, type Selection } from "@/lib/store/quiz-rounds";
import type { Loaded } from "@/lib/store/quiz-store";
import { Button } from "../ui/button";
import { RevisitList } from "./revisit-list";
import { TopicScores } from "./topic-scores";

interface RoundResultProps {
  readonly round: Round;
  readonly index: readonly QuizEntry[];
  readonly record: QuizRecord;
  readonly questions: Readonly<Record<string, Loaded>>;
  readonly onMisses: () => void;
  readonly onAnother: (selection: Selection) => void;
  readonly onRestart: () => void;
  readonly onChoose: () => void;
}

/** The end of a round: score, topics, what to revisit, and one thing to do next. */
export function RoundResult(props: RoundResultProps) {
  const { round, index, record, questions } = props;
  const t = useTranslations("quiz.result");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const score = scoreOf(round);
  const topics = scoreByTopic(round, index);
  const missed = topics.flatMap((topic) => topic.missed);
  const best = round.selection === null ? undefined : record.best[round.selection];
  return (
    <>
      <div className="opening">
        <p className="sc">{t("crumb")}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t("score", { right: score.right, of: score.of })}
        </h1>
        <p className="lead">
          {score.helped > 0 && `${t("helped", { count: score.helped })} `}
          {score.answered < score.of && `${t("open", { count: score.of - score.answered })} `}
          {missed.length === 0 && score.answered === score.of && `${t("perfect")} `}
          {best !== undefined && t("best", { right: best.right, of: best.of })}
        </p>
      </div>
      <NextSteps {...props} />
      <div className="spread">
        <TopicScores topics={topics} />
        <RevisitList round={round} missed={missed} questions={questions} />
      </div>
    </>
  );
}

/** One thing to do next, first in line; the others stand back. */
function NextSteps({ round, index, record, ...act }: RoundResultProps) {
  const t = useTranslations("quiz.result");
  const misses = index.filter(({ id }) => isMiss(record, id)).length;
  const another = readSelection(round.selection);
  return (
    <p className="actions next-steps">
      {misses > 0 && (
        <Button variant="solid" onClick={act.onMisses}>
          {t("misses", { count: Math.min(misses, round.questions.length) })}
        </Button>
      )}
      <Button variant={misses > 0 ? "plain" : "solid"} onClick={() => act.onAnother(another)}>
        {t("another")}
      </Button>
      <Button onClick={act.onRestart}>{t("restart")}</Button>
      <Button onClick={act.onChoose}>{t("choose")}</Button>
    </p>
  );
}
