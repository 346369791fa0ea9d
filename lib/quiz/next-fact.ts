import type { EventOf, Trace, TraceEvent } from "../trace/event";
import type { NextFact, PredictNext, Proof } from "./question";

/** Finds the event that a proof names. Output: its `seq`, or null if the run has no such event. */
export function proofSeq(trace: Trace, proof: Omit<Proof, "scenario">): number | null {
  const found = trace.filter((event) => event.type === proof.event && fits(event, proof));
  return found[(proof.nth ?? 1) - 1]?.seq ?? null;
}

function fits(event: TraceEvent, { stop_reason, isError }: Omit<Proof, "scenario">): boolean {
  if (stop_reason !== undefined && !hasReason(event, stop_reason)) return false;
  return isError === undefined || (event.type === "tool-returned" && event.isError === isError);
}

/** What comes next in a real run: the event, and the option that says so. */
export interface Prediction {
  readonly key: string;
  /** The moment at which the run stands, and what comes next. */
  readonly moment: number;
  readonly seq: number;
}

/**
 * The right option of a predict-next question, computed from a real run: the one whose fact holds for the first event
 * after the moment whose type an option names. Errors: throws if none or several hold, which a content test turns red.
 */
export function predictNext(question: PredictNext, trace: Trace): Prediction {
  const moment = proofSeq(trace, question.run);
  const named = new Set(Object.values(question.options).map(({ fact }) => eventOf(fact)));
  const next = trace.find((event) => moment !== null && event.seq > moment && named.has(event.type));
  if (moment === null || next === undefined) throw new Error(`${question.id}: nothing follows the moment`);
  const keys = Object.entries(question.options).filter(([, option]) => holds(option.fact, next, trace));
  const [only, ...others] = keys;
  if (only === undefined || others.length > 0) {
    throw new Error(`${question.id}: ${String(keys.length)} options hold for ${next.type}`);
  }
  return { key: only[0], moment, seq: next.seq };
}

/** The key alone; see `predictNext`. */
export function predictedKey(question: PredictNext, trace: Trace): string {
  return predictNext(question, trace).key;
}

function eventOf(fact: NextFact): TraceEvent["type"] {
  return "identicalRequest" in fact ? "request-sent" : fact.event;
}

function holds(fact: NextFact, event: TraceEvent, trace: Trace): boolean {
  if ("identicalRequest" in fact) return event.type === "request-sent" && isRepeated(event, trace);
  if (fact.event !== event.type) return false;
  if (fact.stop_reason !== undefined && !hasReason(event, fact.stop_reason)) return false;
  if (fact.status !== undefined && !(event.type === "request-refused" && event.status === fact.status))
    return false;
  if (fact.name !== undefined && !("name" in event && event.name === fact.name)) return false;
  return fact.messages === undefined || hasMessages(event, fact.messages);
}

function hasReason(event: TraceEvent, reason: string): boolean {
  return event.type === "response-received" && event.message.stop_reason === reason;
}

function hasMessages(event: TraceEvent, count: number): boolean {
  return event.type === "request-sent" && event.params.messages.length === count;
}

function isRepeated(event: EventOf<"request-sent">, trace: Trace): boolean {
  const before = trace.findLast((other) => other.type === "request-sent" && other.seq < event.seq);
  return before?.type === "request-sent" && JSON.stringify(before.params) === JSON.stringify(event.params);
}
