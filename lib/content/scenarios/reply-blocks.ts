import type { Reply, ReplyBlock } from "../../simulated-model/script";

/** A text block of a reply. */
export function say(text: string): ReplyBlock {
  return { type: "text", text };
}

/** A client call of a reply. */
export function ask(name: string, input: Readonly<Record<string, unknown>>): ReplyBlock {
  return { type: "tool_use", name, input };
}

/** A reply that says one thing and ends its turn. */
export function endWith(text: string): Reply {
  return { content: [say(text)] };
}
