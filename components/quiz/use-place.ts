import { useMemo, useSyncExternalStore } from "react";
import { decodePlace, type QuizPlace } from "@/lib/store/quiz-place";

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  window.addEventListener("popstate", changed);
  return () => {
    window.removeEventListener("hashchange", changed);
    window.removeEventListener("popstate", changed);
  };
}

/** The place that the address names: back and forward walk through the questions. */
export function usePlace(): QuizPlace {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => "",
  );
  return useMemo(() => decodePlace(hash), [hash]);
}
