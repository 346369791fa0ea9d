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
  readonly onGoOn: () => void;
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
  const open = score.of - score.answered;
  return (
    <>
      <div className="opening">
        <p className="sc">{t("crumb")}</p>
        <h1 ref={heading} tabIndex={-1}>
          {score.answered === 0 ? t("none") : t("score", { right: score.right, of: score.of })}
        </h1>
        <p className="lead">
          {score.helped > 0 && `${t("helped", { count: score.helped })} `}
          {score.answered === 0 && `${t("waiting", { count: open })} `}
          {score.answered > 0 && open > 0 && `${t("open", { count: open })} `}
          {missed.length === 0 && open === 0 && `${t("perfect")} `}
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
  const { answered, of } = scoreOf(round);
  const first = answered < of ? "rest" : misses > 0 ? "misses" : "another";
  const look = (step: typeof first) => (step === first ? "solid" : "plain");
  return (
    <p className="actions next-steps">
      {answered < of && (
        <Button variant={look("rest")} onClick={act.onGoOn}>
          {t("goOn")}
        </Button>
      )}
      {misses > 0 && (
        <Button variant={look("misses")} onClick={act.onMisses}>
          {t("misses", { count: Math.min(misses, round.questions.length) })}
        </Button>
      )}
      <Button variant={look("another")} onClick={() => act.onAnother(another)}>
        {t("another")}
      </Button>
      <Button onClick={act.onRestart}>{t("restart")}</Button>
      <Button onClick={act.onChoose}>{t("choose")}</Button>
    </p>
  );
}
