import { sseRecord, type WireEvent } from "../messages-api/stream-events";

/** How a stream ends: as it should, torn off in the middle, or with an `error` event in the middle. */
export type StreamEnd =
  | { readonly type: "whole" }
  | { readonly type: "cut" }
  | { readonly type: "error"; readonly event: { readonly type: "error" } };

/**
 * Writes events as server-sent events, one chunk each, only as fast as they are read. When the reader goes away
 * nothing is left behind: there is no timer and no listener, and the events are let go.
 */
export function replyStream(events: readonly WireEvent[], end: StreamEnd): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = end.type === "whole" ? events : events.slice(0, Math.ceil(events.length / 2));
  let next = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const event = waiting[next];
      next += 1;
      if (event !== undefined) controller.enqueue(encoder.encode(sseRecord(event)));
      else finish(controller, encoder, end);
    },
    cancel() {
      waiting = [];
    },
  });
}

function finish(
  controller: ReadableStreamDefaultController<Uint8Array>,
  encoder: TextEncoder,
  end: StreamEnd,
): void {
  switch (end.type) {
    case "whole":
      controller.close();
      return;
    case "cut":
      controller.error(new Error("The simulated connection was cut."));
      return;
    case "error":
      controller.enqueue(encoder.encode(sseRecord(end.event)));
      controller.close();
      return;
    default:
      end satisfies never;
  }
}
