import { callId, exchangesOf, isCall, isResult, type Exchange } from "./exchanges";
import { blockPath, type RequestView } from "./request-view";
import { isServerResult } from "./server-tool-names";
import type { Confidence, Lint } from "./verdict";

/** A lint as data. `find` is pure and linear. */
export interface LintRule {
  readonly id: string;
  readonly confidence: Confidence;
  readonly source: string;
  readonly find: (view: RequestView) => readonly Omit<Lint, "rule">[];
}

const PARALLEL = "https://platform.claude.com/docs/en/agents-and-tools/tool-use/parallel-tool-use";
const END_TURN = "https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons#end-turn";

/** Results of one turn in several messages: the model learns to stop calling in parallel. */
function splitResults({ leading }: Exchange): Omit<Lint, "rule">[] {
  const first = leading[0]?.message;
  const later = leading.filter((block) => block.message !== first);
  const start = later[0];
  return start === undefined ? [] : [{ path: `messages.${start.message}`, ids: later.map(callId) }];
}

/** Text in the same message behind the results: done regularly, the model answers an empty `end_turn`. */
function textBehind({ leading, others }: Exchange): Omit<Lint, "rule">[] {
  const last = leading.at(-1);
  const text = others.find((block) => block.type === "text" && block.message === last?.message);
  return text === undefined ? [] : [{ path: blockPath(text), ids: [] }];
}

function toolsMissing(view: RequestView): Omit<Lint, "rule">[] {
  if (view.tools.length > 0) return [];
  const ids = view.blocks.filter((block) => isCall(block) || isResult(block)).map(callId);
  return ids.length === 0 ? [] : [{ path: "tools", ids: [...new Set(ids)] }];
}

function emptyAssistant(view: RequestView): Omit<Lint, "rule">[] {
  return view.messages
    .filter(
      ({ role, blocks, index }) =>
        role === "assistant" && blocks.length === 0 && index < view.messages.length - 1,
    )
    .map(({ index }) => ({ path: `messages.${index}.content`, ids: [] }));
}

/** Neighbours of one role are merged; two that no resumed pause and no result explains are probably a slip. */
function neighbours(view: RequestView): Omit<Lint, "rule">[] {
  return view.messages.flatMap((message, place) => {
    const before = view.messages[place - 1];
    if (before?.role !== message.role || message.role === "system") return [];
    const last = before.blocks.at(-1)?.type ?? "";
    const explained = last === "server_tool_use" || isServerResult(last) || before.blocks.some(isResult);
    return explained ? [] : [{ path: `messages.${message.index}`, ids: [] }];
  });
}

function longToolNames(view: RequestView): Omit<Lint, "rule">[] {
  return view.tools
    .filter(({ value }) => typeof value["name"] === "string" && value["name"].length > 64)
    .map(({ index }) => ({ path: `tools.${index}.name`, ids: [] }));
}

/** Accepted by the first-party API, and unwise all the same. */
export const lintRules: readonly LintRule[] = [
  {
    id: "tool-results-split-over-messages",
    confidence: "documented",
    source: PARALLEL,
    find: (view) => exchangesOf(view).flatMap(splitResults),
  },
  {
    id: "text-after-tool-result",
    confidence: "documented",
    source: END_TURN,
    find: (view) => exchangesOf(view).flatMap(textBehind),
  },
  {
    id: "history-tools-without-tools-param",
    confidence: "seen in issues",
    source: "public code quoting the API",
    find: toolsMissing,
  },
  {
    id: "assistant-empty-content",
    confidence: "seen in issues",
    source: "https://github.com/anthropics/claude-code/issues/6774",
    find: emptyAssistant,
  },
  {
    id: "consecutive-same-role",
    confidence: "documented",
    source: "https://platform.claude.com/docs/en/release-notes/overview",
    find: neighbours,
  },
  {
    id: "tool-name-over-64",
    confidence: "documented",
    source: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
    find: longToolNames,
  },
];

/** What is accepted but unwise, in the order of the rules and then of the array. Never an error. */
export function lintRequest(view: RequestView): Lint[] {
  return lintRules.flatMap(({ id, find }) => find(view).map((found) => ({ rule: id, ...found })));
}
