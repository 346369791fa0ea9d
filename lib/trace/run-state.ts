import type Anthropic from "@anthropic-ai/sdk";
import { costOf } from "../messages-api/price";
import type { EventOf, Trace, TraceEvent, ValueChange } from "./event";
import type { CallCost, ConsoleLine, LineValue, RunEnd, Station, StationState } from "./frame";

/** What has happened up to some event: the fold of a trace's beginning. Mutable only inside `stateAt`. */
export interface RunState {
  start: EventOf<"run-started"> | null;
  line: number | null;
  values: Map<number, LineValue>;
  messages: readonly Anthropic.MessageParam[];
  request: EventOf<"request-sent"> | null;
  /** The request before the current one, to tell an identical re-send. */
  previousRequest: EventOf<"request-sent"> | null;
  reply: Anthropic.Message | null;
  refusal: EventOf<"request-refused"> | null;
  stations: Record<Station, StationState>;
  runningTools: string[];
  perCall: CallCost[];
  console: ConsoleLine[];
  end: RunEnd | null;
}

function emptyState(): RunState {
  return {
    start: null,
    line: null,
    values: new Map(),
    messages: [],
    request: null,
    previousRequest: null,
    reply: null,
    refusal: null,
    stations: { 1: "ahead", 2: "ahead", 3: "ahead", 4: "ahead", 5: "ahead" },
    runningTools: [],
    perCall: [],
    console: [],
    end: null,
  };
}

/**
 * Folds a trace from its beginning up to and including the event at `cursor`.
 * Output: a fresh state; the same arguments give the same state.
 */
export function stateAt(trace: Trace, cursor: number): RunState {
  const state = emptyState();
  for (const event of trace) {
    if (event.seq > cursor) break;
    apply(state, event, event.seq === cursor);
  }
  return state;
}

function apply(state: RunState, event: TraceEvent, fresh: boolean): void {
  switch (event.type) {
    case "run-started":
      state.start = event;
      return;
    case "line-reached":
      writeValue(state, event.changes, fresh);
      state.line = event.line;
      return;
    case "logged":
      state.console.push({ level: event.level, text: event.text, fresh });
      return;
    case "request-sent":
      send(state, event);
      return;
    case "request-refused":
      state.refusal = event;
      state.perCall.push({ call: event.call, inputTokens: 0, outputTokens: 0, cost: 0, refused: true });
      return;
    case "response-received":
      receive(state, event);
      return;
    case "tool-called":
      enter(state, 4);
      state.runningTools.push(event.name);
      return;
    case "message-appended":
      append(state, event, fresh);
      return;
    case "messages-replaced":
      state.messages = event.messages;
      return;
    case "run-returned":
      state.end = { type: "returned", value: event.value };
      return;
    case "run-threw":
      state.end = { type: "threw", error: event.error };
      return;
    case "run-stopped":
      state.end = { type: "stopped", limit: event.limit };
      return;
    case "stream-event-received":
    case "tool-returned":
    case "slept":
    case "paused":
      return;
    default:
      event satisfies never;
  }
}

/** The changes seen at a line were made by the line before it. */
function writeValue(state: RunState, changes: readonly ValueChange[], fresh: boolean): void {
  const change = changes.findLast((each) => typeof each.value !== "object") ?? changes.at(-1);
  if (change === undefined || state.line === null) return;
  state.values.set(state.line, { name: change.name, text: change.text, fresh });
}

function send(state: RunState, event: EventOf<"request-sent">): void {
  state.previousRequest = state.request;
  state.request = event;
  state.reply = null;
  state.refusal = null;
  state.runningTools = [];
  state.stations = { 1: "now", 2: "ahead", 3: "ahead", 4: "ahead", 5: "ahead" };
}

function receive(state: RunState, event: EventOf<"response-received">): void {
  const { message, call } = event;
  state.reply = message;
  enter(state, 2);
  const usage = message.usage;
  state.perCall.push({
    call,
    inputTokens:
      usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0),
    outputTokens: usage.output_tokens,
    cost: costOf(message.model, usage),
    refused: false,
  });
}

function append(state: RunState, event: EventOf<"message-appended">, fresh: boolean): void {
  const before = state.messages.length;
  state.messages = [...state.messages.slice(0, event.index), event.message];
  if (state.line !== null) {
    const text = `${String(before)} → ${String(state.messages.length)}`;
    state.values.set(state.line, { name: "messages.length", text, fresh });
  }
  if (state.reply === null) return;
  enter(state, event.message.role === "assistant" ? 3 : 5);
}

function enter(state: RunState, station: Station): void {
  for (const each of [1, 2, 3, 4, 5] as const) {
    if (state.stations[each] === "now") state.stations[each] = "done";
  }
  state.stations[station] = "now";
}
