"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Locale } from "@/lib/i18n/routing";
import type { QuestionView, QuizEntry } from "@/lib/quiz/question-view";
import { findRound } from "@/lib/store/quiz-changes";
import { singleRound } from "@/lib/store/quiz-rounds";
import { Link, useRouter } from "../ui/navigation";
import { TextButton } from "../ui/button";
import { RoundQuestion } from "./round-question";
import { StorageNotice } from "./storage-notice";
import { useQuizStore } from "./use-quiz-store";

interface QuizSingleProps {
  readonly index: readonly QuizEntry[];
  readonly locale: Locale;
  readonly view: QuestionView;
}

/** One question on a page of its own, reachable by link; afterwards the next one of its topic. */
export function QuizSingle({ index, locale, view }: QuizSingleProps) {
  const t = useTranslations("quiz");
  const router = useRouter();
  const [given] = useState(() => [view]);
  const store = useQuizStore({ index, locale, given });
  const { ready, record, problem, restart, openSingle } = useStore(store);
  useEffect(() => {
    openSingle(view.id);
  }, [openSingle, view.id]);
  // Until the browser's record is read, the question stands there unanswered, as the server drew it.
  const round = (ready ? findRound(record, singleRound(view.id).id) : undefined) ?? singleRound(view.id);
  const next = index[(index.findIndex(({ id }) => id === view.id) + 1) % index.length]?.id ?? view.id;
  return (
    <>
      <StorageNotice problem={problem} />
      <div className="qhead">
        <p className="sc crumbs">
          <Link href="/quiz" prefetch={false}>
            {t("progress.quiz")}
          </Link>
          <span className="sep" aria-hidden="true">
            /
          </span>
          {t(`topics.${view.topic}`)}
        </p>
        {round.answers[view.id] !== undefined && (
          <TextButton className="end" onClick={() => restart(round.id)}>
            {t("askAgain")}
          </TextButton>
        )}
      </div>
      <RoundQuestion
        store={store}
        round={round}
        id={view.id}
        takesFocus={false}
        nextLabel={t("next")}
        onNext={() => router.push(`/quiz/${next}`)}
      />
    </>
  );
}
