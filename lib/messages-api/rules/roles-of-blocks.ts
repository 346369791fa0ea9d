import { blockPath, blockPlace, listOf, stringOf, type BlockSlot, type RequestView } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, OWN, PROBE_TOOLS, PUBLIC_CODE, seen } from "../sources";
import { isServerResult } from "../server-tool-names";
import { firstBlock } from "./first-block";

/** Blocks that only the model writes; `tool_use` has a rule of its own. */
const MODEL_ONLY = new Set(["thinking", "redacted_thinking", "server_tool_use"]);

function inRole(view: RequestView, role: string, test: (block: BlockSlot) => boolean): Violation | null {
  return firstBlock(view, (block) => {
    if (block.role !== role || !test(block)) return null;
    const id = stringOf(block.value["tool_use_id"]) || stringOf(block.value["id"]);
    return {
      path: blockPath(block),
      values: { ...blockPlace(block), type: block.type },
      ids: id === "" ? [] : [id],
    };
  });
}

function hasCitations(block: BlockSlot): boolean {
  if (listOf(block.value["citations"]).length > 0) return block.type === "text";
  if (block.type !== "tool_result" && block.type !== "search_result") return false;
  return listOf(block.value["content"]).some(
    (inner) =>
      typeof inner === "object" &&
      inner !== null &&
      "citations" in inner &&
      listOf(inner.citations).length > 0,
  );
}

export const blockRoleRules: readonly Rule[] = [
  rule({
    id: "tool-result-wrong-role",
    phase: "turns",
    at: "messages",
    template: "messages.{N}: `tool_result` blocks can only be in `user` messages",
    confidence: "seen in issues",
    source: PROBE_TOOLS,
    check: (view) => inRole(view, "assistant", ({ type }) => type === "tool_result"),
  }),
  rule({
    id: "tool-use-wrong-role",
    phase: "turns",
    at: "messages",
    template: "messages.{N}: `tool_use` blocks can only be in `assistant` messages",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) => inRole(view, "user", ({ type }) => type === "tool_use"),
  }),
  rule({
    id: "model-block-wrong-role",
    phase: "turns",
    at: "messages",
    template: "messages.{N}: `{type}` blocks can only be in `assistant` messages",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => inRole(view, "user", ({ type }) => MODEL_ONLY.has(type) || isServerResult(type)),
  }),
  rule({
    id: "image-in-assistant",
    phase: "turns",
    at: "messages",
    template: "messages.{N}.content: 'image' blocks are not permitted within assistant turns",
    confidence: "seen in issues",
    source: seen("SEMOSS/Semoss/issues/2323"),
    check: (view) => inRole(view, "assistant", ({ type }) => type === "image"),
  }),
  rule({
    id: "document-in-assistant",
    phase: "turns",
    at: "messages",
    template: "messages.{N}.content: 'document' blocks are not permitted within assistant turns",
    simulatorText: true,
    confidence: "documented",
    source: docs("api/migration-2026-10-21"),
    check: (view) =>
      view.options.apiVersion === "2026-10-21"
        ? inRole(view, "assistant", ({ type }) => type === "document")
        : null,
  }),
  rule({
    id: "container-upload-in-assistant",
    phase: "turns",
    at: "messages",
    template: "'container_upload' blocks are not permitted within assistant turns",
    confidence: "claimed only",
    source: PUBLIC_CODE,
    check: (view) => inRole(view, "assistant", ({ type }) => type === "container_upload"),
  }),
  rule({
    id: "citations-in-user-text",
    phase: "turns",
    at: "messages",
    template: "messages.{N}.content.{M}: citations are not permitted on the text of a user turn",
    simulatorText: true,
    confidence: "documented",
    source: docs("api/migration-2026-10-21"),
    check: (view) => (view.options.apiVersion === "2026-10-21" ? inRole(view, "user", hasCitations) : null),
  }),
];
