import { type RequestView, type Turn } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, PUBLIC_CODE } from "../sources";
import { isServerResult } from "../server-tool-names";

const PLACEMENT = docs("build-with-claude/mid-conversation-system-messages");
const DIRECTIVE = "; the directive-only form (content: [] with output_config) is accepted at any position";

/** Runs a test over every run of system messages with its neighbours, on models that take the role at all. */
function findRun(
  view: RequestView,
  test: (run: Turn, before: Turn | undefined, after: Turn | undefined) => number | null,
): Violation | null {
  if (view.model?.systemRole !== true) return null;
  for (const run of view.turns) {
    if (run.role !== "system") continue;
    const index = test(run, view.turns[run.index - 1], view.turns[run.index + 1]);
    if (index !== null) return { path: `messages.${index}`, values: { N: index } };
  }
  return null;
}

/** May a system message stand behind this turn? A user turn, or an assistant turn that ends in a server result. */
function mayFollow(before: Turn): boolean {
  if (before.role === "user") return true;
  return isServerResult(before.blocks.at(-1)?.type ?? "");
}

export const systemRoleRules: readonly Rule[] = [
  rule({
    id: "system-role-unsupported-model",
    phase: "turns",
    at: "messages",
    template: "role 'system' is not supported on this model",
    confidence: "documented",
    source: PLACEMENT,
    check: (view) => {
      if (view.model === undefined || view.model.systemRole) return null;
      const message = view.messages.find(({ role }) => role === "system");
      return message === undefined ? null : { path: `messages.${message.index}.role` };
    },
  }),
  rule({
    id: "system-role-empty",
    phase: "turns",
    at: "messages",
    template: "messages.{N}: system content must contain at least one block",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      findRun(view, (run) => {
        const empty = run.messages.find(({ value }) => {
          const content = value["content"];
          return content === "" || (Array.isArray(content) && content.length === 0);
        });
        return empty?.index ?? null;
      }),
  }),
  rule({
    id: "system-role-blocks",
    phase: "turns",
    at: "messages",
    template: "messages.{N}: role 'system' supports text, tool_addition, and tool_removal blocks only",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      findRun(view, (run) => {
        const other = run.blocks.find(
          ({ type }) => !["text", "tool_addition", "tool_removal"].includes(type),
        );
        return other?.message ?? null;
      }),
  }),
  rule({
    id: "system-role-first",
    phase: "turns",
    at: "messages",
    template: `messages.{N}: use the top-level 'system' parameter for the initial system prompt${DIRECTIVE}`,
    confidence: "documented",
    source: PLACEMENT,
    check: (view) => findRun(view, (run, before) => (before === undefined ? run.first : null)),
  }),
  rule({
    id: "system-role-must-follow",
    phase: "turns",
    at: "messages",
    template: `messages.{N}: role 'system' must follow a 'user' message or an 'assistant' message ending in a server tool result${DIRECTIVE}`,
    confidence: "documented",
    source: PLACEMENT,
    check: (view) =>
      findRun(view, (run, before) => (before !== undefined && !mayFollow(before) ? run.first : null)),
  }),
  rule({
    id: "system-role-must-precede",
    phase: "turns",
    at: "messages",
    template: `messages.{N}: role 'system' must precede an 'assistant' message or end the array${DIRECTIVE}`,
    confidence: "documented",
    source: PLACEMENT,
    check: (view) =>
      findRun(view, (run, _before, after) =>
        after === undefined || after.role === "assistant" ? null : (run.messages.at(-1)?.index ?? run.first),
      ),
  }),
];
