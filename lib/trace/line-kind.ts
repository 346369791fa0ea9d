/** What a line of a loop program is there for, as far as its text tells. */
export type LineKind =
  | "send"
  | "inspect"
  | "append-assistant"
  | "append-user"
  | "run-tool"
  | "answer-call"
  | "next-block"
  | "skip-block"
  | "round"
  | "raise-limit"
  | "return-if"
  | "return"
  | "throw-if"
  | "throw"
  | "leave-branch"
  | "read-reply"
  | "other";

/** First match wins: the order goes from the acts of the loop to plain statements. */
const patterns: readonly (readonly [LineKind, RegExp])[] = [
  ["send", /messages\s*\.\s*(create|stream)\s*\(/],
  ["append-assistant", /\bpush\s*\(\s*\{\s*role:\s*["'`]assistant/],
  ["append-user", /\bpush\s*\(\s*\{\s*role:\s*["'`]user/],
  ["run-tool", /\bexecuteTool\s*\(/],
  ["answer-call", /await\s+answer\w*\s*\(/],
  ["throw-if", /\bif\s*\(.*\bthrow\b/],
  ["throw", /\bthrow\b/],
  ["inspect", /\b(switch|if|while)\s*\(.*stop_reason/],
  ["skip-block", /\bcontinue\b/],
  ["leave-branch", /^\s*break\b/],
  ["return-if", /\bif\s*\(.*\breturn\b/],
  ["return", /\breturn\b/],
  ["next-block", /\bfor\s*\(\s*const\s+\w+\s+of\b/],
  ["round", /\b(for|while)\s*\(/],
  ["raise-limit", /^(?!.*\b(?:let|const|var)\b).*\bmax_?tokens\b\s*[*+]?=/i],
  ["read-reply", /\bstop_reason\b/],
];

/** Sorts a line of program text by its purpose; "other" when nothing is recognised. */
export function lineKind(text: string): LineKind {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
}
