import type Anthropic from "@anthropic-ai/sdk";

/** The last call of a reply, when nothing stands behind it; that is the call whose input a fault breaks. */
function lastCall(message: Anthropic.Message): Anthropic.ToolUseBlock | null {
  const last = message.content.at(-1);
  return last?.type === "tool_use" ? last : null;
}

/** The JSON text that a malformed call streams: its input without the end, which no parser takes; null: no call. */
export function brokenJson(message: Anthropic.Message): string | null {
  const call = lastCall(message);
  if (call === null) return null;
  const json = JSON.stringify(call.input);
  return json.length > 2 ? json.slice(0, -1).replace(/"$/, "") : '{"';
}

/**
 * The message with an input that does not fit its schema: the name of the first property is misspelt.
 * A message without a call stays as it is.
 */
export function withBrokenInput(message: Anthropic.Message): Anthropic.Message {
  const call = lastCall(message);
  if (call === null) return message;
  const [[first, value] = ["input", ""], ...rest] = Object.entries(call.input as Record<string, unknown>);
  const input = { [`${first}_`]: value, ...Object.fromEntries(rest) };
  return { ...message, content: message.content.with(-1, { ...call, input }) };
}
