import type Anthropic from "@anthropic-ai/sdk";
import { mergedTurns, turnBlocks } from "./merged-turns";
import type { ReplyBlock } from "./script";
import { asksToGoOn } from "./view-conversation";

/**
 * Continues a text that was begun in the last assistant turn: a prefill, or a text that `max_tokens` cut and that the
 * user asks to go on with. Output: the blocks without what the history holds already. A finished reply that is sent
 * back with nothing added leaves nothing (docs build-with-claude/handling-stop-reasons#end-turn).
 */
export function continueText(
  blocks: readonly ReplyBlock[],
  params: Anthropic.MessageCreateParams,
): readonly ReplyBlock[] {
  const begun = begunText(params);
  const index = blocks.findIndex((block) => block.type === "text");
  const block = blocks[index];
  if (begun === "" || block?.type !== "text" || !block.text.startsWith(begun)) return blocks;
  const rest = block.text.slice(begun.length);
  return [
    ...blocks.slice(0, index),
    ...(rest === "" ? [] : [{ ...block, text: rest }]),
    ...blocks.slice(index + 1),
  ];
}

function begunText(params: Anthropic.MessageCreateParams): string {
  const endsOnAssistant = params.messages.at(-1)?.role === "assistant";
  if (!endsOnAssistant && !asksToGoOn(params)) return "";
  const turn = mergedTurns(params.messages)
    .filter(({ role }) => role === "assistant")
    .at(-1);
  if (turn === undefined) return "";
  const texts = turnBlocks(turn).flatMap((block) => (block.type === "text" ? [block.text] : []));
  return texts.join("").trimEnd();
}
