import type { EventOf, Trace, TraceEvent } from "../trace/event";

export type RunEndEvent = EventOf<"run-returned"> | EventOf<"run-threw"> | EventOf<"run-stopped">;

/** One request with all that followed until the next: what the loop rules judge. */
export interface Exchange {
  readonly request: EventOf<"request-sent">;
  readonly reply: EventOf<"response-received"> | null;
  readonly refusal: EventOf<"request-refused"> | null;
  readonly toolCalls: readonly EventOf<"tool-called">[];
  readonly toolReturns: readonly EventOf<"tool-returned">[];
}

/** A whole run, digested. */
export interface RunDigest {
  readonly start: EventOf<"run-started"> | null;
  readonly exchanges: readonly Exchange[];
  readonly end: RunEndEvent | null;
  /** Tool executions before the first request. */
  readonly early: readonly EventOf<"tool-called">[];
}

function isEnd(event: TraceEvent): event is RunEndEvent {
  return event.type === "run-returned" || event.type === "run-threw" || event.type === "run-stopped";
}

/** Groups a trace by requests. Events of lines and messages are left out: rules judge what the world saw. */
export function digestOf(trace: Trace): RunDigest {
  const exchanges: {
    request: EventOf<"request-sent">;
    reply: EventOf<"response-received"> | null;
    refusal: EventOf<"request-refused"> | null;
    toolCalls: EventOf<"tool-called">[];
    toolReturns: EventOf<"tool-returned">[];
  }[] = [];
  const early: EventOf<"tool-called">[] = [];
  for (const event of trace) {
    const last = exchanges.at(-1);
    if (event.type === "request-sent") {
      exchanges.push({ request: event, reply: null, refusal: null, toolCalls: [], toolReturns: [] });
    } else if (event.type === "response-received" && last !== undefined) last.reply = event;
    else if (event.type === "request-refused" && last !== undefined) last.refusal = event;
    else if (event.type === "tool-called") (last?.toolCalls ?? early).push(event);
    else if (event.type === "tool-returned") last?.toolReturns.push(event);
  }
  const start = trace.find((event) => event.type === "run-started") ?? null;
  return { start, exchanges, early, end: trace.findLast(isEnd) ?? null };
}
