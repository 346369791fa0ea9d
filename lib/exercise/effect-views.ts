import type Anthropic from "@anthropic-ai/sdk";
import type { EffectEvent } from "../trace/compare-traces";
import type { Json, RunLimit, Trace } from "../trace/event";
import type { PairMark } from "../trace/frame";
import { blocksOf, pairIdOf, pairMarks } from "../trace/message-views";

/** A call of a reply, as the comparison writes it. */
export interface CallView {
  readonly mark: PairMark | null;
  readonly name: string;
  /** The input on one line. */
  readonly input: string;
}

/** One effect of a run, with what a reader needs to compare it with another. `seq` is its event. */
export type EffectView =
  | {
      readonly type: "request";
      readonly seq: number;
      readonly count: number;
      /** The newest message, and its index. */
      readonly index: number;
      readonly text: string;
      readonly results: readonly PairMark[];
      /** Calls of the turn before it that it does not answer. */
      readonly missing: readonly PairMark[];
    }
  | {
      readonly type: "reply";
      readonly seq: number;
      readonly stopReason: string;
      readonly calls: readonly CallView[];
      readonly text: string;
    }
  | {
      readonly type: "refused";
      readonly seq: number;
      readonly status: number;
      readonly error: string;
      readonly message: string;
      readonly requestId: string | null;
    }
  | {
      readonly type: "tool";
      readonly seq: number;
      readonly call: CallView;
      readonly result: string | null;
      readonly failed: boolean;
    }
  | { readonly type: "slept"; readonly seq: number; readonly milliseconds: number }
  | { readonly type: "returned"; readonly seq: number; readonly value: string }
  /** `passedOn`: an error of the API that the program let through; its words stand at the refusal. */
  | {
      readonly type: "threw";
      readonly seq: number;
      readonly name: string;
      readonly message: string;
      readonly passedOn: boolean;
    }
  | { readonly type: "stopped"; readonly seq: number; readonly limit: RunLimit };

/** The letters that a run's calls and results bear: the same as in the player. */
export function marksOf(trace: Trace): ReadonlyMap<string, PairMark> {
  return pairMarks(
    trace.flatMap((event): Anthropic.MessageParam[] => {
      if (event.type === "response-received") return [{ role: "assistant", content: event.message.content }];
      if (event.type === "message-appended") return [event.message];
      return event.type === "messages-replaced" ? [...event.messages] : [];
    }),
  );
}

/** Writes effects for comparison. A tool's call and its answer become one entry. Input: effects, and the marks of their run. */
export function effectViews(
  events: readonly EffectEvent[],
  marks: ReadonlyMap<string, PairMark>,
): EffectView[] {
  const views: EffectView[] = [];
  for (const event of events) {
    const last = views.at(-1);
    if (event.type === "tool-returned" && last?.type === "tool" && last.result === null) {
      views[views.length - 1] = { ...last, result: plain(event.content), failed: event.isError };
    } else views.push(viewOf(event, marks));
  }
  return views;
}

function viewOf(event: EffectEvent, marks: ReadonlyMap<string, PairMark>): EffectView {
  const { seq } = event;
  switch (event.type) {
    case "request-sent":
      return { type: "request", seq, ...requestView(event.params.messages, marks) };
    case "response-received":
      return { type: "reply", seq, ...replyView(event.message, marks) };
    case "request-refused": {
      const { type, message } = event.error.error;
      return {
        type: "refused",
        seq,
        status: event.status,
        error: type,
        message,
        requestId: event.error.request_id,
      };
    }
    case "tool-called": {
      const mark = event.id === null ? null : (marks.get(event.id) ?? null);
      const call = { mark, name: event.name, input: oneLine(event.input) };
      return { type: "tool", seq, call, result: null, failed: false };
    }
    case "tool-returned": {
      const mark = event.id === null ? null : (marks.get(event.id) ?? null);
      const call = { mark, name: event.name, input: "" };
      return { type: "tool", seq, call, result: plain(event.content), failed: event.isError };
    }
    case "slept":
      return { type: "slept", seq, milliseconds: event.milliseconds };
    case "run-returned":
      return { type: "returned", seq, value: event.value };
    case "run-threw": {
      const { name, message, status } = event.error;
      return { type: "threw", seq, name, message, passedOn: status !== undefined };
    }
    case "run-stopped":
      return { type: "stopped", seq, limit: event.limit };
    default:
      return event satisfies never;
  }
}

function requestView(messages: readonly Anthropic.MessageParam[], marks: ReadonlyMap<string, PairMark>) {
  const index = messages.length - 1;
  const last = messages.at(-1);
  const before = messages.at(-2);
  const blocks = last === undefined ? [] : blocksOf(last);
  const answered = blocks.filter((block) => block.type === "tool_result").map(pairIdOf);
  const asked =
    last?.role !== "user" || before?.role !== "assistant"
      ? []
      : blocksOf(before)
          .filter((block) => block.type === "tool_use")
          .map(pairIdOf);
  const known = (ids: readonly (string | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : (marks.get(id) ?? [])));
  return {
    count: messages.length,
    index,
    text: blocks.flatMap((block) => (typeof block["text"] === "string" ? [block["text"]] : [])).join(" "),
    results: known(answered),
    missing: known(asked.filter((id) => !answered.includes(id))),
  };
}

function replyView(message: Anthropic.Message, marks: ReadonlyMap<string, PairMark>) {
  return {
    stopReason: message.stop_reason ?? "null",
    text: message.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join(" "),
    calls: message.content.flatMap((block): CallView[] =>
      block.type === "tool_use" || block.type === "server_tool_use"
        ? [{ mark: marks.get(block.id) ?? null, name: block.name, input: oneLine(block.input) }]
        : [],
    ),
  };
}

function plain(content: string | readonly Json[]): string {
  if (typeof content === "string") return content;
  return content.map(textOf).join(" ");
}

function textOf(block: Json): string {
  const isObject = typeof block === "object" && block !== null && !Array.isArray(block);
  const text = isObject ? (block as Readonly<Record<string, Json>>)["text"] : null;
  return typeof text === "string" ? text : JSON.stringify(block);
}

/** An input as a call would write it: the values alone when they are few. */
function oneLine(input: unknown): string {
  if (typeof input !== "object" || input === null) return input === undefined ? "" : JSON.stringify(input);
  const values = Object.values(input);
  return values.map((value) => JSON.stringify(value)).join(", ");
}
