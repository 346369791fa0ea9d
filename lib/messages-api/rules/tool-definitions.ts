import { openObjectSchema, schemaFault } from "../json-schema-check";
import { isFields, listOf, stringOf, type Fields, type RequestView } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, OWN, PROBE_TOOLS, PUBLIC_CODE, seen } from "../sources";
import { isCustomTool, toolTypes } from "../tool-types";

const TOOL_SEARCH = docs("agents-and-tools/tool-use/tool-search-tool");
const NAME = /^[a-zA-Z0-9_-]+$/;

/** Runs a test over the tools; the tail of the path of the first fault, or null. */
function firstTool(view: RequestView, test: (tool: Fields) => string | null): Violation | null {
  for (const { index, value } of view.tools) {
    const tail = test(value);
    if (tail !== null) return { path: `tools.${index}${tail}`, values: { i: index } };
  }
  return null;
}

function firstCustom(view: RequestView, test: (tool: Fields) => string | null): Violation | null {
  return firstTool(view, (tool) => (isCustomTool(tool) ? test(tool) : null));
}

function schemaOf(tool: Fields): Fields {
  const schema = tool["input_schema"];
  return isFields(schema) ? schema : {};
}

function unknownType(view: RequestView): Violation | null {
  const types = toolTypes(view.betas.size > 0);
  for (const { index, value } of view.tools) {
    if (isCustomTool(value)) continue;
    const tag = typeof value["type"] === "string" ? value["type"] : JSON.stringify(value["type"]);
    if (types.includes(tag)) continue;
    const list = types.map((type) => `'${type}'`).join(", ");
    return { path: `tools.${index}.type`, values: { i: index, tag, list } };
  }
  return null;
}

function duplicateName(view: RequestView): Violation | null {
  const known = new Set<string>();
  return firstTool(view, (tool) => {
    const name = tool["name"];
    if (typeof name !== "string") return null;
    if (known.has(name)) return ".name";
    known.add(name);
    return null;
  });
}

function refusedType({ tools, model }: RequestView): Violation | null {
  if (model === undefined) return null;
  const found = tools.find(({ value }) => model.refusedToolTypes.includes(stringOf(value["type"])));
  if (found === undefined) return null;
  const values = { model: model.id, type: stringOf(found.value["type"]), list: "computer_toolset_20260801" };
  return { path: `tools.${found.index}.type`, values };
}

export const toolShapeRules: readonly Rule[] = [
  rule({
    id: "tool-object",
    phase: "shape",
    at: "tools",
    template: "tools.{i}: Input should be an object",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: ({ body }) => {
      const index = listOf(body["tools"]).findIndex((tool) => !isFields(tool));
      return index < 0 ? null : { path: `tools.${index}`, values: { i: index } };
    },
  }),
  rule({
    id: "tool-type-tag",
    phase: "shape",
    at: "tools",
    template:
      "tools.{i}: Input tag '{tag}' found using 'type' does not match any of the expected tags: {list}",
    simulatorText: true,
    confidence: "seen in issues",
    source: seen("dirac-run/dirac/issues/57"),
    check: unknownType,
  }),
  rule({
    id: "tool-name-required",
    phase: "shape",
    at: "tools",
    template: "tools.{i}.custom.name: Field required",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => firstCustom(view, (tool) => (typeof tool["name"] === "string" ? null : ".name")),
  }),
  rule({
    id: "tool-name-length",
    phase: "shape",
    at: "tools",
    template: "tools.{i}.custom.name: String should have at most 128 characters",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/96152"),
    check: (view) => firstCustom(view, (tool) => (stringOf(tool["name"]).length > 128 ? ".name" : null)),
  }),
  rule({
    id: "tool-name-pattern",
    phase: "shape",
    at: "tools",
    template: "tools.{i}.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'",
    confidence: "seen in issues",
    source: seen("home-assistant/core/issues/147760"),
    check: (view) => firstCustom(view, (tool) => (NAME.test(stringOf(tool["name"])) ? null : ".name")),
  }),
  rule({
    id: "tool-schema-required",
    phase: "shape",
    at: "tools",
    template: "tools.{i}.custom.input_schema: Field required",
    confidence: "seen in issues",
    source: PROBE_TOOLS,
    check: (view) => firstCustom(view, (tool) => (isFields(tool["input_schema"]) ? null : ".input_schema")),
  }),
  rule({
    id: "tool-schema-type",
    phase: "shape",
    at: "tools",
    template: "tools.{i}.custom.input_schema.type: Field required",
    variants: { other: "tools.{i}.custom.input_schema.type: Input should be 'object'" },
    ownVariants: ["other"],
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) => {
      const found = firstCustom(view, (tool) =>
        schemaOf(tool)["type"] === "object" ? null : ".input_schema.type",
      );
      const tool = found === null ? undefined : view.tools.find(({ index }) => index === found.values?.["i"]);
      if (found === null || tool === undefined) return null;
      return schemaOf(tool.value)["type"] === undefined ? found : { ...found, variant: "other" };
    },
  }),
  rule({
    id: "tool-schema-union",
    phase: "shape",
    at: "tools",
    template:
      "tools.{i}.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      firstCustom(view, (tool) => {
        const key = ["oneOf", "allOf", "anyOf"].find((name) => schemaOf(tool)[name] !== undefined);
        return key === undefined ? null : `.input_schema.${key}`;
      }),
  }),
  rule({
    id: "tool-schema-invalid",
    phase: "shape",
    at: "tools",
    template:
      "tools.{i}.custom.input_schema: JSON schema is invalid. It must match JSON Schema draft 2020-12",
    simulatorText: true,
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/86664"),
    check: (view) =>
      firstCustom(view, (tool) => {
        const fault = schemaFault(tool["input_schema"]);
        return fault === null ? null : `.input_schema${fault === "" ? "" : `.${fault}`}`;
      }),
  }),
  rule({
    id: "tool-strict-additional",
    phase: "shape",
    at: "tools",
    template: "tools.{i}.custom: For 'object' type, 'additionalProperties' must be explicitly set to false",
    confidence: "seen in issues",
    source: PROBE_TOOLS,
    check: (view) =>
      firstCustom(view, (tool) => {
        const fault = tool["strict"] === true ? openObjectSchema(tool["input_schema"]) : null;
        return fault === null ? null : `.input_schema${fault === "" ? "" : `.${fault}`}`;
      }),
  }),
];

export const toolSetRules: readonly Rule[] = [
  rule({
    id: "tool-names-unique",
    phase: "limits",
    at: "tools",
    template: "tools: Tool names must be unique.",
    confidence: "seen in issues",
    source: seen("danny-avila/LibreChat/issues/13162"),
    check: duplicateName,
  }),
  rule({
    id: "tool-all-deferred",
    phase: "limits",
    at: "tools",
    template: "At least one tool must have defer_loading=false. All tools cannot be deferred.",
    confidence: "documented",
    source: TOOL_SEARCH,
    check: ({ tools }) =>
      tools.length > 0 && tools.every(({ value }) => value["defer_loading"] === true)
        ? { path: "tools" }
        : null,
  }),
  rule({
    id: "tool-defer-cache",
    phase: "limits",
    at: "tools",
    template: "tools.{i}: `cache_control` cannot be set on a tool with `defer_loading`",
    simulatorText: true,
    confidence: "documented",
    source: TOOL_SEARCH,
    check: (view) =>
      firstTool(view, (tool) =>
        tool["defer_loading"] === true && isFields(tool["cache_control"]) ? ".cache_control" : null,
      ),
  }),
];

export const toolModelRules: readonly Rule[] = [
  rule({
    id: "tool-type-model",
    phase: "features",
    at: "tools",
    template: "'{model}' does not support tool types: {type}. Did you mean one of {list}",
    simulatorText: true,
    confidence: "documented",
    source: docs("api/errors"),
    check: refusedType,
  }),
];
