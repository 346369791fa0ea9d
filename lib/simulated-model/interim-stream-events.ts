import type Anthropic from "@anthropic-ai/sdk";

/** Stands in for `messages-api/stream-events` until it is there. */
export function streamEventsOf(message: Anthropic.Message): Anthropic.RawMessageStreamEvent[] {
  const usage = { ...message.usage, output_tokens: 1 };
  const start = {
    ...message,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
    usage,
  };
  const events: Anthropic.RawMessageStreamEvent[] = [{ type: "message_start", message: start }];
  message.content.forEach((block, index) => {
    const empty = emptied(block);
    events.push({ type: "content_block_start", index, content_block: empty });
    for (const delta of deltas(block)) events.push({ type: "content_block_delta", index, delta });
    events.push({ type: "content_block_stop", index });
  });
  const { stop_reason, stop_sequence, stop_details, container } = message;
  events.push(
    {
      type: "message_delta",
      delta: { stop_reason, stop_sequence, stop_details, container },
      usage: message.usage,
    },
    { type: "message_stop" },
  );
  return events;
}

function emptied(block: Anthropic.ContentBlock): Anthropic.ContentBlock {
  if (block.type === "text") return { ...block, text: "" };
  if (block.type === "thinking") return { ...block, thinking: "", signature: "" };
  if (block.type === "tool_use" || block.type === "server_tool_use") return { ...block, input: {} };
  return block;
}

function deltas(block: Anthropic.ContentBlock): Anthropic.RawContentBlockDelta[] {
  switch (block.type) {
    case "text":
      return (block.text.match(/.{1,24}/gsu) ?? []).map((text) => ({ type: "text_delta", text }));
    case "thinking":
      return [
        ...(block.thinking.match(/.{1,24}/gsu) ?? []).map(
          (thinking) => ({ type: "thinking_delta", thinking }) as const,
        ),
        { type: "signature_delta", signature: block.signature },
      ];
    case "tool_use":
    case "server_tool_use":
      return ["", ...(JSON.stringify(block.input).match(/.{1,16}/gsu) ?? [])].map((partial_json) => ({
        type: "input_json_delta",
        partial_json,
      }));
    default:
      return [];
  }
}
