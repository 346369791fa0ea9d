/** What a field of a block must be. */
export type FieldKind = "string" | "object" | "list" | "boolean" | "number" | "text-or-list" | "any";

/** The keys of one block type: `!` in front of the kind marks a required one. */
export type FieldTable = Readonly<Record<string, FieldKind | `!${FieldKind}`>>;

const CALL: FieldTable = {
  id: "!string",
  name: "!string",
  input: "any",
  cache_control: "object",
  caller: "object",
};
const SERVER_RESULT: FieldTable = {
  tool_use_id: "!string",
  content: "any",
  cache_control: "object",
  caller: "object",
};

/**
 * The content blocks of the general API and their keys, `type` aside (SDK 1.14, `ContentBlockParam`). Rules of their
 * own judge `tool_result.tool_use_id`, `tool_use.input` and `thinking.cache_control`.
 */
export const blockFields: Readonly<Record<string, FieldTable>> = {
  text: { text: "!string", citations: "list", cache_control: "object" },
  image: { source: "!object", cache_control: "object", transformations: "object" },
  document: {
    source: "!object",
    cache_control: "object",
    citations: "object",
    context: "string",
    title: "string",
  },
  search_result: {
    content: "!list",
    source: "!string",
    title: "!string",
    cache_control: "object",
    citations: "object",
  },
  thinking: { thinking: "!string", signature: "!string", cache_control: "any" },
  redacted_thinking: { data: "!string" },
  tool_use: { ...CALL, toolset_name: "string" },
  tool_result: {
    tool_use_id: "any",
    content: "any",
    is_error: "boolean",
    cache_control: "object",
    toolset_name: "string",
  },
  server_tool_use: { ...CALL, input: "!object" },
  web_search_tool_result: SERVER_RESULT,
  web_fetch_tool_result: SERVER_RESULT,
  code_execution_tool_result: SERVER_RESULT,
  bash_code_execution_tool_result: SERVER_RESULT,
  text_editor_code_execution_tool_result: SERVER_RESULT,
  tool_search_tool_result: SERVER_RESULT,
  container_upload: { file_id: "!string", cache_control: "object" },
};

/** Blocks that a beta adds (SDK 1.14, `BetaContentBlockParam`); their keys are not judged. */
export const betaBlocks: readonly string[] = [
  "advisor_tool_result",
  "mcp_tool_use",
  "mcp_tool_result",
  "mcp_tool_listing",
  "compaction",
  "fallback",
  "tool_addition",
  "tool_removal",
];

/** Blocks that `tool_result.content` may hold. */
export const resultContentTypes: readonly string[] = [
  "document",
  "image",
  "search_result",
  "text",
  "tool_reference",
  "browser_state",
];

/** Whether a value is what a field wants; null stands for "not given" on optional fields. */
export function fitsKind(value: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case "string":
      return typeof value === "string";
    case "boolean":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number";
    case "list":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "text-or-list":
      return typeof value === "string" || Array.isArray(value);
    case "any":
      return true;
    default:
      return kind satisfies never;
  }
}

/** What the API calls a kind in its texts. */
export function nameOfKind(kind: FieldKind): string {
  switch (kind) {
    case "string":
      return "string";
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "list":
      return "list";
    case "object":
      return "dictionary";
    case "text-or-list":
      return "string or list";
    case "any":
      return "value";
    default:
      return kind satisfies never;
  }
}

export interface FieldProblem {
  readonly field: string;
  /** Absent: the field is missing. */
  readonly kind?: FieldKind;
}

interface Wanted {
  readonly field: string;
  readonly kind: FieldKind;
  readonly required: boolean;
}

const PREPARED = new WeakMap<FieldTable, readonly Wanted[]>();

function prepared(table: FieldTable): readonly Wanted[] {
  const known = PREPARED.get(table);
  if (known !== undefined) return known;
  const made = Object.entries(table).map(([field, wanted]) => {
    const required = wanted.startsWith("!");
    return { field, kind: (required ? wanted.slice(1) : wanted) as FieldKind, required };
  });
  PREPARED.set(table, made);
  return made;
}

/** The first missing or ill-typed field of a value. Input: its fields and their table. */
export function fieldProblem(
  value: Readonly<Record<string, unknown>>,
  table: FieldTable,
): FieldProblem | null {
  for (const { field, kind, required } of prepared(table)) {
    const given = Object.hasOwn(value, field) ? value[field] : undefined;
    if (given === undefined) {
      if (required) return { field };
      continue;
    }
    if (given === null && !required) continue;
    if (!fitsKind(given, kind)) return { field, kind };
  }
  return null;
}
