import type Anthropic from "@anthropic-ai/sdk";

/** Where a right loop goes: run the calls, send again as it is, return the text, throw. */
export type LoopExit = "run" | "again" | "return" | "throw";

/** What one `stop_reason` says and what a right loop does about it. */
export interface StopReasonFacts {
  readonly value: Anthropic.StopReason;
  readonly exit: LoopExit;
  /** Whether the client calls of the turn are to be executed. A cut or refused turn is never executed. */
  readonly runCalls: boolean;
  /** Whether the assistant turn belongs into the history of the next request, unchanged. */
  readonly keepTurn: boolean;
  /** Whether the reply was cut: its last block may end in the middle. */
  readonly cut: boolean;
  /** Whether another request can help, and which: the grown history, the same one, or one with a changed parameter. */
  readonly nextRequest:
    "with-results" | "with-turn" | "larger-max-tokens" | "shorter-history" | "other-model" | "none";
  /** Page of platform.claude.com/docs that defines it. */
  readonly source: string;
}

const HANDLING = "build-with-claude/handling-stop-reasons";

/** The seven values of the general API (SDK 1.14, `StopReason`), in the order in which a loop meets them. */
export const stopReasons: readonly StopReasonFacts[] = [
  {
    value: "tool_use",
    exit: "run",
    runCalls: true,
    keepTurn: true,
    cut: false,
    nextRequest: "with-results",
    source: `${HANDLING}#tool-use`,
  },
  {
    value: "end_turn",
    exit: "return",
    runCalls: false,
    keepTurn: true,
    cut: false,
    nextRequest: "none",
    source: `${HANDLING}#end-turn`,
  },
  {
    value: "pause_turn",
    exit: "again",
    runCalls: false,
    keepTurn: true,
    cut: false,
    nextRequest: "with-turn",
    source: `${HANDLING}#pause-turn`,
  },
  {
    value: "stop_sequence",
    exit: "return",
    runCalls: false,
    keepTurn: true,
    cut: false,
    nextRequest: "none",
    source: HANDLING,
  },
  {
    value: "max_tokens",
    exit: "again",
    runCalls: false,
    keepTurn: false,
    cut: true,
    nextRequest: "larger-max-tokens",
    source: `${HANDLING}#max-tokens`,
  },
  {
    value: "model_context_window_exceeded",
    exit: "throw",
    runCalls: false,
    keepTurn: false,
    cut: true,
    nextRequest: "shorter-history",
    source: HANDLING,
  },
  {
    value: "refusal",
    exit: "throw",
    runCalls: false,
    keepTurn: false,
    cut: false,
    nextRequest: "other-model",
    source: "build-with-claude/refusals-and-fallback",
  },
];

/**
 * Looks a value up. Input: `stop_reason` as received. Output: its facts, or undefined for a value that is not
 * (yet) defined: new values may appear, and a loop must stop safely on them.
 */
export function stopReasonFacts(value: string): StopReasonFacts | undefined {
  return stopReasons.find((facts) => facts.value === value);
}

/** What a right loop does with a value; an unknown one is thrown. */
export function exitOf(value: string): LoopExit {
  return stopReasonFacts(value)?.exit ?? "throw";
}
