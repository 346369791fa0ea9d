import { callId, exchangesOf } from "../exchanges";
import { resultContentTypes } from "../block-fields";
import {
  blockPath,
  blockPlace,
  isFields,
  listOf,
  stringOf,
  type BlockSlot,
  type RequestView,
} from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, PUBLIC_CODE, seen } from "../sources";
import { firstOfType } from "./first-block";

const SEARCH = docs("agents-and-tools/tool-use/tool-search-tool");

function firstResult(view: RequestView, test: (block: BlockSlot) => string | null): Violation | null {
  return firstOfType(view, "tool_result", (block) => {
    const tail = test(block);
    if (tail === null) return null;
    return { path: blockPath(block) + tail, ids: [callId(block)], values: blockPlace(block) };
  });
}

function hasNoContent({ value }: BlockSlot): boolean {
  const content = value["content"];
  if (typeof content === "string") return content === "";
  return listOf(content).every(
    (inner) => isFields(inner) && inner["type"] === "text" && inner["text"] === "",
  );
}

function innerTypes({ value }: BlockSlot): readonly string[] {
  return listOf(value["content"]).map((inner) => (isFields(inner) ? stringOf(inner["type"]) : ""));
}

function unknownTag(view: RequestView): Violation | null {
  return firstOfType(view, "tool_result", (block) => {
    const types = innerTypes(block);
    const index = types.findIndex((type) => !resultContentTypes.includes(type));
    if (index < 0) return null;
    const values = { ...blockPlace(block), K: index, tag: types[index] ?? "" };
    return { path: `${blockPath(block)}.content.${index}`, ids: [callId(block)], values };
  });
}

function unknownReference(view: RequestView): Violation | null {
  const names = new Set(view.tools.map(({ value }) => stringOf(value["name"])));
  return firstOfType(view, "tool_result", (block) => {
    for (const [index, inner] of listOf(block.value["content"]).entries()) {
      if (!isFields(inner) || inner["type"] !== "tool_reference") continue;
      const name = stringOf(inner["tool_name"]);
      if (!names.has(name)) return { path: `${blockPath(block)}.content.${index}`, values: { name } };
    }
    return null;
  });
}

/** Members of the computer and browser toolsets carry `toolset_name`; their results must echo it. */
function toolsetNotEchoed(view: RequestView): Violation | null {
  for (const { calls, leading } of exchangesOf(view)) {
    const toolsets = new Map(calls.map((call) => [callId(call), stringOf(call.value["toolset_name"])]));
    for (const block of leading) {
      const wanted = toolsets.get(callId(block)) ?? "";
      if (wanted === "" || block.value["toolset_name"] === wanted) continue;
      return {
        path: blockPath(block),
        ids: [callId(block)],
        values: { ...blockPlace(block), toolset: wanted },
      };
    }
  }
  return null;
}

export const toolResultShapeRules: readonly Rule[] = [
  rule({
    id: "tool-result-content-type",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_result.content: Input should be a valid string",
    confidence: "claimed only",
    source: PUBLIC_CODE,
    check: (view) =>
      firstResult(view, ({ value }) => {
        const content = value["content"];
        if (content === undefined || content === null || typeof content === "string") return null;
        return Array.isArray(content) && content.every(isFields) ? null : ".content";
      }),
  }),
  rule({
    id: "tool-result-content-tag",
    phase: "shape",
    at: "messages",
    template:
      "messages.{N}.content.{M}.tool_result.content.{K}: Input tag '{tag}' found using 'type' does not match any of the expected tags: 'document', 'image', 'search_result', 'text', 'tool_reference'",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: unknownTag,
  }),
];

export const toolResultRules: readonly Rule[] = [
  rule({
    id: "tool-result-error-empty",
    phase: "text",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_result: content cannot be empty if `is_error` is true",
    confidence: "seen in issues",
    source: seen("bytedance/trae-agent/issues/230"),
    check: (view) =>
      firstResult(view, (block) =>
        block.value["is_error"] === true && hasNoContent(block) ? ".content" : null,
      ),
  }),
  rule({
    id: "tool-result-error-text-only",
    phase: "text",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_result: all content must be type 'text' if 'is_error' is true",
    confidence: "seen in issues",
    source: seen("vellum-ai/vellum-assistant/pull/18387"),
    check: (view) =>
      firstResult(view, (block) =>
        block.value["is_error"] === true && innerTypes(block).some((type) => type !== "text")
          ? ".content"
          : null,
      ),
  }),
  rule({
    id: "search-results-all-or-none",
    phase: "text",
    at: "messages",
    template:
      "messages.{N}.content.{M}.tool_result: `search_result` blocks cannot be mixed with other blocks",
    simulatorText: true,
    confidence: "documented",
    source: docs("build-with-claude/search-results"),
    check: (view) =>
      firstResult(view, (block) => {
        const types = innerTypes(block);
        return types.includes("search_result") && types.some((type) => type !== "search_result")
          ? ".content"
          : null;
      }),
  }),
  rule({
    id: "tool-reference-unknown",
    phase: "pairing",
    at: "messages",
    template: "Tool reference '{name}' not found in available tools",
    confidence: "documented",
    source: SEARCH,
    check: unknownReference,
  }),
  rule({
    id: "toolset-member-result-name",
    phase: "pairing",
    at: "messages",
    template:
      "messages.{N}.content.{M}.tool_result.toolset_name: the result of a toolset member must name its toolset '{toolset}'",
    simulatorText: true,
    confidence: "documented",
    source: docs("agents-and-tools/tool-use/handle-tool-calls"),
    check: toolsetNotEchoed,
  }),
];
