import { stopReasonFacts } from "../messages-api/stop-reason";
import type { Exchange, RunEndEvent } from "./exchanges";
import { callsOf, textOf } from "./history";
import type { LoopMoment, LoopRule } from "./loop-rule";

interface Ending {
  readonly end: RunEndEvent;
  readonly exchange: Exchange;
  /** Null when the last request was refused or unanswered. */
  readonly reason: string | null;
}

/** A rule that looks at the end of the run only. */
function endingRule(id: string, wrong: (ending: Ending) => boolean): LoopRule {
  return {
    id,
    severity: "fault",
    check({ run, exchange, next }: LoopMoment) {
      if (next !== null || run.end === null) return [];
      const reason = exchange.reply?.message.stop_reason ?? null;
      return wrong({ end: run.end, exchange, reason }) ? [{ seq: run.end.seq }] : [];
    },
  };
}

const returned = (end: RunEndEvent) => end.type === "run-returned";
const threwOwn = (end: RunEndEvent) => end.type === "run-threw" && end.error.status === undefined;
const failed = (exchange: Exchange) => exchange.toolReturns.some((each) => each.isError);
/** Whether every call of the reply was executed. */
function allRun(exchange: Exchange): boolean {
  const message = exchange.reply?.message;
  if (message === undefined) return false;
  const run = new Set(exchange.toolCalls.map((call) => call.id));
  return callsOf(message).every((call) => run.has(call.id));
}
const squeeze = (text: string) => text.replace(/\s+/g, "");

/** Rules about where and how a run ends. */
export const endingRules: readonly LoopRule[] = [
  endingRule(
    "returned-with-open-calls",
    ({ end, exchange, reason }) => returned(end) && reason === "tool_use" && !allRun(exchange),
  ),
  endingRule(
    "cap-as-stop",
    ({ end, exchange, reason }) =>
      (returned(end) || (threwOwn(end) && !failed(exchange))) && reason === "tool_use" && allRun(exchange),
  ),
  endingRule(
    "tool-exception-escapes",
    ({ end, exchange, reason }) => end.type === "run-threw" && reason === "tool_use" && failed(exchange),
  ),
  endingRule(
    "call-abandoned",
    ({ end, exchange, reason }) =>
      threwOwn(end) && reason === "tool_use" && !failed(exchange) && !allRun(exchange),
  ),
  endingRule(
    "pause-turn-not-continued",
    ({ end, reason }) => (returned(end) || threwOwn(end)) && reason === "pause_turn",
  ),
  endingRule(
    "cut-reply-returned-as-answer",
    ({ end, reason }) =>
      returned(end) && (reason === "max_tokens" || reason === "model_context_window_exceeded"),
  ),
  endingRule(
    "refusal-returned-as-answer",
    ({ end, exchange, reason }) =>
      end.type === "run-returned" &&
      reason === "refusal" &&
      exchange.reply !== null &&
      (end.value.trim() === "" || squeeze(end.value) === squeeze(textOf(exchange.reply.message))),
  ),
  endingRule(
    "unknown-stop-reason-as-end",
    ({ end, reason }) => returned(end) && reason !== null && stopReasonFacts(reason) === undefined,
  ),
  endingRule(
    "finished-reply-not-returned",
    ({ end, reason }) => threwOwn(end) && (reason === "end_turn" || reason === "stop_sequence"),
  ),
  endingRule(
    "answer-not-the-models",
    ({ end, exchange, reason }) =>
      end.type === "run-returned" &&
      (reason === "end_turn" || reason === "stop_sequence") &&
      exchange.reply !== null &&
      !squeeze(end.value).includes(squeeze(textOf(exchange.reply.message))),
  ),
  endingRule("run-stopped", ({ end }) => end.type === "run-stopped"),
  {
    id: "stop-reason-contradicts-content",
    severity: "fault",
    check({ exchange }) {
      const { reply } = exchange;
      if (reply === null) return [];
      const calls = callsOf(reply.message).length;
      const { stop_reason } = reply.message;
      const wrong = stop_reason === "tool_use" ? calls === 0 : stop_reason === "end_turn" && calls > 0;
      return wrong ? [{ seq: reply.seq }] : [];
    },
  },
];
