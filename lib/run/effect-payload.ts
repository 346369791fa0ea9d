import type Anthropic from "@anthropic-ai/sdk";
import type { Json } from "../trace/event";

type Fields = Readonly<Record<string, Json>>;

function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The parameters of a request as a trace may hold them. A program may send anything; views and rules read what the
 * SDK's types promise, so that what has another shape is left out of the record (the API judges it all the same).
 * Output: null when a program hands over no object at all.
 */
export function recordedParams(payload: Json): Anthropic.MessageCreateParams | null {
  if (!isFields(payload)) return null;
  const { messages, max_tokens, tools, stop_sequences, ...rest } = payload;
  const record: Record<string, Json> = {
    ...rest,
    max_tokens: typeof max_tokens === "number" ? max_tokens : 0,
    messages: Array.isArray(messages) ? (messages as Json[]).filter(isMessage) : [],
    ...(Array.isArray(tools) ? { tools: (tools as Json[]).filter(isFields) } : {}),
    ...(Array.isArray(stop_sequences) ? { stop_sequences: stop_sequences as Json[] } : {}),
  };
  return record as unknown as Anthropic.MessageCreateParams;
}

function isMessage(message: Json): boolean {
  if (!isFields(message) || typeof message["role"] !== "string") return false;
  const content = message["content"];
  if (typeof content === "string") return true;
  return (
    Array.isArray(content) &&
    (content as Json[]).every((block) => isFields(block) && typeof block["type"] === "string")
  );
}

/** Name and input of a tool execution; null when the name is no text. */
export function recordedToolCall(payload: Json): { readonly name: string; readonly input: Json } | null {
  if (!isFields(payload) || typeof payload["name"] !== "string") return null;
  return { name: payload["name"], input: payload["input"] ?? null };
}

/** How long a program wants to wait, in milliseconds: between nothing and a day. */
export function recordedSleep(payload: Json): number {
  const wanted = isFields(payload) ? Number(payload["milliseconds"]) : 0;
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 0), 86_400_000) : 0;
}
