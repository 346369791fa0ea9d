/** Where somebody is in a round. It stands in the fragment: rounds live in the browser, no server knows them. */
export interface QuizPlace {
  /** Null for the latest round. */
  readonly round: string | null;
  /** Question, from 1; null for the first one that is open. */
  readonly question: number | null;
  readonly result: boolean;
}

/** Writes a place as a fragment, with "#". */
export function encodePlace({ round, question, result }: QuizPlace): string {
  const params = new URLSearchParams();
  if (round !== null) params.set("round", round);
  if (result) params.set("view", "result");
  else if (question !== null) params.set("question", String(question));
  return `#${params.toString()}`;
}

/** Reads a fragment. Junk names the latest round; never throws. */
export function decodePlace(fragment: string): QuizPlace {
  const params = new URLSearchParams(fragment.replace(/^#/u, ""));
  const question = params.get("question") ?? "";
  return {
    round: params.get("round"),
    question: /^[1-9]\d{0,2}$/u.test(question) ? Number(question) : null,
    result: params.get("view") === "result",
  };
}
