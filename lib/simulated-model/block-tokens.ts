import type Anthropic from "@anthropic-ai/sdk";
import { estimateTokens } from "../messages-api/token-estimate";

/** What a call costs beside its name and input: the marks around it. An estimate. */
export const CALL_OVERHEAD = 12;

/** Output tokens of a block. Results of server tools are input of the model, not written by it: 0. */
export function blockTokens(block: Anthropic.ContentBlock): number {
  switch (block.type) {
    case "text":
      return estimateTokens(block.text);
    case "thinking":
      return Math.max(estimateTokens(block.thinking), 1);
    case "tool_use":
    case "server_tool_use":
      return CALL_OVERHEAD + estimateTokens(block.name) + estimateTokens(block.input);
    default:
      return 0;
  }
}

/** Output tokens until the middle of a block: of its text, or of the input of its call. */
export function tokensToMiddle(block: Anthropic.ContentBlock): number {
  const total = blockTokens(block);
  return block.type === "tool_use"
    ? total - Math.ceil(estimateTokens(block.input) / 2)
    : Math.floor(total / 2);
}

/** Output tokens of a whole content. The API reports 2 to 3 for an empty one (docs handling-stop-reasons#end-turn). */
export function contentTokens(content: readonly Anthropic.ContentBlock[]): number {
  return content.length === 0 ? 2 : content.reduce((sum, block) => sum + blockTokens(block), 0);
}
