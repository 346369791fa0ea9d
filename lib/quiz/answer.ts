/** What somebody answered, or is about to. */
export type Answer =
  | { readonly type: "choice"; readonly keys: readonly string[] }
  | { readonly type: "order"; readonly steps: readonly string[] }
  | { readonly type: "line"; readonly line: number }
  | { readonly type: "array"; readonly text: string };

/**
 * What became of a question: answered right, right with the help of hints, wrong, or the answer was asked for.
 * Only the first leaves it out of the misses.
 */
export type Outcome = "right" | "helped" | "wrong" | "shown";
