import { callId, exchangesOf, isCall, isResult } from "../exchanges";
import {
  blockPath,
  blockPlace,
  isFields,
  listOf,
  stringOf,
  type BlockSlot,
  type RequestView,
  type Turn,
} from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, seen } from "../sources";
import { declaresServerTool, isServerResult, resultTypeOf } from "../server-tool-names";
import { pendingServerCalls, type PendingBreak } from "./server-calls";

const UNANSWERED = "`{tool}` tool use with id `{id}` was found without a corresponding `{result}` block";

function aboutOpenCall({ call, extra }: PendingBreak): Violation {
  const tool = stringOf(call.value["name"]);
  const id = callId(call);
  return {
    path: blockPath(extra ?? call),
    ids: [id],
    values: { tool, id, result: resultTypeOf(tool) },
  };
}

function isProgrammatic(block: BlockSlot): boolean {
  const caller = block.value["caller"];
  return isCall(block) && isFields(caller) && stringOf(caller["type"]).startsWith("code_execution_");
}

function isTextOnly(result: BlockSlot): boolean {
  const content = result.value["content"];
  return listOf(content).every((inner) => isFields(inner) && inner["type"] === "text");
}

/** The code still runs and waits: only results with text may come back. */
function programmaticReply(view: RequestView): Violation | null {
  for (const { calls, next } of exchangesOf(view)) {
    if (next?.role !== "user" || !calls.some(isProgrammatic)) continue;
    const other = next.blocks.find((block) => !isResult(block) || !isTextOnly(block));
    if (other !== undefined)
      return { path: blockPath(other), ids: calls.map(callId), values: blockPlace(other) };
  }
  return null;
}

/** The last turn but one waits inside a container. */
function waitsInContainer(turn: Turn, pending: readonly BlockSlot[]): boolean {
  if (turn.blocks.some(isProgrammatic)) return true;
  return (
    turn.blocks.some(isCall) &&
    pending.some(({ value }) => stringOf(value["name"]).endsWith("code_execution"))
  );
}

function containerMissing(view: RequestView): Violation | null {
  if (view.body["container"] !== undefined && view.body["container"] !== null) return null;
  const last = view.turns.at(-1);
  const before = view.turns.at(-2);
  if (last?.role !== "user" || before === undefined || !last.blocks.some(isResult)) return null;
  return waitsInContainer(before, pendingServerCalls(view).open) ? { path: "container" } : null;
}

export const serverToolRules: readonly Rule[] = [
  rule({
    id: "server-result-orphan",
    phase: "pairing",
    at: "messages",
    template:
      "messages.{N}.content.{M}: unexpected `tool_use_id` found in `{kind}_tool_result` blocks: {id}. Each `{kind}_tool_result` block must have a corresponding `server_tool_use` block before it.",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/84783"),
    check: (view) => {
      const block = pendingServerCalls(view).orphan;
      if (block === null) return null;
      const id = callId(block);
      return {
        path: blockPath(block),
        ids: [id],
        values: { ...blockPlace(block), kind: block.type.replace(/_tool_result$/, ""), id },
      };
    },
  }),
  rule({
    id: "server-tool-pending-text-after",
    phase: "pairing",
    at: "messages",
    template: UNANSWERED,
    confidence: "documented",
    source: docs("build-with-claude/handling-stop-reasons#tool-use"),
    check: (view) => {
      const { broken } = pendingServerCalls(view);
      return broken !== null && broken.extra !== null ? aboutOpenCall(broken) : null;
    },
  }),
  rule({
    id: "server-use-without-result",
    phase: "pairing",
    at: "messages",
    template: UNANSWERED,
    confidence: "seen in issues",
    source: seen("anthropics/anthropic-sdk-python/issues/1339"),
    check: (view) => {
      const { broken } = pendingServerCalls(view);
      return broken !== null ? aboutOpenCall(broken) : null;
    },
  }),
  rule({
    id: "server-tool-pending-tool-removed",
    phase: "pairing",
    at: "tools",
    template: "`{tool}` tool use with id `{id}` is still pending but no `{tool}` tool was provided",
    simulatorText: true,
    confidence: "documented",
    source: docs("build-with-claude/handling-stop-reasons#tool-use"),
    check: (view) => {
      const removed = pendingServerCalls(view).open.find(
        ({ value }) => !view.tools.some((tool) => declaresServerTool(tool.value, stringOf(value["name"]))),
      );
      if (removed === undefined) return null;
      const id = callId(removed);
      return { path: "tools", ids: [id], values: { tool: stringOf(removed.value["name"]), id } };
    },
  }),
  rule({
    id: "programmatic-reply-shape",
    phase: "pairing",
    at: "messages",
    template:
      "messages.{N}.content.{M}: only `tool_result` blocks with text may answer a call made by running code",
    simulatorText: true,
    confidence: "documented",
    source: docs("agents-and-tools/tool-use/programmatic-tool-calling"),
    check: programmaticReply,
  }),
  rule({
    id: "container-id-required",
    phase: "pairing",
    at: "container",
    template:
      "container_id is required when there are pending tool uses generated by code execution with tools.",
    confidence: "seen in issues",
    source: seen("anthropics/anthropic-sdk-typescript/issues/1114"),
    check: containerMissing,
  }),
  rule({
    id: "container-without-tool",
    phase: "features",
    at: "container",
    template: "Container identifier can only be provided when using the code execution tool",
    confidence: "seen in issues",
    source: seen(
      "tokenparty-net/llm-xlate/blob/d05394ecc6728524be19f4479203e2b3c4359ac0/crates/e2e/FINDINGS.md",
    ),
    check: ({ body, tools }) => {
      if (body["container"] === undefined || body["container"] === null) return null;
      const offered = tools.some(({ value }) =>
        /^(code_execution_|web_(search|fetch)_2026)/.test(stringOf(value["type"])),
      );
      return offered ? null : { path: "container" };
    },
  }),
  rule({
    id: "encrypted-content-intact",
    phase: "pairing",
    at: "messages",
    template:
      "messages.{N}.content.{M}.web_search_tool_result.content.{K}: `encrypted_content` must be returned as it was received",
    simulatorText: true,
    confidence: "documented",
    source: docs("agents-and-tools/tool-use/web-search-tool"),
    check: (view) => {
      for (const block of view.blocks) {
        if (!isServerResult(block.type)) continue;
        const index = listOf(block.value["content"]).findIndex(
          (inner) =>
            isFields(inner) &&
            inner["type"] === "web_search_result" &&
            stringOf(inner["encrypted_content"]) === "",
        );
        if (index < 0) continue;
        return { path: `${blockPath(block)}.content.${index}`, values: { ...blockPlace(block), K: index } };
      }
      return null;
    },
  }),
];
