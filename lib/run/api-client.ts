import type Anthropic from "@anthropic-ai/sdk";
import type { RecordedEffect } from "../trace/effect";
import type { ApiErrorBody } from "../trace/event";

/** What one HTTP attempt came to, as a run records it. */
export type ApiOutcome = Extract<RecordedEffect, { kind: "response" | "stream" | "refusal" }>;

/** Sends one request, once. Trouble with the API is an outcome, never an exception. */
export interface ApiClient {
  /** `attempt` counts refused tries of the same turn, from 0; the simulated API consumes faults by it. */
  send(params: Anthropic.MessageCreateParams, attempt: number, signal: AbortSignal): Promise<ApiOutcome>;
}

/** The part of the SDK that a run needs; handed in, so that the run knows neither key nor address. */
export interface SdkMessages {
  create(params: Anthropic.MessageCreateParamsNonStreaming, options: SdkOptions): Promise<Anthropic.Message>;
  create(
    params: Anthropic.MessageCreateParamsStreaming,
    options: SdkOptions,
  ): Promise<AsyncIterable<Anthropic.RawMessageStreamEvent>>;
}
interface SdkOptions {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

/**
 * Makes an `ApiClient` of the official SDK. Build the SDK with `maxRetries: 0`: every attempt is an event of the run.
 * Input: `client.messages`, and the fold that joins stream events into a message.
 */
export function sdkClient(
  messages: SdkMessages,
  accumulate: (events: readonly Anthropic.RawMessageStreamEvent[]) => Anthropic.Message | null,
): ApiClient {
  return {
    async send(params, attempt, signal) {
      const options = { headers: { "x-stainless-retry-count": String(attempt) }, signal };
      const events: Anthropic.RawMessageStreamEvent[] = [];
      try {
        if (params.stream !== true) {
          const message = await messages.create({ ...params, stream: false }, options);
          return { kind: "response", message: byValue(message) };
        }
        for await (const event of await messages.create({ ...params, stream: true }, options)) {
          events.push(event);
        }
        const message = accumulate(events);
        return message === null
          ? lostConnection(new Error("The stream ended before message_stop"), events)
          : { kind: "stream", events, message };
      } catch (error) {
        if (signal.aborted) throw error;
        return refusalOf(error, events);
      }
    },
  };
}

/** The SDK hangs the request id on its messages; a trace holds plain data. */
function byValue(message: Anthropic.Message): Anthropic.Message {
  return JSON.parse(JSON.stringify(message)) as Anthropic.Message;
}

/** Reads an SDK error by its shape: status, body, headers. Anything else is a lost connection. */
function refusalOf(error: unknown, events: readonly Anthropic.RawMessageStreamEvent[]): ApiOutcome {
  const { status, error: body, headers } = error as { status?: unknown; error?: unknown; headers?: unknown };
  if (!isErrorBody(body)) return lostConnection(error, events);
  const header = (name: string) => (headers instanceof Headers ? headers.get(name) : null);
  const rule = header("x-loopscope-rule");
  const retryAfter = Number(header("retry-after"));
  return {
    kind: "refusal",
    status: typeof status === "number" ? status : 0,
    error: { ...body, request_id: body.request_id ?? header("request-id") },
    ...(rule === null ? {} : { rule }),
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
    ...(events.length > 0 ? { events } : {}),
  };
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === "object" && body !== null && (body as { type?: unknown }).type === "error";
}

function lostConnection(error: unknown, events: readonly Anthropic.RawMessageStreamEvent[]): ApiOutcome {
  const message = error instanceof Error ? error.message : "Connection error.";
  return {
    kind: "refusal",
    status: 0,
    error: { type: "error", error: { type: "connection_error", message }, request_id: null },
    ...(events.length > 0 ? { events } : {}),
  };
}
