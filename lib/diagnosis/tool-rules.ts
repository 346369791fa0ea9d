import { callsOf, contentBlocks, resultsFor } from "./history";
import type { LoopRule, Proof } from "./loop-rule";

/** Replies whose calls must never be executed: cut or refused ones. */
const neverRun: readonly (string | null)[] = ["max_tokens", "model_context_window_exceeded", "refusal"];

/** Rules about the execution of tools. */
export const toolRules: readonly LoopRule[] = [
  {
    id: "truncated-call-executed",
    severity: "fault",
    check({ exchange }) {
      if (!neverRun.includes(exchange.reply?.message.stop_reason ?? null)) return [];
      return exchange.toolCalls.map((call) => ({ seq: call.seq, ids: call.id === null ? [] : [call.id] }));
    },
  },
  {
    id: "truncated-turn-kept",
    severity: "fault",
    check({ exchange, next }) {
      const message = exchange.reply?.message;
      if (message === undefined || next === null || !neverRun.includes(message.stop_reason)) return [];
      const cut = callsOf(message).map((call) => call.id);
      const kept = next.request.params.messages.some((each) =>
        contentBlocks(each.content).some(
          (block) => block["type"] === "tool_use" && cut.includes(String(block["id"])),
        ),
      );
      return kept ? [{ seq: next.request.seq, path: "messages", ids: cut }] : [];
    },
  },
  {
    id: "tool-called-unasked",
    severity: "fault",
    check({ run, exchange, previous }) {
      const early = previous === null ? run.early : [];
      return [...early, ...exchange.toolCalls]
        .filter((call) => call.id === null)
        .map((call) => ({ seq: call.seq }));
    },
  },
  {
    id: "tool-run-twice-for-one-call",
    severity: "fault",
    check({ exchange }) {
      const seen = new Set<string>();
      return exchange.toolCalls.flatMap((call): Proof[] => {
        if (call.id === null) return [];
        if (seen.has(call.id)) return [{ seq: call.seq, ids: [call.id] }];
        seen.add(call.id);
        return [];
      });
    },
  },
  {
    id: "call-not-executed",
    severity: "fault",
    check({ exchange, next }) {
      const message = exchange.reply?.message;
      if (message?.stop_reason !== "tool_use" || next === null) return [];
      const run = new Set(exchange.toolCalls.map((call) => call.id));
      const dropped = callsOf(message).filter((call) => {
        const [result] = resultsFor(next.request.params, call.id);
        return !run.has(call.id) && result?.["is_error"] !== true;
      });
      const ids = dropped.map((call) => call.id);
      return ids.length === 0 ? [] : [{ seq: next.request.seq, path: "messages", ids }];
    },
  },
  {
    id: "failure-invisible-to-model",
    severity: "fault",
    check({ exchange, next }) {
      if (next === null) return [];
      return exchange.toolReturns.flatMap((returned): Proof[] => {
        if (!returned.isError || returned.id === null) return [];
        const results = resultsFor(next.request.params, returned.id);
        const told = results.length === 0 || results.some((result) => result["is_error"] === true);
        return told ? [] : [{ seq: next.request.seq, path: "messages", ids: [returned.id] }];
      });
    },
  },
  {
    id: "no-progress-guard",
    severity: "fault",
    check({ run, exchange }) {
      const at = run.exchanges.indexOf(exchange);
      const window = run.exchanges.slice(Math.max(0, at - 3), at + 1);
      const acts = window.map((each) =>
        JSON.stringify(each.toolCalls.map((call) => [call.name, call.input])),
      );
      const failing = window.every((each) => each.toolReturns.some((returned) => returned.isError));
      const stuck = window.length === 4 && failing && acts.every((act) => act === acts[0]);
      const [first] = exchange.toolCalls;
      return stuck && first !== undefined ? [{ seq: first.seq }] : [];
    },
  },
];
