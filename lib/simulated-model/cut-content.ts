import type Anthropic from "@anthropic-ai/sdk";
import { estimateTokens } from "../messages-api/token-estimate";
import { blockTokens, CALL_OVERHEAD } from "./block-tokens";

/** A content cut at a number of tokens. */
export interface CutContent {
  readonly content: Anthropic.ContentBlock[];
  /** When the last block is a call whose input broke off: the JSON text as far as it came. */
  readonly openJson: string | null;
}

/**
 * Cuts a content after `limit` tokens: in the middle of a word, or inside the input of a call, which then stays as an
 * incomplete last block (docs build-with-claude/handling-stop-reasons#max-tokens). What does not begin is left out.
 */
export function cutContent(content: readonly Anthropic.ContentBlock[], limit: number): CutContent {
  const kept: Anthropic.ContentBlock[] = [];
  let left = limit;
  for (const block of content) {
    const cost = blockTokens(block);
    if (cost <= left) {
      kept.push(block);
      left -= cost;
      continue;
    }
    const cut = cutBlock(block, left);
    return { content: cut === null ? kept : [...kept, cut.block], openJson: cut?.openJson ?? null };
  }
  return { content: kept, openJson: null };
}

interface CutBlock {
  readonly block: Anthropic.ContentBlock;
  readonly openJson: string | null;
}

function cutBlock(block: Anthropic.ContentBlock, tokens: number): CutBlock | null {
  switch (block.type) {
    case "text": {
      const text = beginning(block.text, tokens).trimEnd();
      return text === "" ? null : { block: { ...block, text }, openJson: null };
    }
    case "thinking": {
      // Unsigned: a thought that broke off cannot be sent back.
      const thinking = beginning(block.thinking, tokens).trimEnd();
      return thinking === "" ? null : { block: { ...block, thinking, signature: "" }, openJson: null };
    }
    case "tool_use": {
      const forInput = tokens - CALL_OVERHEAD - estimateTokens(block.name);
      return forInput < 0 ? null : cutCall(block, forInput);
    }
    default:
      return null;
  }
}

function cutCall(block: Anthropic.ToolUseBlock, tokens: number): CutBlock {
  const json = JSON.stringify(block.input);
  const openJson = beginning(json, tokens).slice(0, json.length - 1);
  return {
    block: { ...block, input: completePairs(block.input as Record<string, unknown>, openJson.length) },
    openJson,
  };
}

/** The longest beginning of a text that costs at most so many tokens. */
function beginning(text: string, tokens: number): string {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateTokens(text.slice(0, middle)) <= tokens) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low);
}

/** The properties of an input whose values stand complete in the first `length` characters of its JSON text. */
function completePairs(input: Record<string, unknown>, length: number): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const soFar = JSON.stringify({ ...whole, [key]: value });
    if (soFar.length - 1 > length) break;
    whole[key] = value;
  }
  return whole;
}
