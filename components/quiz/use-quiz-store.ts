import { useEffect, useState } from "react";
import type { Locale } from "@/lib/i18n/routing";
import type { QuestionView, QuizEntry } from "@/lib/quiz/question-view";
import { quizOverHttp } from "@/lib/store/quiz-client";
import { createQuizStorage, quizStorageKey } from "@/lib/store/quiz-storage";
import { createQuizStore, type QuizStore } from "@/lib/store/quiz-store";

// One for all pages of the quiz: when the browser keeps nothing, its memory carries a round from page to page.
const storage = createQuizStorage(() => window.localStorage);

interface Setting {
  readonly index: readonly QuizEntry[];
  readonly locale: Locale;
  readonly given?: readonly QuestionView[];
}

/** The store of a page of the quiz. It reads the record after the first render, and again when another tab writes. */
export function useQuizStore({ index, locale, given = [] }: Setting): QuizStore {
  const [store] = useState(() =>
    createQuizStore({
      index,
      storage,
      given,
      client: quizOverHttp((...request) => fetch(...request), locale),
      seed: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1,
    }),
  );
  useEffect(() => {
    const { refresh } = store.getState();
    refresh();
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === quizStorageKey) refresh();
    };
    window.addEventListener("storage", follow);
    return () => {
      window.removeEventListener("storage", follow);
    };
  }, [store]);
  return store;
}
