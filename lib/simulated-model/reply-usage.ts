import type Anthropic from "@anthropic-ai/sdk";
import { estimateInputTokens } from "../messages-api/input-tokens";
import { blockTokens } from "./block-tokens";

/**
 * The usage of a reply. `outputTokens` is what is billed as output.
 * Cache counters: the part of the prompt up to the last `cache_control` mark counts as written; what the request of
 * the turn before held already counts as read. A stateless server cannot know whether that request was really sent,
 * nor when: it takes the history's word for it, and there is no minimum length.
 */
export function replyUsage(
  params: Anthropic.MessageCreateParams,
  content: readonly Anthropic.ContentBlock[],
  outputTokens: number,
): Anthropic.Usage {
  const { read, written, oneHour } = cachedTokens(params);
  const thinking = content.reduce(
    (sum, block) => sum + (block.type === "thinking" ? blockTokens(block) : 0),
    0,
  );
  return {
    input_tokens: Math.max(0, estimateInputTokens(params) - read - written),
    cache_creation_input_tokens: written,
    cache_read_input_tokens: read,
    cache_creation: {
      ephemeral_5m_input_tokens: oneHour ? 0 : written,
      ephemeral_1h_input_tokens: oneHour ? written : 0,
    },
    output_tokens: outputTokens,
    output_tokens_details: { thinking_tokens: thinking },
    server_tool_use: serverToolUse(content),
    service_tier: "standard",
    inference_geo: "not_available",
    speed: null,
  };
}

function serverToolUse(content: readonly Anthropic.ContentBlock[]): Anthropic.ServerToolUsage | null {
  const names = content.flatMap((block) => (block.type === "server_tool_use" ? [block.name] : []));
  if (names.length === 0) return null;
  return {
    web_search_requests: names.filter((name) => name === "web_search").length,
    web_fetch_requests: names.filter((name) => name === "web_fetch").length,
  };
}

interface CachedTokens {
  readonly read: number;
  readonly written: number;
  readonly oneHour: boolean;
}

/** The prompt is a prefix in the order tools, system, messages (docs build-with-claude/prompt-caching). */
function cachedTokens(params: Anthropic.MessageCreateParams): CachedTokens {
  const marked = markedPrefix(params);
  if (marked === null) return { read: 0, written: 0, oneHour: false };
  const before = params.messages.findLastIndex((message) => message.role === "assistant");
  const known =
    before === -1 ? 0 : estimateInputTokens({ ...params, messages: params.messages.slice(0, before) });
  const read = Math.min(known, marked.tokens);
  return { read, written: marked.tokens - read, oneHour: marked.oneHour };
}

function markedPrefix(params: Anthropic.MessageCreateParams): { tokens: number; oneHour: boolean } | null {
  const { tools = [], system, messages } = params;
  if (params.cache_control)
    return { tokens: estimateInputTokens(params), oneHour: params.cache_control.ttl === "1h" };
  const inMessages = messages.findLastIndex((message) => markIn(message.content) !== null);
  if (inMessages !== -1) {
    const tokens = estimateInputTokens({ ...params, messages: messages.slice(0, inMessages + 1) });
    return { tokens, oneHour: markIn(messages[inMessages]?.content) === "1h" };
  }
  const systemMark = markIn(system);
  if (systemMark !== null) {
    return { tokens: estimateInputTokens({ ...params, messages: [] }), oneHour: systemMark === "1h" };
  }
  const toolMark = markIn(tools);
  if (toolMark === null) return null;
  return { tokens: estimateInputTokens({ ...params, messages: [], system: "" }), oneHour: toolMark === "1h" };
}

/** The life of the last mark in a list of blocks or tools; null when there is none. */
function markIn(list: unknown): "5m" | "1h" | null {
  if (!Array.isArray(list)) return null;
  const marked: unknown = list.findLast((item: unknown) => hasMark(item));
  if (!hasMark(marked)) return null;
  return marked.cache_control.ttl === "1h" ? "1h" : "5m";
}

function hasMark(item: unknown): item is { cache_control: Anthropic.CacheControlEphemeral } {
  return typeof item === "object" && item !== null && "cache_control" in item && Boolean(item.cache_control);
}
