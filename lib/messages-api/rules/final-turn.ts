import { blockPath, stringOf, type RequestView, type Turn } from "../request-view";
import { rule, type Rule } from "../rule";
import { ERROR_CODES, recorded } from "../sources";
import { isServerResult } from "../server-tool-names";

function finalAssistant(view: RequestView): Turn | undefined {
  const last = view.turns.at(-1);
  return last?.role === "assistant" ? last : undefined;
}

/** A paused turn may be resumed as it is: it ends in server tool use. */
function isPaused(turn: Turn): boolean {
  const last = turn.blocks.at(-1)?.type ?? "";
  return last === "server_tool_use" || last === "mcp_tool_use" || isServerResult(last);
}

export const finalTurnRules: readonly Rule[] = [
  rule({
    id: "final-assistant-trailing-whitespace",
    phase: "final-turn",
    at: "messages",
    template: "messages: final assistant content cannot end with trailing whitespace",
    confidence: "seen in issues",
    source: recorded("regroup_whitespace_trailing_assistant"),
    check: (view) => {
      const last = finalAssistant(view)?.blocks.at(-1);
      if (last?.type !== "text" || !/\s$/.test(stringOf(last.value["text"]).slice(-1))) return null;
      return { path: blockPath(last) };
    },
  }),
  rule({
    id: "prefill-unsupported",
    phase: "final-turn",
    at: "messages",
    template:
      "This model does not support assistant message prefill. The conversation must end with a user message.",
    confidence: "documented",
    source: `${ERROR_CODES}#prefill-not-supported`,
    check: (view) => {
      const turn = finalAssistant(view);
      if (turn === undefined || view.model?.prefill !== false || isPaused(turn)) return null;
      return { path: `messages.${turn.messages.at(-1)?.index ?? turn.first}` };
    },
  }),
];
