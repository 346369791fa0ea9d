"use client";

import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import type { Round } from "@/lib/store/quiz-record";
import type { QuizStore } from "@/lib/store/quiz-store";
import { Button } from "../ui/button";
import { Loading } from "../ui/loading";
import { Notice } from "../ui/notice";
import { QuestionCard } from "./question-card";

interface RoundQuestionProps {
  readonly store: QuizStore;
  readonly round: Round;
  readonly id: string;
  readonly takesFocus: boolean;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** A question of a round, tied to the store: on its way, not to be had, or asked. */
export function RoundQuestion({ store, round, id, takesFocus, nextLabel, onNext }: RoundQuestionProps) {
  const t = useTranslations("quiz");
  const { questions, checks, load, draft, hint, submit, reveal } = useStore(store);
  const view = questions[id];
  if (view === undefined || view === "loading") return <Loading label={t("loading")} />;
  if (view === "failed") {
    return (
      <Notice
        title={t("failed.title")}
        role="alert"
        actions={
          <>
            <Button variant="solid" onClick={() => void load(id)}>
              {t("failed.again")}
            </Button>
            <Button onClick={onNext}>{nextLabel}</Button>
          </>
        }
      >
        <p>{t("failed.text")}</p>
      </Notice>
    );
  }
  return (
    <QuestionCard
      view={view}
      draft={round.drafts[id]}
      given={round.answers[id]}
      hintsTaken={round.hints[id] ?? 0}
      check={checks[id]}
      takesFocus={takesFocus}
      nextLabel={nextLabel}
      onDraft={(answer) => draft(round.id, id, answer)}
      onSubmit={(answer) => void submit(round.id, id, answer)}
      onHint={() => hint(round.id, id)}
      onReveal={() => reveal(round.id, id)}
      onNext={onNext}
    />
  );
}
