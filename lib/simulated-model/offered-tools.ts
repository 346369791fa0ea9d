import type Anthropic from "@anthropic-ai/sdk";

/** The server tools that the simulated model can use by itself. */
export type ServerToolName = "web_search" | "web_fetch" | "code_execution";

const SERVER_TOOLS: readonly ServerToolName[] = ["web_search", "web_fetch", "code_execution"];
/** Run by Anthropic, or a bundle of many tools: never called by name as one client tool. */
const NO_CLIENT_TOOL = /^(web_search|web_fetch|code_execution|tool_search|advisor|mcp_toolset|.*_toolset_)/;

/** The tools of a request that the client runs, Anthropic-defined ones included; those not loaded yet are left out. */
export function clientTools(params: Anthropic.MessageCreateParams): Anthropic.ToolUnion[] {
  return (params.tools ?? []).filter((tool) => {
    if (typeof tool.type === "string" && NO_CLIENT_TOOL.test(tool.type)) return false;
    if ("defer_loading" in tool && tool.defer_loading) return false;
    return "name" in tool && isCalledDirectly(tool);
  });
}

/** Names of the server tools that a request offers. */
export function serverTools(params: Anthropic.MessageCreateParams): ServerToolName[] {
  const types = (params.tools ?? []).map((tool) => (typeof tool.type === "string" ? tool.type : ""));
  return SERVER_TOOLS.filter((name) => types.some((type) => type.startsWith(`${name}_`)));
}

/** The name under which a tool is called; "" for a bundle of tools. */
export function toolName(tool: Anthropic.ToolUnion): string {
  return "name" in tool ? tool.name : "";
}

function isCalledDirectly(tool: Anthropic.ToolUnion): boolean {
  const callers = "allowed_callers" in tool ? tool.allowed_callers : undefined;
  return !callers || callers.length === 0 || callers.includes("direct");
}
