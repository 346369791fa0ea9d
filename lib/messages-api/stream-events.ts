import type Anthropic from "@anthropic-ai/sdk";

type Event = Anthropic.RawMessageStreamEvent;
type Block = Anthropic.ContentBlock;

export interface StreamOptions {
  /** JSON text of the last block's input, when the reply was cut inside it: sent as it is, and so left unfinished. */
  readonly cutInput?: string;
}

/** Lengths of fragments, in characters, taken in turn: uneven, as on the wire, and the same every time. */
const TEXT_STEPS = [4, 11, 7, 16, 9, 5, 13];
const JSON_STEPS = [3, 9, 6, 12, 5, 8];
/** A long text comes in larger pieces, so that a reply never has more than some hundred events. */
const PIECES = 120;

function fragments(text: string, steps: readonly number[]): string[] {
  const characters = Array.from(text);
  const scale = Math.max(1, Math.ceil(characters.length / (PIECES * 8)));
  const pieces: string[] = [];
  for (let from = 0, turn = 0; from < characters.length; turn += 1) {
    const length = (steps[turn % steps.length] ?? 1) * scale;
    pieces.push(characters.slice(from, from + length).join(""));
    from += length;
  }
  return pieces;
}

/** JSON as the model writes it: a space behind colons and commas between members. */
function modelJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(modelJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  return `{${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${modelJson(inner)}`)
    .join(", ")}}`;
}

/** The first fragment is often empty; an empty input has no other (docs: build-with-claude/streaming). */
function inputFragments(input: unknown, cutInput: string | undefined): string[] {
  const text = cutInput ?? modelJson(input);
  return ["", ...(text === "{}" ? [] : fragments(text, JSON_STEPS))];
}

function deltasOf(block: Block, cutInput: string | undefined): Anthropic.RawContentBlockDelta[] {
  switch (block.type) {
    case "text":
      return [
        ...fragments(block.text, TEXT_STEPS).map((text) => ({ type: "text_delta" as const, text })),
        ...(block.citations ?? []).map((citation) => ({ type: "citations_delta" as const, citation })),
      ];
    case "thinking":
      return [
        ...fragments(block.thinking, TEXT_STEPS).map((thinking) => ({
          type: "thinking_delta" as const,
          thinking,
        })),
        { type: "signature_delta", signature: block.signature },
      ];
    case "tool_use":
    case "server_tool_use":
      return inputFragments(block.input, cutInput).map((json) => ({
        type: "input_json_delta",
        partial_json: json,
      }));
    default:
      return [];
  }
}

/** The block as it starts: empty where deltas fill it, whole where none come (results of server tools). */
function startOf(block: Block): Anthropic.RawContentBlockStartEvent["content_block"] {
  switch (block.type) {
    case "text":
      // The API leaves `citations` out where there are none, although the SDK's type says null.
      return { ...block, text: "", ...((block.citations as unknown) ? { citations: [] } : {}) };
    case "thinking":
      return { ...block, thinking: "", signature: "" };
    case "tool_use":
    case "server_tool_use":
      return { ...block, input: {} };
    default:
      return block;
  }
}

function messageStart(message: Anthropic.Message): Event {
  return {
    type: "message_start",
    message: {
      ...message,
      content: [],
      container: null,
      stop_reason: null,
      stop_sequence: null,
      stop_details: null,
      usage: {
        ...message.usage,
        output_tokens: Math.min(1, message.usage.output_tokens),
        server_tool_use: null,
      },
    },
  };
}

/** Counts are cumulative and repeat the input side. */
function messageDelta(message: Anthropic.Message): Event {
  const { usage } = message;
  return {
    type: "message_delta",
    delta: {
      stop_reason: message.stop_reason,
      stop_sequence: message.stop_sequence,
      stop_details: message.stop_details,
      container: message.container,
    },
    usage: {
      input_tokens: usage.input_tokens,
      cache_creation_input_tokens: usage.cache_creation_input_tokens,
      cache_read_input_tokens: usage.cache_read_input_tokens,
      output_tokens: usage.output_tokens,
      output_tokens_details: usage.output_tokens_details,
      server_tool_use: usage.server_tool_use,
    },
  };
}

/** The SDK's union has no `ping`; on the wire it may stand anywhere, and was seen behind the first block start. */
export type WireEvent = Event | { readonly type: "ping" };

/**
 * Takes a finished reply apart into the events of a stream, in the documented order (docs: build-with-claude/streaming),
 * without pings. Pure: the same message gives the same events.
 */
export function streamEventsOf(message: Anthropic.Message, options: StreamOptions = {}): Event[] {
  const events: Event[] = [messageStart(message)];
  for (const [index, block] of message.content.entries()) {
    const cut = index === message.content.length - 1 ? options.cutInput : undefined;
    events.push({ type: "content_block_start", index, content_block: startOf(block) });
    for (const delta of deltasOf(block, cut)) events.push({ type: "content_block_delta", index, delta });
    events.push({ type: "content_block_stop", index });
  }
  events.push(messageDelta(message), { type: "message_stop" });
  return events;
}

/** The same as it goes over the wire: with a ping behind the first block start, or behind the start of the message. */
export function wireEventsOf(message: Anthropic.Message, options: StreamOptions = {}): WireEvent[] {
  const events: WireEvent[] = streamEventsOf(message, options);
  const place = message.content.length > 0 ? 2 : 1;
  return [...events.slice(0, place), { type: "ping" }, ...events.slice(place)];
}

/** One event as a record of server-sent events. */
export function sseRecord(event: { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
