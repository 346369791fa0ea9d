import type Anthropic from "@anthropic-ai/sdk";

/** A JSON value: everything in a trace is plain data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A variable whose value is not what it was when the last line was reached. */
export interface ValueChange {
  readonly name: string;
  /** The value as data; `undefined` when it has no JSON form (a function, say) or is too large. */
  readonly value?: Json;
  /** The value as the page writes it, at most 80 characters. */
  readonly text: string;
}

/** An HTTP error of the API, as the program's `catch` sees it. */
export interface ApiErrorBody {
  readonly type: "error";
  readonly error: { readonly type: string; readonly message: string; readonly details?: Json };
  readonly request_id: string | null;
}

/** What is asked of the world next, when a run was told to pause before each effect. */
export type EffectKind = "request" | "tool" | "sleep";

/** Why a run was ended from outside. */
export type RunLimit =
  | "time"
  | "memory"
  | "stack"
  | "instructions"
  | "events"
  | "trace-size"
  | "effects"
  | "never-settles"
  | "cancelled";

/** The content of a tool's answer, as `tool_result.content` takes it. */
export type ToolContent = string | readonly Json[];

/** An error as it left the program. `status` is set for errors of the API. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly status?: number;
}

export type TraceEventBody =
  | {
      readonly type: "run-started";
      readonly scenario: string;
      readonly locale: string;
      readonly program: { readonly name: string; readonly source: string };
      readonly prompt: string;
      readonly model: string;
      readonly maxTokens: number;
      readonly system: string;
      readonly tools: readonly Anthropic.ToolUnion[];
    }
  | { readonly type: "line-reached"; readonly line: number; readonly changes: readonly ValueChange[] }
  | { readonly type: "logged"; readonly level: "log" | "info" | "warn" | "error"; readonly text: string }
  /** `call` counts requests from 1; every HTTP attempt is a request of its own. */
  | {
      readonly type: "request-sent";
      readonly call: number;
      readonly stream: boolean;
      readonly params: Anthropic.MessageCreateParams;
    }
  | {
      readonly type: "request-refused";
      readonly call: number;
      /** HTTP status; 0 when no reply came (connection lost, stream cut). */
      readonly status: number;
      readonly error: ApiErrorBody;
      /** The simulator's rule id, when a rule refused it. */
      readonly rule?: string;
      readonly retryAfterSeconds?: number;
    }
  | {
      readonly type: "stream-event-received";
      readonly call: number;
      readonly event: Anthropic.RawMessageStreamEvent;
    }
  | { readonly type: "response-received"; readonly call: number; readonly message: Anthropic.Message }
  /** `id` is the `tool_use` this execution belongs to; null when no open call matches it. */
  | { readonly type: "tool-called"; readonly id: string | null; readonly name: string; readonly input: Json }
  | {
      readonly type: "tool-returned";
      readonly id: string | null;
      readonly name: string;
      readonly content: ToolContent;
      /** True when the tool threw: the program decides what becomes of it. */
      readonly isError: boolean;
    }
  | { readonly type: "slept"; readonly milliseconds: number }
  | { readonly type: "message-appended"; readonly index: number; readonly message: Anthropic.MessageParam }
  /** The array was changed in another way than by appending: cut, replaced, or a message edited in place. */
  | { readonly type: "messages-replaced"; readonly messages: readonly Anthropic.MessageParam[] }
  | { readonly type: "paused"; readonly next: EffectKind }
  | { readonly type: "run-returned"; readonly value: string }
  | { readonly type: "run-threw"; readonly error: ThrownError; readonly line: number | null }
  | { readonly type: "run-stopped"; readonly limit: RunLimit; readonly line: number | null };

/** One fact of a run. `seq` counts from 0 without gaps; there is no clock and no randomness in it. */
export type TraceEvent = TraceEventBody & { readonly seq: number };
export type TraceEventType = TraceEvent["type"];
export type EventOf<T extends TraceEventType> = Extract<TraceEvent, { type: T }>;

/** The whole record of one run, and the contract between everything that makes one and everything that shows one. */
export type Trace = readonly TraceEvent[];
