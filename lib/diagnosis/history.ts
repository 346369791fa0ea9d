import type Anthropic from "@anthropic-ai/sdk";

type Block = Readonly<Record<string, unknown>>;

/** Content as blocks; a string is one text block. */
export function contentBlocks(content: unknown): readonly Block[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isBlock) : [];
}

function isBlock(value: unknown): value is Block {
  return typeof value === "object" && value !== null;
}

/** What a client may add to a block or leave out of it without changing what was said. */
const beside: readonly string[] = ["cache_control", "caller", "citations"];

/** A block as far as it matters whether it was echoed. */
function essence(block: Block): string {
  return JSON.stringify(Object.fromEntries(Object.entries(block).filter(([key]) => !beside.includes(key))));
}

/** Messages as a flat list of `role block`, neighbours of one role joined, so that shape does not matter. */
export function flatHistory(messages: readonly Anthropic.MessageParam[]): readonly string[] {
  return messages.flatMap((message) =>
    contentBlocks(message.content).map((block) => `${message.role} ${essence(block)}`),
  );
}

/** The blocks of a reply in the same form. */
export function flatReply(message: Anthropic.Message): readonly string[] {
  return contentBlocks(message.content).map((block) => `assistant ${essence(block)}`);
}

/** Client calls of a reply. */
export function callsOf(message: Anthropic.Message): readonly Anthropic.ToolUseBlock[] {
  return message.content.filter((block) => block.type === "tool_use");
}

/** The text of a reply, blocks joined; for comparison with what a run returned, white space aside. */
export function textOf(message: Anthropic.Message): string {
  return message.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join(" ");
}

/** Results of a request for a call id. */
export function resultsFor(params: Anthropic.MessageCreateParams, id: string): readonly Block[] {
  return params.messages.flatMap((message) =>
    contentBlocks(message.content).filter(
      (block) => block["type"] === "tool_result" && block["tool_use_id"] === id,
    ),
  );
}
