/** Whether a block is the result of a server tool: `<name>_tool_result`, the client's own and MCP's aside. */
export function isServerResult(type: string): boolean {
  return type.endsWith("_tool_result") && type !== "mcp_tool_result";
}

/** The block type that answers a `server_tool_use` of this name. */
export function resultTypeOf(name: string): string {
  return `${toolOf(name) === "tool_search_tool" ? "tool_search" : name}_tool_result`;
}

/** The tool whose declaration a call needs: code execution has three names of calls, tool search two. */
function toolOf(name: string): string {
  return name.startsWith("tool_search_tool") ? "tool_search_tool" : name;
}

/** Whether a declared tool offers a server call of this name. */
export function declaresServerTool(tool: Readonly<Record<string, unknown>>, name: string): boolean {
  const type = typeof tool["type"] === "string" ? tool["type"] : "";
  return type.startsWith(`${name.endsWith("code_execution") ? "code_execution" : toolOf(name)}_`);
}
