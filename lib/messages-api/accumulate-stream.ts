import type Anthropic from "@anthropic-ai/sdk";

type Event = Anthropic.RawMessageStreamEvent;
type Draft = Record<string, unknown> & { content: Record<string, unknown>[] };

/**
 * Joins the events of one streamed reply into the message they describe, as the SDK's `MessageStream` does.
 * Input: raw events in order of arrival. Output: the message, or null if `message_stop` never came.
 * Fragments of a tool's input are joined per block and parsed when the block stops; what does not parse stays as text.
 */
export function accumulateStream(events: readonly Event[]): Anthropic.Message | null {
  let draft: Draft | null = null;
  const json = new Map<number, string>();
  for (const event of events) {
    if (event.type === "message_start") draft = structuredClone(event.message) as unknown as Draft;
    else if (event.type === "message_stop") return draft as unknown as Anthropic.Message | null;
    else if (draft !== null) fold(draft, event, json);
  }
  return null;
}

function fold(draft: Draft, event: Event, json: Map<number, string>): void {
  switch (event.type) {
    case "content_block_start":
      draft.content[event.index] = structuredClone(event.content_block) as unknown as Record<string, unknown>;
      return;
    case "content_block_delta":
      extend(draft.content[event.index] ?? {}, event.delta, event.index, json);
      return;
    case "content_block_stop": {
      const text = json.get(event.index);
      const block = draft.content[event.index];
      if (text !== undefined && block !== undefined) block["input"] = parsed(text);
      return;
    }
    case "message_delta":
      Object.assign(draft, event.delta);
      draft["usage"] = { ...(draft["usage"] as object), ...event.usage };
      return;
    case "message_start":
    case "message_stop":
      return;
    default:
      event satisfies never;
  }
}

function extend(
  block: Record<string, unknown>,
  delta: Anthropic.RawContentBlockDelta,
  index: number,
  json: Map<number, string>,
): void {
  const add = (key: string, text: string) => {
    block[key] = `${typeof block[key] === "string" ? block[key] : ""}${text}`;
  };
  switch (delta.type) {
    case "text_delta":
      add("text", delta.text);
      return;
    case "input_json_delta":
      json.set(index, (json.get(index) ?? "") + delta.partial_json);
      return;
    case "thinking_delta":
      add("thinking", delta.thinking);
      return;
    case "signature_delta":
      block["signature"] = delta.signature;
      return;
    case "citations_delta":
      block["citations"] = [...((block["citations"] as unknown[] | null) ?? []), delta.citation];
      return;
    default:
      delta satisfies never;
  }
}

function parsed(text: string): unknown {
  try {
    return text === "" ? {} : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
