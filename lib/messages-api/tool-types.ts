/** Values of `tools[].type` (SDK 1.14, `ToolUnion`). */
const GENERAL: readonly string[] = [
  "custom",
  "bash_20250124",
  "code_execution_20250522",
  "code_execution_20250825",
  "code_execution_20260120",
  "code_execution_20260521",
  "browser_toolset_20260801",
  "memory_20250818",
  "computer_toolset_20260801",
  "text_editor_20250124",
  "text_editor_20250429",
  "text_editor_20250728",
  "web_search_20250305",
  "web_fetch_20250910",
  "web_search_20260209",
  "web_fetch_20260209",
  "web_fetch_20260309",
  "web_search_20260318",
  "web_fetch_20260318",
  "tool_search_tool_bm25_20251119",
  "tool_search_tool_regex_20251119",
];

/** Types that need a beta header (SDK 1.14, `BetaToolUnion`). */
const BETA: readonly string[] = [
  "advisor_20260301",
  "bash_20241022",
  "computer_20241022",
  "computer_20250124",
  "computer_20251124",
  "mcp_toolset",
  "text_editor_20241022",
];

/** The types a request may use. Input: whether it carries a beta header. */
export function toolTypes(beta: boolean): readonly string[] {
  return beta ? [...GENERAL, ...BETA] : GENERAL;
}

/** Whether a declared tool is defined by the client: no type, null, or "custom". */
export function isCustomTool(tool: Readonly<Record<string, unknown>>): boolean {
  const type = tool["type"];
  return type === undefined || type === null || type === "custom";
}
