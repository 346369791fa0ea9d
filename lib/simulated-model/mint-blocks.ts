import type Anthropic from "@anthropic-ai/sdk";
import { seedOf, serverToolUseId, toolUseId } from "./minted-id";
import type { ReplyBlock } from "./script";
import { signThinking } from "./thinking-signature";

const DIRECT = { type: "direct" } as const;

/**
 * Gives the blocks of a reply their ids, signatures and wire form.
 * Input: the blocks and the request that they answer, which decides every id.
 */
export function mintBlocks(
  blocks: readonly ReplyBlock[],
  params: Anthropic.MessageCreateParams,
): Anthropic.ContentBlock[] {
  const seed = seedOf(params);
  const thoughts = blocks.filter((block) => block.type === "thinking").length;
  return blocks.flatMap((block, index): Anthropic.ContentBlock[] => {
    switch (block.type) {
      case "text":
        return block.text.trim() === "" ? [] : [textBlock(block.text)];
      case "thinking":
        return [thinkingBlock(block.thinking, params)];
      case "tool_use": {
        const id = toolUseId(seed, index, thoughts);
        return [{ type: "tool_use", id, name: block.name, input: block.input, caller: DIRECT }];
      }
      case "server_tool_use":
        return serverBlocks(block, serverToolUseId(seed, index));
      case "server_tool_result":
        return [resultBlock(block.name, block.callId, block.result)];
      default:
        return block satisfies never;
    }
  });
}

/** The API leaves `citations` out where there are none, although the SDK's type says null; strict clients mind. */
function textBlock(text: string): Anthropic.TextBlock {
  const block: Omit<Anthropic.TextBlock, "citations"> = { type: "text", text };
  return block as Anthropic.TextBlock;
}

/** With `display: "omitted"` the text stays away and the signature comes alone. */
function thinkingBlock(thinking: string, params: Anthropic.MessageCreateParams): Anthropic.ThinkingBlock {
  const setting = params.thinking;
  const omitted = setting !== undefined && "display" in setting && setting.display === "omitted";
  return {
    type: "thinking",
    thinking: omitted ? "" : thinking,
    signature: signThinking(thinking, params.messages),
  };
}

function serverBlocks(
  block: Extract<ReplyBlock, { type: "server_tool_use" }>,
  id: string,
): Anthropic.ContentBlock[] {
  const call = { type: "server_tool_use", id, name: block.name, input: block.input, caller: DIRECT } as const;
  return block.result === undefined ? [call] : [call, resultBlock(block.name, id, block.result)];
}

/** The result of a server tool: its type is the tool's name and `_tool_result` (docs tool-use/tool-reference). */
function resultBlock(name: string, callId: string, content: unknown): Anthropic.ContentBlock {
  const caller = name.startsWith("web_") ? { caller: DIRECT } : {};
  const block = { type: `${name}_tool_result`, tool_use_id: callId, content, ...caller };
  return block as Anthropic.ContentBlock;
}
