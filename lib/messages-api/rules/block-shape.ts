import { betaBlocks, blockFields, fieldProblem, nameOfKind } from "../block-fields";
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
import { docs, OWN, PROBE_TOOLS, PUBLIC_CODE, seen } from "../sources";
import { firstBlock, firstOfType } from "./first-block";

const TAGS = Object.keys(blockFields)
  .map((tag) => `'${tag}'`)
  .join(", ");
const ID = /^[a-zA-Z0-9_-]+$/;
const CACHE_KEYS = ["type", "ttl"];

function isKnown(view: RequestView, type: string): boolean {
  return Object.hasOwn(blockFields, type) || (view.betas.size > 0 && betaBlocks.includes(type));
}

function extraKey({ type, value }: BlockSlot): string | undefined {
  const table = Object.hasOwn(blockFields, type) ? blockFields[type] : undefined;
  if (table === undefined) return undefined;
  const field = Object.keys(value).find((key) => key !== "type" && !Object.hasOwn(table, key));
  if (field !== undefined) return field;
  const mark = value["cache_control"];
  const inner = isFields(mark) ? Object.keys(mark).find((key) => !CACHE_KEYS.includes(key)) : undefined;
  return inner === undefined ? undefined : `cache_control.${inner}`;
}

function nonObject(view: RequestView): Violation | null {
  for (const message of view.messages) {
    const index = listOf(message.value["content"]).findIndex((block) => !isFields(block));
    if (index >= 0) {
      return { path: `messages.${message.index}.content.${index}`, values: { N: message.index, M: index } };
    }
  }
  return null;
}

function aboutField(block: BlockSlot, field: string): Violation {
  return { path: `${blockPath(block)}.${field}`, values: { ...blockPlace(block), type: block.type, field } };
}

export const blockShapeRules: readonly Rule[] = [
  rule({
    id: "block-object",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}: Input should be an object",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: nonObject,
  }),
  rule({
    id: "block-unknown-type",
    phase: "shape",
    at: "messages",
    template:
      "messages.{N}.content.{M}: Input tag '{tag}' found using 'type' does not match any of the expected tags: {list}",
    simulatorText: true,
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      firstBlock(view, (block) =>
        isKnown(view, block.type)
          ? null
          : { path: blockPath(block), values: { ...blockPlace(block), tag: block.type, list: TAGS } },
      ),
  }),
  rule({
    id: "cache-control-thinking",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.thinking.cache_control: Extra inputs are not permitted",
    confidence: "documented",
    source: docs("build-with-claude/prompt-caching"),
    check: (view) =>
      firstOfType(view, "thinking", (block) =>
        block.value["cache_control"] !== undefined ? aboutField(block, "cache_control") : null,
      ),
  }),
  rule({
    id: "extra-inputs-block",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.{type}.{field}: Extra inputs are not permitted",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/4378"),
    check: (view) =>
      firstBlock(view, (block) => {
        const field = extraKey(block);
        return field === undefined ? null : aboutField(block, field);
      }),
  }),
  rule({
    id: "tool-use-input-object",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_use.input: Input should be a valid dictionary",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/6695"),
    check: (view) =>
      firstOfType(view, "tool_use", (block) =>
        !isFields(block.value["input"])
          ? { ...aboutField(block, "input"), ids: [stringOf(block.value["id"])] }
          : null,
      ),
  }),
  rule({
    id: "tool-result-id-required",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_result.tool_use_id: Field required",
    confidence: "seen in issues",
    source: PROBE_TOOLS,
    check: (view) =>
      firstOfType(view, "tool_result", (block) =>
        block.value["tool_use_id"] === undefined ? aboutField(block, "tool_use_id") : null,
      ),
  }),
  rule({
    id: "block-field",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.{type}.{field}: Input should be a valid {kind}",
    variants: { missing: "messages.{N}.content.{M}.{type}.{field}: Field required" },
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) =>
      firstBlock(view, (block) => {
        const table = Object.hasOwn(blockFields, block.type) ? blockFields[block.type] : undefined;
        const problem = table === undefined ? null : fieldProblem(block.value, table);
        if (problem === null) return null;
        const about = aboutField(block, problem.field);
        if (problem.kind === undefined) return { ...about, variant: "missing" };
        return { ...about, values: { ...about.values, kind: nameOfKind(problem.kind) } };
      }),
  }),
  rule({
    id: "tool-use-id-pattern",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'",
    confidence: "seen in issues",
    source: seen("anomalyco/opencode/issues/1279"),
    check: (view) =>
      firstOfType(view, "tool_use", (block) => {
        const id = stringOf(block.value["id"]);
        return !ID.test(id) ? { ...aboutField(block, "id"), ids: [id] } : null;
      }),
  }),
  rule({
    id: "tool-result-id-pattern",
    phase: "shape",
    at: "messages",
    template:
      "messages.{N}.content.{M}.tool_result.tool_use_id: String should match pattern '^[a-zA-Z0-9_-]+$'",
    confidence: "seen in issues",
    source: seen("maximhq/bifrost/issues/5097"),
    check: (view) =>
      firstOfType(view, "tool_result", (block) => {
        const id = stringOf(block.value["tool_use_id"]);
        return !ID.test(id) ? { ...aboutField(block, "tool_use_id"), ids: [id] } : null;
      }),
  }),
  rule({
    id: "tool-use-name-too-long",
    phase: "shape",
    at: "messages",
    template: "messages.{N}.content.{M}.tool_use.name: String should have at most 200 characters",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      firstOfType(view, "tool_use", (block) =>
        stringOf(block.value["name"]).length > 200
          ? { ...aboutField(block, "name"), ids: [stringOf(block.value["id"])] }
          : null,
      ),
  }),
];
