import { useEffect } from "react";
import type { Round } from "@/lib/store/quiz-record";
import type { QuizStore } from "@/lib/store/quiz-store";

/** Fetches the question on screen, then the others one by one: a round once begun goes on without a network. */
export function usePrefetch(store: QuizStore, round: Round, current: number): void {
  const names = round.questions.join(" ");
  useEffect(() => {
    let wanted = true;
    const fetchAll = async () => {
      const ids = names.split(" ");
      for (const id of [...ids.slice(current), ...ids.slice(0, current)]) {
        if (!wanted) return;
        await store.getState().load(id);
      }
    };
    void fetchAll();
    return () => {
      wanted = false;
    };
  }, [store, names, current]);
}
