/** What a run is judged by: the columns of the report. */
export const aspects = ["accepted", "calls", "history", "ending", "waste"] as const;
export type Aspect = (typeof aspects)[number];

/** The loop rules by what they judge; every other rule is one of the API's own. */
const rules: Readonly<Record<string, Aspect>> = {
  "truncated-call-executed": "calls",
  "tool-called-unasked": "calls",
  "tool-run-twice-for-one-call": "calls",
  "call-not-executed": "calls",
  "failure-invisible-to-model": "calls",
  "tool-exception-escapes": "calls",
  "call-abandoned": "calls",
  "tool-results-split-over-messages": "calls",
  "truncated-turn-kept": "history",
  "history-not-resent": "history",
  "assistant-turn-forgotten": "history",
  "assistant-content-altered": "history",
  "tools-left-out": "history",
  "text-after-tool-result": "history",
  "returned-with-open-calls": "ending",
  "cap-as-stop": "ending",
  "pause-turn-not-continued": "ending",
  "cut-reply-returned-as-answer": "ending",
  "refusal-returned-as-answer": "ending",
  "unknown-stop-reason-as-end": "ending",
  "finished-reply-not-returned": "ending",
  "answer-not-the-models": "ending",
  "stop-reason-contradicts-content": "ending",
  "run-stopped": "ending",
  "wrong-ending": "ending",
  "no-request-made": "ending",
  "forced-tool-choice-in-loop": "ending",
  "identical-request-resent": "waste",
  "request-after-end": "waste",
  "refused-request-resent": "waste",
  "no-progress-guard": "waste",
};

/** What a rule judges. */
export function aspectOf(rule: string): Aspect {
  return Object.hasOwn(rules, rule) ? (rules[rule] ?? "accepted") : "accepted";
}
