import type Anthropic from "@anthropic-ai/sdk";

/** How a stream ends: as it should, torn off in the middle, or with an `error` event in the middle. */
export type StreamEnd =
  | { readonly type: "whole" }
  | { readonly type: "cut" }
  | { readonly type: "error"; readonly envelope: Record<string, unknown> };

/** An event as it is sent; `ping` is not among the SDK's types. */
export type SentEvent = Anthropic.RawMessageStreamEvent | { readonly type: "ping" };

/**
 * Writes events as server-sent events, one chunk each, only as fast as they are read. When the reader goes away
 * nothing is left behind: there is no timer and no listener, and the events are let go.
 */
export function replyStream(events: readonly SentEvent[], end: StreamEnd): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting: readonly SentEvent[] =
    end.type === "whole" ? events : events.slice(0, Math.ceil(events.length / 2));
  let next = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const event = waiting[next];
      next += 1;
      if (event !== undefined) {
        controller.enqueue(encoder.encode(serverSentEvent(event.type, event)));
        return;
      }
      finish(controller, encoder, end);
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
      controller.enqueue(encoder.encode(serverSentEvent("error", end.envelope)));
      controller.close();
      return;
    default:
      end satisfies never;
  }
}

function serverSentEvent(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
