import type Anthropic from "@anthropic-ai/sdk";
import type { SentEvent } from "./reply-stream";

/** The JSON text that a malformed call streams: its input without the end, which no parser takes. */
export function brokenJson(input: unknown): string {
  const json = JSON.stringify(input);
  return json.length > 2 ? json.slice(0, -1).replace(/"$/, "") : '{"';
}

/**
 * A message whose first call has an input that does not fit its schema: the first property is gone and its name is
 * misspelt. Output: null when there is no call to break.
 */
export function withBrokenInput(message: Anthropic.Message): Anthropic.Message | null {
  const index = message.content.findIndex((block) => block.type === "tool_use");
  const block = message.content[index];
  if (block?.type !== "tool_use") return null;
  const [[first, value] = ["input", ""], ...rest] = Object.entries(block.input ?? {});
  const input = { [`${first}_`]: value, ...Object.fromEntries(rest) };
  return { ...message, content: message.content.with(index, { ...block, input }) };
}

/**
 * Replaces what a stream says about the input of one call by another JSON text, in fragments.
 * Input: the events of a whole message, the index of the block, the text.
 */
export function withInputJson(events: readonly SentEvent[], index: number, json: string): SentEvent[] {
  const isInput = (event: SentEvent): boolean =>
    event.type === "content_block_delta" && event.index === index && event.delta.type === "input_json_delta";
  const end = events.findIndex((event) => event.type === "content_block_stop" && event.index === index);
  if (end === -1) return [...events];
  const fragments = ["", ...(json.match(/.{1,16}/gsu) ?? [])].map((partial_json): SentEvent => ({
    type: "content_block_delta",
    index,
    delta: { type: "input_json_delta", partial_json },
  }));
  const before = events.slice(0, end).filter((event) => !isInput(event));
  return [...before, ...fragments, ...events.slice(end)];
}
