import type Anthropic from "@anthropic-ai/sdk";
import { branchViews } from "./branch-reasons";
import type { EventOf, Json, RunLimit, ThrownError, Trace, TraceEvent } from "./event";
import { awaitedTurn, messageViews, pairMarks, replyBlocks } from "./message-views";
import type { MessagesMoment } from "./message-views";
import { narrationOf } from "./narration";
import { stateAt } from "./run-state";
import type { RunState } from "./run-state";

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

/** A reply that has come and stands in no message: not appended yet, or never. */
export interface PendingReply {
  readonly call: number;
  readonly message: Anthropic.Message;
  readonly blocks: readonly BlockView[];
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
  /** What the program has received and not put into the array; null when there is no such reply. */
  readonly pendingReply: PendingReply | null;
  readonly circuit: Circuit;
  readonly narration: Narration;
  readonly counters: Counters;
  readonly console: readonly ConsoleLine[];
  /** The error of the API that stands unanswered, if any. */
  readonly apiError: EventOf<"request-refused"> | null;
  readonly end: RunEnd | null;
}

/**
 * Everything on screen at one moment: a pure function, so that going back is moving the cursor.
 * Input: a trace with at least one event, and a cursor; a cursor outside the trace is brought inside.
 * Output: the frame. Throws a `RangeError` for an empty trace.
 */
export function frameAt(trace: Trace, cursor: number): Frame {
  const last = trace.length - 1;
  const place = Math.max(0, Math.min(last, Math.floor(cursor)));
  const event = trace[place];
  if (event === undefined) throw new RangeError("A trace without events has no frames");
  const state = stateAt(trace, place);
  const messages = messageViews(momentOf(state, event, trace));
  return {
    cursor: place,
    last,
    event,
    iteration: state.request?.call ?? 0,
    line: state.line,
    values: state.values,
    messages,
    awaited: awaitedTurn(messages),
    pendingReply: pendingReplyOf(state, marksOf(trace)),
    circuit: circuitOf(state),
    narration: narrationOf(event, state),
    counters: countersOf(state),
    console: state.console,
    apiError: state.refusal,
    end: state.end,
  };
}

function momentOf(state: RunState, event: TraceEvent, trace: Trace): MessagesMoment {
  return {
    messages: state.messages,
    marks: marksOf(trace),
    prompt: state.start?.prompt ?? "",
    touched:
      event.type === "message-appended"
        ? { index: event.index, change: "appended" }
        : event.type === "messages-replaced"
          ? { index: event.messages.length - 1, change: "changed" }
          : null,
    settled: state.end !== null || state.refusal?.status === 400,
  };
}

function pendingReplyOf(
  { request, reply, messages }: RunState,
  marks: MessagesMoment["marks"],
): PendingReply | null {
  if (request === null || reply === null) return null;
  const sent = request.params.messages.length;
  // What was appended since; all of it where the program has built another array.
  const candidates = messages.length < sent ? messages : messages.slice(sent);
  const stands = candidates.some(
    ({ role, content }) => role === "assistant" && JSON.stringify(content) === JSON.stringify(reply.content),
  );
  return stands ? null : { call: request.call, message: reply, blocks: replyBlocks(reply, marks) };
}

const marksByTrace = new WeakMap<Trace, MessagesMoment["marks"]>();

/** Letters are given over the whole run, so that a call keeps its letter while the cursor moves. */
function marksOf(trace: Trace): MessagesMoment["marks"] {
  const known = marksByTrace.get(trace);
  if (known !== undefined) return known;
  const replies = trace.flatMap((event): Anthropic.MessageParam[] => {
    if (event.type === "response-received") return [{ role: "assistant", content: event.message.content }];
    if (event.type === "message-appended") return [event.message];
    return event.type === "messages-replaced" ? [...event.messages] : [];
  });
  const marks = pairMarks(replies);
  marksByTrace.set(trace, marks);
  return marks;
}

function circuitOf(state: RunState): Circuit {
  const { request, reply, refusal } = state;
  return {
    call: request?.call ?? 0,
    messagesSent: request?.params.messages.length ?? 0,
    stations: state.stations,
    stopReason: reply?.stop_reason ?? null,
    refused: refusal === null ? null : { status: refusal.status, type: refusal.error.error.type },
    branches: branchViews(reply, request?.params ?? null),
    tools: [...new Set(toolsOfReply(state))],
    end: state.end?.type ?? null,
  };
}

/** The tools of this iteration: those that ran, else those that the reply asks for. */
function toolsOfReply(state: RunState): readonly string[] {
  if (state.runningTools.length > 0) return state.runningTools;
  return state.reply?.content.flatMap((block) => (block.type === "tool_use" ? [block.name] : [])) ?? [];
}

function countersOf(state: RunState): Counters {
  const sum = (pick: (call: CallCost) => number) =>
    state.perCall.reduce((total, call) => total + pick(call), 0);
  return {
    calls: state.request?.call ?? 0,
    inputTokens: sum((call) => call.inputTokens),
    outputTokens: sum((call) => call.outputTokens),
    cost: sum((call) => call.cost),
    perCall: state.perCall,
  };
}
