"use client";

import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import type { Locale } from "@/lib/i18n/routing";
import type { QuizEntry } from "@/lib/quiz/question-view";
import { findRound } from "@/lib/store/quiz-changes";
import { encodePlace } from "@/lib/store/quiz-place";
import type { Round } from "@/lib/store/quiz-record";
import { nextOpen } from "@/lib/store/quiz-rounds";
import type { QuizStore } from "@/lib/store/quiz-store";
import { Loading } from "../ui/loading";
import { useRouter } from "../ui/navigation";
import { NoRound } from "./no-round";
import { RoundHead } from "./round-head";
import { RoundQuestion } from "./round-question";
import { RoundResult } from "./round-result";
import { StorageNotice } from "./storage-notice";
import { usePlace } from "./use-place";
import { usePrefetch } from "./use-prefetch";
import { useQuizStore } from "./use-quiz-store";

interface QuizRoundProps {
  readonly index: readonly QuizEntry[];
  readonly locale: Locale;
}

/** The page of a round: the question that the address names, or the result. */
export function QuizRound({ index, locale }: QuizRoundProps) {
  const t = useTranslations("quiz");
  const store = useQuizStore({ index, locale });
  const { ready, record, problem } = useStore(store);
  const place = usePlace();
  if (!ready) return <Loading label={t("loading")} />;
  const round = place.round === null ? record.rounds[0] : findRound(record, place.round);
  if (round === undefined) return <NoRound />;
  const asked = place.question === null ? (nextOpen(round, 0) ?? 0) : place.question - 1;
  const current = Math.min(asked, round.questions.length - 1);
  return (
    <>
      <StorageNotice problem={problem} />
      {place.result ? (
        <Result store={store} round={round} index={index} />
      ) : (
        <Asked key={round.id} store={store} round={round} current={current} index={index} />
      )}
    </>
  );
}

function goTo(round: string, question: number | null): void {
  window.location.hash = encodePlace({ round, question, result: question === null });
  window.scrollTo({ top: 0 });
}

interface AskedProps {
  readonly store: QuizStore;
  readonly round: Round;
  readonly current: number;
  readonly index: readonly QuizEntry[];
}

function Asked({ store, round, current, index }: AskedProps) {
  const t = useTranslations("quiz");
  usePrefetch(store, round, current);
  const open = nextOpen(round, current);
  const id = round.questions[current] ?? "";
  const topic = index.find((entry) => entry.id === id)?.topic;
  return (
    <>
      <RoundHead
        round={round}
        current={current}
        topic={topic === undefined ? "" : t(`topics.${topic}`)}
        onEnd={() => goTo(round.id, null)}
      />
      <RoundQuestion
        key={id}
        store={store}
        round={round}
        id={id}
        takesFocus
        nextLabel={open === null ? t("toResult") : t("next")}
        onNext={() => goTo(round.id, open === null ? null : open + 1)}
      />
    </>
  );
}

function Result({ store, round, index }: Omit<AskedProps, "current">) {
  const router = useRouter();
  usePrefetch(store, round, 0);
  const { record, questions, startMisses, start, restart } = useStore(store);
  return (
    <RoundResult
      round={round}
      index={index}
      record={record}
      questions={questions}
      onGoOn={() => goTo(round.id, (nextOpen(round, 0) ?? 0) + 1)}
      onMisses={() => goTo(startMisses({ topics: [], length: round.questions.length }), 1)}
      onAnother={(selection) => goTo(start(selection), 1)}
      onRestart={() => {
        restart(round.id);
        goTo(round.id, 1);
      }}
      onChoose={() => router.push("/quiz")}
    />
  );
}
