import type { Trace, TraceEvent } from "@/lib/trace/event";

/** Longest chain that is shown: whoever asks why wants a way back, not the run again. */
const longest = 8;

/**
 * The chain of earlier events that a moment of a run follows from, the moment first.
 * Only events that others can follow from are in it; lines of the program are not.
 */
export function causesOf(trace: Trace, seq: number): readonly TraceEvent[] {
  const chain: TraceEvent[] = [];
  let event = trace[seq];
  while (event !== undefined && chain.length < longest) {
    chain.push(event);
    event = causeOf(trace, event);
  }
  return chain;
}

function causeOf(trace: Trace, event: TraceEvent): TraceEvent | undefined {
  const before = (wanted: (other: TraceEvent) => boolean) =>
    trace.findLast((other) => other.seq < event.seq && wanted(other));
  switch (event.type) {
    case "response-received":
    case "request-refused":
    case "stream-event-received":
      return before(({ type }) => type === "request-sent");
    case "request-sent":
      return before(({ type }) => type === "message-appended" || type === "messages-replaced");
    case "tool-returned":
      return before(({ type }) => type === "tool-called");
    case "tool-called":
      return before(({ type }) => type === "response-received");
    case "message-appended":
    case "messages-replaced":
      return before(({ type }) => type === "tool-returned" || type === "response-received");
    case "run-returned":
    case "run-threw":
    case "run-stopped":
      return before(
        ({ type }) => type === "response-received" || type === "request-refused" || type === "tool-returned",
      );
    case "line-reached":
    case "logged":
    case "slept":
    case "paused":
      return before(({ type }) => type === "response-received" || type === "tool-returned");
    case "run-started":
      return undefined;
    default:
      return event satisfies never;
  }
}
