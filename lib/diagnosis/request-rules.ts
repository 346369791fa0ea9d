import { validateRequest } from "../messages-api/validate-request";
import type { Exchange } from "./exchanges";
import { flatHistory, flatReply } from "./history";
import type { LoopMoment, LoopRule } from "./loop-rule";

/** Whether a try failed for reasons that are not the request's: sending it again is right. */
function mayBeRetried({ refusal }: Exchange): boolean {
  return refusal !== null && (refusal.status === 0 || refusal.status === 429 || refusal.status >= 500);
}

function startsWith(list: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((each, index) => list[index] === each);
}

/** A turn that must be sent back: it asks for results, or it is paused. */
function mustBeEchoed({ exchange }: LoopMoment): boolean {
  const reason = exchange.reply?.message.stop_reason;
  return reason === "tool_use" || reason === "pause_turn";
}

/** Rules about what a request says, in view of the exchange before it. */
export const requestRules: readonly LoopRule[] = [
  {
    id: "identical-request-resent",
    severity: "fault",
    check({ exchange, next }) {
      if (next === null || mayBeRetried(exchange)) return [];
      const same = JSON.stringify(exchange.request.params) === JSON.stringify(next.request.params);
      return same ? [{ seq: next.request.seq }] : [];
    },
  },
  {
    id: "history-not-resent",
    severity: "fault",
    check({ exchange, next }) {
      if (next === null) return [];
      const before = flatHistory(exchange.request.params.messages);
      const after = flatHistory(next.request.params.messages);
      return startsWith(after, before) ? [] : [{ seq: next.request.seq, path: "messages" }];
    },
  },
  {
    id: "assistant-turn-forgotten",
    severity: "fault",
    check(moment) {
      const { exchange, next } = moment;
      if (next === null || exchange.reply === null || !mustBeEchoed(moment)) return [];
      const before = flatHistory(exchange.request.params.messages);
      const after = flatHistory(next.request.params.messages);
      if (!startsWith(after, before) || after.length === before.length) return [];
      const added = after.slice(before.length);
      const hasTurn = added[0]?.startsWith("assistant ") === true;
      return hasTurn ? [] : [{ seq: next.request.seq, path: "messages" }];
    },
  },
  {
    id: "assistant-content-altered",
    severity: "fault",
    check(moment) {
      const { exchange, next } = moment;
      if (next === null || exchange.reply === null || !mustBeEchoed(moment)) return [];
      const before = flatHistory(exchange.request.params.messages);
      const after = flatHistory(next.request.params.messages);
      const added = after.slice(before.length);
      if (!startsWith(after, before) || added[0]?.startsWith("assistant ") !== true) return [];
      const intact = startsWith(added, flatReply(exchange.reply.message));
      return intact ? [] : [{ seq: next.request.seq, path: "messages" }];
    },
  },
  {
    id: "tools-left-out",
    severity: "fault",
    check({ run, exchange }) {
      const offered = run.start?.tools.length ?? 0;
      const sent = exchange.request.params.tools?.length ?? 0;
      return sent < offered ? [{ seq: exchange.request.seq, path: "tools" }] : [];
    },
  },
  {
    id: "forced-tool-choice-in-loop",
    severity: "warning",
    check({ exchange }) {
      const choice = exchange.request.params.tool_choice?.type;
      const forced = choice === "tool" || choice === "any";
      return forced ? [{ seq: exchange.request.seq, path: "tool_choice" }] : [];
    },
  },
  {
    id: "request-after-end",
    severity: "fault",
    check({ exchange, next }) {
      const reason = exchange.reply?.message.stop_reason;
      const ended = reason === "end_turn" || reason === "stop_sequence" || reason === "refusal";
      return ended && next !== null ? [{ seq: next.request.seq }] : [];
    },
  },
  {
    id: "refused-request-resent",
    severity: "fault",
    check({ exchange, next }) {
      if (exchange.refusal === null || mayBeRetried(exchange) || next === null) return [];
      const same = JSON.stringify(exchange.request.params) === JSON.stringify(next.request.params);
      return same ? [{ seq: next.request.seq }] : [];
    },
  },
];

/** What the API refused, under the id of its own rule. */
export const refusalRule: LoopRule = {
  id: "request-refused",
  severity: "fault",
  check({ exchange }) {
    return exchange.refusal === null || mayBeRetried(exchange) ? [] : [{ seq: exchange.refusal.seq }];
  },
};

/** Accepted but unwise: the lints of request validation, on every request that was answered. */
export function lintsOf({ exchange, previous }: LoopMoment) {
  const seen = new Set((previous === null ? [] : lint(previous)).map((each) => JSON.stringify(each)));
  return lint(exchange).filter((each) => !seen.has(JSON.stringify(each)));
}

function lint({ request }: Exchange) {
  return validateRequest(request.params, { apiVersion: "2026-10-21", betas: [] }).lints;
}
