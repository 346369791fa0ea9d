import {
  blockPath,
  blockPlace,
  isFields,
  listOf,
  stringOf,
  type BlockSlot,
  type MessageSlot,
  type RequestView,
} from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, PUBLIC_CODE, recorded, seen } from "../sources";
import { firstOfType } from "./first-block";

function isText(block: BlockSlot): boolean {
  return block.type === "text";
}

function isBlank(block: BlockSlot): boolean {
  return isText(block) && stringOf(block.value["text"]).trim() === "";
}

function isBlankMessage(message: MessageSlot): boolean {
  return message.role !== "system" && message.blocks.length > 0 && message.blocks.every(isBlank);
}

/** System blocks whose text is empty, or blank. */
function systemText(view: RequestView): Violation | null {
  for (const [index, block] of listOf(view.body["system"]).entries()) {
    const text = isFields(block) ? stringOf(block["text"]) : "";
    if (text === "") return { path: `system.${index}` };
    if (text.trim() === "") return { path: `system.${index}`, variant: "blank" };
  }
  return null;
}

export const textRules: readonly Rule[] = [
  rule({
    id: "system-text-empty",
    phase: "text",
    at: "system",
    template: "system: text content blocks must be non-empty",
    variants: { blank: "system: text content blocks must contain non-whitespace text" },
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: systemText,
  }),
  rule({
    id: "cache-control-empty-text",
    phase: "text",
    at: "messages",
    template: "messages.{N}.content.{M}.text: cache_control cannot be set for empty text blocks",
    confidence: "documented",
    source: docs("build-with-claude/prompt-caching"),
    check: (view) =>
      firstOfType(view, "text", (block) =>
        block.value["text"] === "" && isFields(block.value["cache_control"])
          ? { path: `${blockPath(block)}.cache_control`, values: blockPlace(block) }
          : null,
      ),
  }),
  rule({
    id: "message-empty-content",
    phase: "text",
    at: "messages",
    template:
      "messages.{N}: all messages must have non-empty content except for the optional final assistant message",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/6774"),
    check: (view) => {
      const empty = view.messages.find(({ role, value }) => {
        const content = value["content"];
        return role === "user" && (content === "" || (Array.isArray(content) && content.length === 0));
      });
      return empty === undefined
        ? null
        : { path: `messages.${empty.index}.content`, values: { N: empty.index } };
    },
  }),
  rule({
    id: "text-empty",
    phase: "text",
    at: "messages",
    template: "messages: text content blocks must be non-empty",
    confidence: "seen in issues",
    source: recorded("regroup_empty_text_block"),
    check: (view) =>
      firstOfType(view, "text", (block) => (block.value["text"] === "" ? { path: blockPath(block) } : null)),
  }),
  rule({
    id: "text-whitespace",
    phase: "text",
    at: "messages",
    template: "messages: text content blocks must contain non-whitespace text",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/23440"),
    check: (view) => {
      const block = view.messages.find(isBlankMessage)?.blocks[0];
      return block === undefined ? null : { path: blockPath(block) };
    },
  }),
];
