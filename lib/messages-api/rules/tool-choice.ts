import { isFields, stringOf, type Fields, type RequestView } from "../request-view";
import { rule, type Rule } from "../rule";
import { ERROR_CODES, PROBE_CHOICE, PROBE_TOOLS, PUBLIC_CODE, seen } from "../sources";

const TYPES = ["auto", "any", "tool", "none"];

function choiceOf({ body }: RequestView): Fields {
  const choice = body["tool_choice"];
  return isFields(choice) ? choice : {};
}

/** Whether the request forces a call. */
export function forcesTool(view: RequestView): boolean {
  const type = choiceOf(view)["type"];
  return type === "any" || type === "tool";
}

export const toolChoiceShapeRules: readonly Rule[] = [
  rule({
    id: "tool-choice-object",
    phase: "shape",
    at: "tool_choice",
    template: "tool_choice: Input should be an object",
    confidence: "seen in issues",
    source: PROBE_TOOLS,
    check: ({ body }) => {
      const choice = body["tool_choice"];
      return choice === undefined || choice === null || isFields(choice) ? null : { path: "tool_choice" };
    },
  }),
  rule({
    id: "tool-choice-tag",
    phase: "shape",
    at: "tool_choice",
    template:
      "tool_choice: Input tag '{tag}' found using 'type' does not match any of the expected tags: 'auto', 'any', 'tool', 'none'",
    confidence: "seen in issues",
    source: PROBE_TOOLS,
    check: (view) => {
      if (!isFields(view.body["tool_choice"])) return null;
      const tag = stringOf(choiceOf(view)["type"]);
      return TYPES.includes(tag) ? null : { path: "tool_choice.type", values: { tag } };
    },
  }),
  rule({
    id: "tool-choice-name-required",
    phase: "shape",
    at: "tool_choice",
    template: "tool_choice.tool.name: Field required",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) => {
      const choice = choiceOf(view);
      return choice["type"] === "tool" && typeof choice["name"] !== "string"
        ? { path: "tool_choice.name" }
        : null;
    },
  }),
];

export const toolChoiceRules: readonly Rule[] = [
  rule({
    id: "tool-choice-any-no-tools",
    phase: "limits",
    at: "tool_choice",
    template: "tool_choice.any may only be specified while providing tools",
    confidence: "seen in issues",
    source: PROBE_CHOICE,
    check: (view) =>
      choiceOf(view)["type"] === "any" && view.tools.length === 0 ? { path: "tool_choice" } : null,
  }),
  rule({
    id: "tool-choice-named-missing",
    phase: "limits",
    at: "tool_choice",
    template: "Tool '{name}' not found in provided tools",
    confidence: "seen in issues",
    source: PROBE_CHOICE,
    check: (view) => {
      const choice = choiceOf(view);
      const name = stringOf(choice["name"]);
      if (choice["type"] !== "tool" || view.tools.some(({ value }) => value["name"] === name)) return null;
      return { path: "tool_choice.name", values: { name } };
    },
  }),
];

export const toolChoiceModelRules: readonly Rule[] = [
  rule({
    id: "tool-choice-forced-unsupported",
    phase: "features",
    at: "tool_choice",
    template: 'tool_choice: type "tool" and "any" are not supported for this model.',
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) =>
      forcesTool(view) && view.model?.forcedToolChoice === false ? { path: "tool_choice" } : null,
  }),
  rule({
    id: "thinking-forced-tool",
    phase: "features",
    at: "tool_choice",
    template: "Thinking may not be enabled when tool_choice forces tool use.",
    confidence: "seen in issues",
    source: seen("mastra-ai/mastra/issues/7507"),
    check: (view) => {
      const thinking = view.body["thinking"];
      const manual = isFields(thinking) && thinking["type"] === "enabled";
      return manual && forcesTool(view) ? { path: "tool_choice" } : null;
    },
  }),
];
