import type Anthropic from "@anthropic-ai/sdk";
import type { EventOf, Json, RunLimit, ThrownError, TraceEvent } from "./event";

/** A sentence by key: the catalogue `trace` has it in every language. Values may be wire words; they are never translated. */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a line last did to a value, written at its end. */
export interface LineValue {
  readonly name: string;
  readonly text: string;
  /** Written by the step under the cursor. */
  readonly fresh: boolean;
}

/** Identity of a call and its result: letter, shape and hue repeat after four, then hatched. */
export interface PairMark {
  readonly letter: string;
  /** 0 circle sky, 1 triangle yellow, 2 square blue, 3 diamond vermillion. */
  readonly look: 0 | 1 | 2 | 3;
  readonly hatched: boolean;
}

export type PairProblem = "no-result" | "no-call" | "duplicate-call" | "duplicate-result" | "not-first";

/** One content block of a message. String content is shown as one text block. */
export interface BlockView {
  readonly type: string;
  readonly block: Json;
  readonly pair: PairMark | null;
  /** `awaiting`: the result can still come. */
  readonly state: "paired" | "awaiting" | "broken" | null;
  readonly problem: PairProblem | null;
}

export type MessageOrigin = "prompt" | "model" | "results" | "code";

export interface MessageView {
  readonly index: number;
  readonly role: string;
  /** Who wrote it: the human's prompt, the model, tool results put in by the loop, or other text of the program. */
  readonly origin: MessageOrigin;
  readonly message: Anthropic.MessageParam;
  readonly blocks: readonly BlockView[];
  /** What the step under the cursor did to it. */
  readonly change: "appended" | "changed" | null;
}

/** The user turn that the open calls wait for; null when nothing is awaited. */
export interface AwaitedTurn {
  readonly index: number;
  readonly pairs: readonly PairMark[];
}

/** Stations of the circuit: 1 send, 2 inspect, 3 append the assistant turn, 4 run tools, 5 append the results. */
export type Station = 1 | 2 | 3 | 4 | 5;
export type StationState = "ahead" | "done" | "now";

export interface BranchView {
  /** A `stop_reason`, or "default" for any other value. */
  readonly value: string;
  readonly state: "taken" | "not-taken" | "undecided";
  /** Why it was taken or not; null while undecided. */
  readonly reason: Phrase | null;
  /** What a right loop does there. */
  readonly exit: "run" | "again" | "return" | "throw";
}

export interface Circuit {
  /** The request of this iteration; 0 before the first. */
  readonly call: number;
  readonly messagesSent: number;
  readonly stations: Readonly<Record<Station, StationState>>;
  /** Value on the wire back from the API; null while nothing came back. */
  readonly stopReason: string | null;
  /** The error that came instead of a reply. */
  readonly refused: { readonly status: number; readonly type: string } | null;
  readonly branches: readonly BranchView[];
  readonly tools: readonly string[];
  readonly end: "returned" | "threw" | "stopped" | null;
}

export interface Narration {
  readonly what: Phrase;
  readonly why: Phrase;
}

export interface CallCost {
  readonly call: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars. */
  readonly cost: number;
  readonly refused: boolean;
}

export interface Counters {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars. */
  readonly cost: number;
  readonly perCall: readonly CallCost[];
}

export interface ConsoleLine {
  readonly level: EventOf<"logged">["level"];
  readonly text: string;
  readonly fresh: boolean;
}

export type RunEnd =
  | { readonly type: "returned"; readonly value: string }
  | { readonly type: "threw"; readonly error: ThrownError }
  | { readonly type: "stopped"; readonly limit: RunLimit };

/** Everything on screen at one moment of a run. */
export interface Frame {
  readonly cursor: number;
  readonly last: number;
  readonly event: TraceEvent;
  /** Iterations are counted by requests; 0 before the first. */
  readonly iteration: number;
  readonly line: number | null;
  readonly values: ReadonlyMap<number, LineValue>;
  readonly messages: readonly MessageView[];
  readonly awaited: AwaitedTurn | null;
  readonly circuit: Circuit;
  readonly narration: Narration;
  readonly counters: Counters;
  readonly console: readonly ConsoleLine[];
  /** The error of the API that stands unanswered, if any. */
  readonly apiError: EventOf<"request-refused"> | null;
  readonly end: RunEnd | null;
}
