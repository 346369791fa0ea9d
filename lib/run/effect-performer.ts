import type Anthropic from "@anthropic-ai/sdk";
import type { EffectOutcome, SandboxEffect } from "../sandbox/contract";
import type { RecordedEffect } from "../trace/effect";
import type { EffectKind, Json, ToolContent, TraceEventBody } from "../trace/event";
import type { ApiOutcome } from "./api-client";
import { thrownFor } from "./api-error";
import type { CallMatcher } from "./call-matcher";
import { recordedParams, recordedSleep, recordedToolCall } from "./effect-payload";
import type { MessageTracker } from "./message-tracker";
import type { RunRequest } from "./run-request";

/** The recorded effects belong to another program or prompt: they do not answer what this run asks. */
export class ReplayMismatchError extends Error {
  override readonly name = "ReplayMismatchError";
}
/** The run reached the effect before which it was told to pause. */
export class PauseSignal extends Error {
  override readonly name = "PauseSignal";
  constructor(readonly next: EffectKind) {
    super(`Paused before ${next}`);
  }
}
/** The run asked for more effects than it may. */
export class TooManyEffectsError extends Error {
  override readonly name = "TooManyEffectsError";
}

export interface EffectPerformer {
  perform(effect: SandboxEffect): Promise<EffectOutcome>;
  /** The program consumed the n-th event of the stream that is open. */
  streamed(position: number): void;
  /** Emits what an unfinished stream still holds. Call it before the end of the run. */
  settle(): void;
}

interface Tools {
  readonly emit: (event: TraceEventBody) => void;
  readonly tracker: MessageTracker;
  readonly matcher: CallMatcher;
}

/** Performs the effects of one run: replays what is recorded, asks the world for the rest, and records both as events. */
export function effectPerformer(request: RunRequest, { emit, tracker, matcher }: Tools): EffectPerformer {
  let asked = 0;
  let performed = 0;
  let requests = 0;
  let toolCalls = 0;
  /** Refused tries in a row: the attempt number of the next request. */
  let attempt = 0;
  let open: { readonly outcome: ApiOutcome; position: number } | null = null;

  /** Takes the next recorded effect, or null when the world must be asked. */
  function next<K extends RecordedEffect["kind"]>(
    kind: EffectKind,
    kinds: readonly K[],
  ): Extract<RecordedEffect, { kind: K }> | null {
    const recorded = request.recorded[asked];
    asked += 1;
    if (asked > request.maxEffects) throw new TooManyEffectsError();
    if (recorded === undefined) {
      if (request.until === "effect" && performed > 0) throw new PauseSignal(kind);
      performed += 1;
      return null;
    }
    if (!kinds.some((each) => each === recorded.kind)) {
      throw new ReplayMismatchError(
        `Effect ${String(asked)} is a ${kind}, but a ${recorded.kind} is recorded`,
      );
    }
    return recorded as Extract<RecordedEffect, { kind: K }>;
  }

  function close(outcome: ApiOutcome): void {
    if (outcome.kind === "refusal") {
      attempt += 1;
      const { status, error, rule, retryAfterSeconds } = outcome;
      emit({
        type: "request-refused",
        call: requests,
        status,
        error,
        ...(rule === undefined ? {} : { rule }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      });
      return;
    }
    attempt = 0;
    matcher.replied(outcome.message);
    emit({ type: "response-received", call: requests, message: outcome.message });
  }

  async function send(payload: Json, stream: boolean): Promise<EffectOutcome> {
    const params = recordedParams(payload);
    if (params === null) return thrownTypeError("messages.create needs an object with the parameters");
    const recorded = next("request", ["response", "stream", "refusal"]);
    requests += 1;
    for (const event of tracker.sent(params.messages)) emit(event);
    emit({ type: "request-sent", call: requests, stream, params: stream ? { ...params, stream } : params });
    const raw = payload as unknown as Anthropic.MessageCreateParams;
    const sent = stream ? { ...raw, stream } : raw;
    const outcome = recorded ?? (await request.client.send(sent, attempt, request.signal));
    if (stream) return openStream(outcome);
    close(outcome);
    return outcome.kind === "refusal"
      ? { type: "thrown", error: thrownFor(outcome) }
      : { type: "value", value: toJson(outcome.message) };
  }

  function openStream(outcome: ApiOutcome): EffectOutcome {
    open = { outcome, position: 0 };
    const events = outcome.kind === "response" ? [] : (outcome.events ?? []);
    const value =
      outcome.kind === "refusal"
        ? { events, message: null, failure: thrownFor(outcome) }
        : { events, message: outcome.message, failure: null };
    if (events.length === 0) settle();
    return { type: "value", value: toJson(value) };
  }

  function streamed(position: number): void {
    if (open === null || open.outcome.kind === "response") return;
    const events = open.outcome.events ?? [];
    const event = events[position];
    if (event === undefined) return;
    emit({ type: "stream-event-received", call: requests, event });
    open.position = position + 1;
    if (open.position < events.length) return;
    const { outcome } = open;
    open = null;
    close(outcome);
  }

  function settle(): void {
    if (open === null) return;
    const { outcome } = open;
    const events = outcome.kind === "response" ? [] : (outcome.events ?? []);
    for (const event of events.slice(open.position)) {
      emit({ type: "stream-event-received", call: requests, event });
    }
    open = null;
    close(outcome);
  }

  function runTool(payload: Json): EffectOutcome {
    const called = recordedToolCall(payload);
    if (called === null) return thrownTypeError("executeTool needs the name of a tool");
    const { name, input } = called;
    const recorded = next("tool", ["tool"]);
    toolCalls += 1;
    const id = matcher.match(name, input);
    emit({ type: "tool-called", id, name, input });
    const result = recorded ?? answerOf(request, name, input, toolCalls);
    emit({ type: "tool-returned", id, name, content: result.content, isError: result.isError });
    return result.isError
      ? { type: "thrown", error: { name: "ToolError", message: textOf(result.content) } }
      : { type: "value", value: toJson(result.content) };
  }

  return {
    async perform(effect) {
      settle();
      switch (effect.kind) {
        case "create":
        case "stream":
          return send(effect.payload, effect.kind === "stream");
        case "tool":
          return runTool(effect.payload);
        case "sleep": {
          const recorded = next("sleep", ["sleep"]);
          const milliseconds = recorded?.milliseconds ?? recordedSleep(effect.payload);
          emit({ type: "slept", milliseconds });
          return { type: "value", value: null };
        }
        default:
          throw new Error(`The prelude asked for an unknown effect: ${effect.kind}`);
      }
    },
    streamed,
    settle,
  };
}

function answerOf(request: RunRequest, name: string, input: Json, call: number) {
  const fault = request.toolFaults.find((each) => each.call === call);
  if (fault !== undefined) return { content: fault.message, isError: true };
  try {
    return { content: request.executeTool(name, input), isError: false };
  } catch (error) {
    return { content: error instanceof Error ? error.message : String(error), isError: true };
  }
}

function thrownTypeError(message: string): EffectOutcome {
  return { type: "thrown", error: { name: "TypeError", message } };
}

function textOf(content: ToolContent): string {
  return typeof content === "string" ? content : JSON.stringify(content);
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
