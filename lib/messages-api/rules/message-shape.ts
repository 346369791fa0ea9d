import { isFields, listOf, type MessageSlot, type RequestView } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { OWN, PUBLIC_CODE, recorded, seen } from "../sources";

const ROLES = ["user", "assistant", "system"];
const KEYS = ["role", "content"];

function findMessage(
  view: RequestView,
  test: (message: MessageSlot) => Violation | null | undefined,
): Violation | null {
  for (const message of view.messages) {
    const violation = test(message);
    if (violation) return violation;
  }
  return null;
}

/** Ids of the results that a message carries. */
function resultIds(message: MessageSlot): string[] {
  return message.blocks.flatMap(({ type, value }) =>
    type === "tool_result" && typeof value["tool_use_id"] === "string" ? [value["tool_use_id"]] : [],
  );
}

function extraKey(message: MessageSlot): string | undefined {
  return Object.keys(message.value).find((key) => !KEYS.includes(key));
}

export const messageShapeRules: readonly Rule[] = [
  rule({
    id: "messages-empty",
    phase: "shape",
    at: "messages",
    template: "messages: at least one message is required",
    confidence: "seen in issues",
    source: recorded("regroup_empty_messages"),
    check: ({ body }) => (listOf(body["messages"]).length === 0 ? { path: "messages" } : null),
  }),
  rule({
    id: "message-object",
    phase: "shape",
    at: "messages",
    template: "messages.{N}: Input should be an object",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: ({ body }) => {
      const index = listOf(body["messages"]).findIndex((message) => !isFields(message));
      return index < 0 ? null : { path: `messages.${index}`, values: { N: index } };
    },
  }),
  rule({
    id: "role-unknown",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.role: Input should be 'user' or 'assistant'",
    confidence: "claimed only",
    source: PUBLIC_CODE,
    check: (view) =>
      findMessage(view, (message) =>
        ROLES.includes(message.role)
          ? null
          : { path: `messages.${message.index}.role`, ids: resultIds(message), values: { N: message.index } },
      ),
  }),
  rule({
    id: "message-content",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content: Input should be a valid string or list",
    variants: { missing: "messages.{N}.content: Field required" },
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) =>
      findMessage(view, ({ value, index }) => {
        const content = value["content"];
        if (typeof content === "string" || Array.isArray(content)) return null;
        const path = `messages.${index}.content`;
        return { path, values: { N: index }, ...(content === undefined ? { variant: "missing" } : {}) };
      }),
  }),
  rule({
    id: "extra-inputs-message",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.{field}: Extra inputs are not permitted",
    confidence: "seen in issues",
    source: seen("microsoft/autogen/issues/3034"),
    check: (view) =>
      findMessage(view, (message) => {
        const field = extraKey(message);
        if (field === undefined) return null;
        return { path: `messages.${message.index}.${field}`, values: { N: message.index, field } };
      }),
  }),
];
