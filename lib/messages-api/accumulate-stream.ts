import type Anthropic from "@anthropic-ai/sdk";

type Block = Anthropic.ContentBlock;

/** An input is read at the end of its block. Fragments that are no JSON are kept as text: nothing is guessed. */
function parsed(json: string): unknown {
  if (json === "") return {};
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return json;
  }
}

function withDelta(block: Block, delta: Anthropic.RawContentBlockDelta): Block {
  if (block.type === "text" && delta.type === "text_delta")
    return { ...block, text: block.text + delta.text };
  if (block.type === "text" && delta.type === "citations_delta") {
    return { ...block, citations: [...(block.citations ?? []), delta.citation] };
  }
  if (block.type === "thinking" && delta.type === "thinking_delta") {
    return { ...block, thinking: block.thinking + delta.thinking };
  }
  if (block.type === "thinking" && delta.type === "signature_delta")
    return { ...block, signature: delta.signature };
  return block;
}

interface Assembly {
  message: Anthropic.Message | null;
  readonly content: Block[];
  readonly json: Map<number, string>;
}

function addDelta({ content, json }: Assembly, index: number, delta: Anthropic.RawContentBlockDelta): void {
  const block = content[index];
  if (block === undefined) return;
  if (delta.type === "input_json_delta") json.set(index, (json.get(index) ?? "") + delta.partial_json);
  else content[index] = withDelta(block, delta);
}

function closeBlock({ content, json }: Assembly, index: number): void {
  const block = content[index];
  const text = json.get(index);
  if (text === undefined || (block?.type !== "tool_use" && block?.type !== "server_tool_use")) return;
  content[index] = { ...block, input: parsed(text) };
}

/** Counts of a delta are cumulative: they replace those of the start, unless they are null. */
function finish(message: Anthropic.Message, event: Anthropic.RawMessageDeltaEvent): Anthropic.Message {
  const { input_tokens: input, ...rest } = event.usage;
  const usage = { ...message.usage, ...rest, input_tokens: input ?? message.usage.input_tokens };
  return { ...message, ...event.delta, usage };
}

function addEvent(assembly: Assembly, event: Anthropic.RawMessageStreamEvent): void {
  switch (event.type) {
    case "message_start":
      assembly.message = event.message;
      break;
    case "content_block_start":
      assembly.content[event.index] = event.content_block;
      break;
    case "content_block_delta":
      addDelta(assembly, event.index, event.delta);
      break;
    case "content_block_stop":
      closeBlock(assembly, event.index);
      break;
    case "message_delta":
      if (assembly.message !== null) assembly.message = finish(assembly.message, event);
      break;
    case "message_stop":
      break;
    default:
      event satisfies never;
  }
}

/**
 * Puts a stream back together. Input: events of one reply, from `message_start` on, without pings. Output: the message
 * as far as it came, or null before `message_start`.
 */
export function accumulateStream(
  events: Iterable<Anthropic.RawMessageStreamEvent>,
): Anthropic.Message | null {
  const assembly: Assembly = { message: null, content: [], json: new Map() };
  for (const event of events) addEvent(assembly, event);
  return assembly.message === null ? null : { ...assembly.message, content: assembly.content };
}
