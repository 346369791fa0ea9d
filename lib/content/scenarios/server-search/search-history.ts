import type Anthropic from "@anthropic-ai/sdk";
import { textIn } from "../call-history";

/** A search that the history holds; `found` is null while its result is still to come. */
export interface Search {
  readonly id: string;
  readonly query: string;
  readonly found: readonly string[] | null;
}

/** Every web search in a history, oldest first, with the titles that it found. */
export function searchesIn(messages: readonly Anthropic.MessageParam[]): Search[] {
  const blocks = messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
  const results = new Map<string, readonly string[]>();
  for (const block of blocks) {
    if (block.type === "web_search_tool_result") results.set(block.tool_use_id, titlesOf(block.content));
  }
  return blocks.flatMap((block) =>
    block.type === "server_tool_use" && block.name === "web_search"
      ? [{ id: block.id, query: textIn(block.input, "query"), found: results.get(block.id) ?? null }]
      : [],
  );
}

function titlesOf(content: Anthropic.WebSearchToolResultBlockParam["content"]): string[] {
  return Array.isArray(content) ? content.map((hit) => hit.title) : [];
}
