import type Anthropic from "@anthropic-ai/sdk";
import type { Json } from "../trace/event";

/** Finds out which `tool_use` of the last reply an execution belongs to: programs do not say. */
export interface CallMatcher {
  replied(message: Anthropic.Message): void;
  /** Output: the id of the call, or null if the last reply holds no such call. */
  match(name: string, input: Json): string | null;
}

/** A call is matched by name and input; each is used once before one that already ran is taken again. */
export function callMatcher(): CallMatcher {
  let calls: readonly Anthropic.ToolUseBlock[] = [];
  const executed = new Set<string>();
  return {
    replied(message) {
      calls = message.content.filter((block) => block.type === "tool_use");
    },
    match(name, input) {
      const text = JSON.stringify(input);
      const same = calls.filter((call) => call.name === name && JSON.stringify(call.input) === text);
      const call = same.find((each) => !executed.has(each.id)) ?? same[0];
      if (call === undefined) return null;
      executed.add(call.id);
      return call.id;
    },
  };
}
