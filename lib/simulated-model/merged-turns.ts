import type Anthropic from "@anthropic-ai/sdk";

/** One message as it was sent, its content as a list of blocks. `index` is its place in the array. */
export interface SentMessage {
  readonly index: number;
  readonly blocks: readonly Anthropic.ContentBlockParam[];
}

/** Neighbouring messages of one role: what the API reads as one turn. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly messages: readonly SentMessage[];
}

/**
 * Merges neighbours of one role (docs release-notes, 2024-10-08). Instructions in the middle (`role: "system"`) are
 * no turn of anybody and are left out.
 */
export function mergedTurns(messages: readonly Anthropic.MessageParam[]): Turn[] {
  const turns: { role: Turn["role"]; messages: SentMessage[] }[] = [];
  messages.forEach((message, index) => {
    if (message.role === "system") return;
    const sent = { index, blocks: blocksOf(message) };
    const last = turns.at(-1);
    if (last?.role === message.role) last.messages.push(sent);
    else turns.push({ role: message.role, messages: [sent] });
  });
  return turns;
}

/** The blocks of a turn, in order, over all its messages. */
export function turnBlocks(turn: Turn): Anthropic.ContentBlockParam[] {
  return turn.messages.flatMap((message) => message.blocks);
}

function blocksOf(message: Anthropic.MessageParam): readonly Anthropic.ContentBlockParam[] {
  if (typeof message.content === "string") return [{ type: "text", text: message.content }];
  return message.content as readonly Anthropic.ContentBlockParam[];
}
