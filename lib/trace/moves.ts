import type { Trace, TraceEvent } from "./event";
import { isFork } from "./forks";

/** Every way to move the cursor. */
export type Move =
  | "next-event"
  | "previous-event"
  | "next-fork"
  | "previous-fork"
  | "next-iteration"
  | "previous-iteration"
  | "first-event"
  | "last-event";

const startsIteration = (event: TraceEvent) => event.type === "request-sent";

/**
 * Where a move leads. Input: a trace, the cursor (a `seq`), the move.
 * Output: the new cursor; the first or last event when there is no such fork or iteration ahead.
 */
export function moveCursor(trace: Trace, cursor: number, move: Move): number {
  const last = Math.max(0, trace.length - 1);
  switch (move) {
    case "next-event":
      return Math.min(last, cursor + 1);
    case "previous-event":
      return Math.max(0, cursor - 1);
    case "next-fork":
      return ahead(trace, cursor, isFork) ?? last;
    case "previous-fork":
      return behind(trace, cursor, isFork) ?? 0;
    case "next-iteration":
      return ahead(trace, cursor, startsIteration) ?? last;
    case "previous-iteration":
      return behind(trace, cursor, startsIteration) ?? 0;
    case "first-event":
      return 0;
    case "last-event":
      return last;
    default:
      return move satisfies never;
  }
}

function ahead(trace: Trace, cursor: number, wanted: (event: TraceEvent) => boolean): number | undefined {
  return trace.find((event) => event.seq > cursor && wanted(event))?.seq;
}

function behind(trace: Trace, cursor: number, wanted: (event: TraceEvent) => boolean): number | undefined {
  return trace.findLast((event) => event.seq < cursor && wanted(event))?.seq;
}
