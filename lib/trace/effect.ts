import type Anthropic from "@anthropic-ai/sdk";
import type { ApiErrorBody, Trace, ToolContent } from "./event";

/** What the world answered to one effect of a run, in the order in which the program asked. Enough to replay it. */
export type RecordedEffect =
  | { readonly kind: "response"; readonly message: Anthropic.Message }
  | {
      readonly kind: "stream";
      readonly events: readonly Anthropic.RawMessageStreamEvent[];
      readonly message: Anthropic.Message;
    }
  | {
      readonly kind: "refusal";
      readonly status: number;
      readonly error: ApiErrorBody;
      readonly rule?: string;
      readonly retryAfterSeconds?: number;
      /** Events that had arrived before a stream broke. */
      readonly events?: readonly Anthropic.RawMessageStreamEvent[];
    }
  | { readonly kind: "tool"; readonly content: ToolContent; readonly isError: boolean }
  | { readonly kind: "sleep"; readonly milliseconds: number };

/**
 * Reads the recorded effects back out of a trace, so that a run can be continued or branched from any event.
 * Input: a trace (or its beginning). Output: one entry per completed effect, in order.
 */
export function effectsOf(trace: Trace): RecordedEffect[] {
  const effects: RecordedEffect[] = [];
  let events: Anthropic.RawMessageStreamEvent[] = [];
  for (const event of trace) {
    switch (event.type) {
      case "request-sent":
        events = [];
        break;
      case "stream-event-received":
        events.push(event.event);
        break;
      case "response-received":
        effects.push(
          events.length > 0
            ? { kind: "stream", events, message: event.message }
            : { kind: "response", message: event.message },
        );
        break;
      case "request-refused":
        effects.push({
          kind: "refusal",
          status: event.status,
          error: event.error,
          ...(event.rule === undefined ? {} : { rule: event.rule }),
          ...(event.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: event.retryAfterSeconds }),
          ...(events.length > 0 ? { events } : {}),
        });
        break;
      case "tool-returned":
        effects.push({ kind: "tool", content: event.content, isError: event.isError });
        break;
      case "slept":
        effects.push({ kind: "sleep", milliseconds: event.milliseconds });
        break;
      default:
        break;
    }
  }
  return effects;
}
