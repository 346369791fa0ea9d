import type Anthropic from "@anthropic-ai/sdk";
import { stopReasonFacts } from "../messages-api/stop-reason";
import type { EventOf, TraceEvent } from "./event";
import type { Narration, Phrase } from "./frame";
import { lineKind, type LineKind } from "./line-kind";
import { blocksOf } from "./message-views";
import type { RunState } from "./run-state";

type Values = Phrase["values"];

function narrate(key: string, values: Values = {}): Narration {
  return { what: { key: `${key}.what`, values }, why: { key: `${key}.why`, values } };
}

/**
 * What happens at an event and why, as keys of the catalogue `trace`. Every event has a narration.
 * Input: the event, and the state that includes it.
 */
export function narrationOf(event: TraceEvent, state: RunState): Narration {
  switch (event.type) {
    case "run-started":
      return narrate("start", { program: event.program.name, count: event.tools.length });
    case "line-reached":
      return narrateLine(event, state);
    case "logged":
      return narrate("logged");
    case "request-sent":
      return narrateRequest(event, state);
    case "request-refused":
      return narrateRefusal(event);
    case "stream-event-received":
      return narrateStreamEvent(event.event);
    case "response-received":
      return narrateReply(event.message, state);
    case "tool-called":
      return narrate(event.id === null ? "toolCalledUnasked" : "toolCalled", { name: event.name });
    case "tool-returned":
      return narrate(event.isError ? "toolFailed" : "toolReturned", { name: event.name });
    case "slept":
      return narrate("slept", { seconds: event.milliseconds / 1000 });
    case "message-appended":
      return narrateAppend(event, state);
    case "messages-replaced":
      return narrate("replaced", { count: event.messages.length });
    case "paused":
      return narrate(`paused.${event.next}`);
    case "run-returned":
      return narrate(event.value === "" ? "returnedEmpty" : "returned");
    case "run-threw":
      return event.error.status === undefined
        ? narrate("threw", { name: event.error.name })
        : narrate("threwApi", { status: event.error.status });
    case "run-stopped":
      return narrate(`stopped.${event.limit}`);
    default:
      return event satisfies never;
  }
}

function narrateLine(event: EventOf<"line-reached">, state: RunState): Narration {
  const text = state.start?.program.source.split("\n")[event.line - 1] ?? "";
  const kind = lineKind(text);
  const values = { line: event.line, text: clip(text.trim(), 60) };
  return narrate(`line.${lineVariant(kind, state) ?? kind}`, {
    ...values,
    stopReason: state.reply?.stop_reason ?? "null",
  });
}

/** What else a line does after certain replies. Output: another key than that of its kind; null if nothing else is to be said. */
function lineVariant(kind: LineKind, state: RunState): string | null {
  const reason = state.reply?.stop_reason;
  if (kind === "append-assistant" && reason === "pause_turn") return "append-paused";
  if (kind !== "leave-branch") return null;
  const grown = state.messages.length - (state.request?.params.messages.length ?? 0);
  if (reason === "tool_use" && grown === 2) return "leave-answered";
  if (reason === "pause_turn" && grown === 1) return "leave-paused";
  return reason === "max_tokens" && grown === 0 ? "leave-cut" : null;
}

function clip(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

function narrateRequest(event: EventOf<"request-sent">, state: RunState): Narration {
  const before = state.previousRequest;
  const values = { call: event.call, count: event.params.messages.length };
  if (before === null) return narrate("request.first", values);
  if (JSON.stringify(before.params) === JSON.stringify(event.params)) return narrate("request.same", values);
  const grown = event.params.messages.length - before.params.messages.length;
  if (grown > 0) return narrate("request.grown", { ...values, added: grown });
  if (event.params.max_tokens > before.params.max_tokens) {
    return narrate("request.largerLimit", { ...values, limit: event.params.max_tokens });
  }
  return narrate("request.other", values);
}

function narrateRefusal(event: EventOf<"request-refused">): Narration {
  const values = { status: event.status, type: event.error.error.type };
  if (event.status === 0) return narrate("refused.lost", values);
  if (event.status === 529 || event.status >= 500) return narrate("refused.server", values);
  if (event.status === 429) return narrate("refused.rate", values);
  if (event.status === 400) return narrate("refused.invalid", values);
  return narrate("refused.other", values);
}

function narrateStreamEvent(event: Anthropic.RawMessageStreamEvent): Narration {
  switch (event.type) {
    case "message_start":
    case "content_block_start":
    case "content_block_stop":
    case "message_stop":
      return narrate(`stream.${event.type}`);
    case "content_block_delta":
      return narrate("stream.content_block_delta", { delta: event.delta.type });
    case "message_delta":
      return narrate("stream.message_delta", { stopReason: event.delta.stop_reason ?? "null" });
    default:
      return narrate("stream.other");
  }
}

function narrateReply(message: Anthropic.Message, state: RunState): Narration {
  const reason = message.stop_reason ?? "null";
  const calls = message.content.filter((block) => block.type === "tool_use");
  const values = {
    stopReason: reason,
    count: calls.length,
    names: [...new Set(calls.map((call) => call.name))].join(", "),
    limit: state.request?.params.max_tokens ?? 0,
    sequence: message.stop_sequence ?? "",
    category: message.stop_details?.category ?? "null",
  };
  if (reason === "end_turn" && message.content.length === 0) return narrate("reply.emptyEnd", values);
  if (reason === "max_tokens" && calls.length > 0) return narrate("reply.cutCall", values);
  return narrate(stopReasonFacts(reason) === undefined ? "reply.unknown" : `reply.${reason}`, values);
}

function narrateAppend(event: EventOf<"message-appended">, state: RunState): Narration {
  const values = { index: event.index };
  if (event.message.role === "assistant") {
    const paused = state.reply?.stop_reason === "pause_turn";
    return narrate(paused ? "append.paused" : "append.assistant", values);
  }
  const blocks = blocksOf(event.message);
  const results = blocks.filter((block) => block.type === "tool_result");
  if (results.length === 0) return narrate(event.index === 0 ? "append.prompt" : "append.text", values);
  const failed = results.filter((block) => block["is_error"] === true).length;
  const more = { ...values, count: results.length, failed };
  if (results.length < blocks.length) return narrate("append.mixed", more);
  return narrate(failed > 0 ? "append.errors" : "append.results", more);
}
