import type { Trace, TraceEvent } from "./event";
import { isFork } from "./forks";

/** What the ruler draws for one event. */
export interface Tick {
  readonly seq: number;
  readonly kind: "line" | "call" | "reply" | "append" | "tool" | "end" | "other";
  /** An event where the learner can predict what comes. */
  readonly fork: boolean;
}
export interface TimelineLabel {
  readonly seq: number;
  readonly kind: "call" | "tool";
  /** For a call: its number. */
  readonly call: number;
  /** For a call, the event of its reply; the label says "?" before it. For a tool, `seq` itself. */
  readonly knownFrom: number;
  /** A `stop_reason`, an HTTP status such as "400", or a tool's name. */
  readonly text: string;
}
export interface Iteration {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}
export interface Timeline {
  readonly ticks: readonly Tick[];
  readonly labels: readonly TimelineLabel[];
  readonly iterations: readonly Iteration[];
}

/** Everything the ruler needs of a trace; it does not depend on the cursor. */
export function timelineOf(trace: Trace): Timeline {
  return {
    ticks: trace.map((event) => ({ seq: event.seq, kind: tickKind(event), fork: isFork(event) })),
    labels: labelsOf(trace),
    iterations: iterationsOf(trace),
  };
}

function tickKind(event: TraceEvent): Tick["kind"] {
  switch (event.type) {
    case "line-reached":
      return "line";
    case "request-sent":
      return "call";
    case "response-received":
    case "request-refused":
      return "reply";
    case "message-appended":
    case "messages-replaced":
      return "append";
    case "tool-called":
      return "tool";
    case "run-returned":
    case "run-threw":
    case "run-stopped":
      return "end";
    case "run-started":
    case "logged":
    case "stream-event-received":
    case "tool-returned":
    case "slept":
    case "paused":
      return "other";
    default:
      return event satisfies never;
  }
}

function labelsOf(trace: Trace): TimelineLabel[] {
  return trace.flatMap((event): TimelineLabel[] => {
    if (event.type === "tool-called") {
      return [{ seq: event.seq, kind: "tool", call: 0, knownFrom: event.seq, text: event.name }];
    }
    if (event.type !== "request-sent") return [];
    const answer = trace.find(
      (other) =>
        other.seq > event.seq && (other.type === "response-received" || other.type === "request-refused"),
    );
    const text =
      answer?.type === "response-received"
        ? (answer.message.stop_reason ?? "null")
        : answer?.type === "request-refused"
          ? String(answer.status)
          : "";
    return [{ seq: event.seq, kind: "call", call: event.call, knownFrom: answer?.seq ?? Infinity, text }];
  });
}

/** An iteration reaches from one request to the event before the next. */
function iterationsOf(trace: Trace): Iteration[] {
  const starts = trace.filter((event) => event.type === "request-sent").map((event) => event.seq);
  return starts.map((from, index) => ({
    number: index + 1,
    from,
    to: (starts[index + 1] ?? trace.length) - 1,
  }));
}
