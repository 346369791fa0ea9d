import type { EventOf, Trace, TraceEvent } from "./event";
import type { CallCost } from "./frame";
import { stateAt } from "./run-state";

/** An event that the world saw: what two runs of different programs can be compared by. */
export type EffectEvent = EventOf<
  | "request-sent"
  | "request-refused"
  | "response-received"
  | "tool-called"
  | "tool-returned"
  | "slept"
  | "run-returned"
  | "run-threw"
  | "run-stopped"
>;

export interface Comparison {
  /** What both runs did alike, from the start. */
  readonly shared: readonly EffectEvent[];
  /** What each did from the first divergence on; both empty for equal runs. */
  readonly left: readonly EffectEvent[];
  readonly right: readonly EffectEvent[];
}

const compared: readonly TraceEvent["type"][] = [
  "request-sent",
  "request-refused",
  "response-received",
  "tool-called",
  "tool-returned",
  "slept",
  "run-returned",
  "run-threw",
  "run-stopped",
];

function effectEvents(trace: Trace): EffectEvent[] {
  return trace.filter((event): event is EffectEvent => compared.includes(event.type));
}

function essence(event: EffectEvent): string {
  const rest: Record<string, unknown> = { ...event };
  delete rest["seq"];
  delete rest["line"];
  return JSON.stringify(rest);
}

/**
 * Aligns two runs on their effects and finds where they part. Lines are not compared: the programs have other text.
 * Input: any two traces, for example a buggy and a right run of one scenario. Output: the common beginning and both rests.
 */
export function compareTraces(left: Trace, right: Trace): Comparison {
  const a = effectEvents(left);
  const b = effectEvents(right);
  let length = 0;
  for (const [index, event] of a.entries()) {
    const other = b[index];
    if (other === undefined || essence(event) !== essence(other)) break;
    length = index + 1;
  }
  return { shared: a.slice(0, length), left: a.slice(length), right: b.slice(length) };
}

/** What a run cost. Tokens are counted, cost is in US dollars. */
export interface Bill {
  readonly callsPaid: number;
  readonly callsRefused: number;
  readonly toolsRun: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
}

/** Adds up a whole run. */
export function billOf(trace: Trace): Bill {
  const { perCall } = stateAt(trace, trace.length);
  const paid = perCall.filter((call) => !call.refused);
  const sum = (pick: (call: CallCost) => number) => paid.reduce((total, call) => total + pick(call), 0);
  return {
    callsPaid: paid.length,
    callsRefused: perCall.length - paid.length,
    toolsRun: trace.filter((event) => event.type === "tool-called").length,
    inputTokens: sum((call) => call.inputTokens),
    outputTokens: sum((call) => call.outputTokens),
    cost: sum((call) => call.cost),
  };
}
