import type Anthropic from "@anthropic-ai/sdk";
import { sampleInput } from "./sample-input";

/**
 * An input for a call of a tool: valid for its schema, and taken from the prompt where a field's name suggests it.
 * Tools that Anthropic defines have no schema in the request; their inputs are harmless reads.
 */
export function sampleToolInput(tool: Anthropic.ToolUnion, prompt: string): Record<string, unknown> {
  if ("input_schema" in tool) return asObject(sampleInput(tool.input_schema, prompt));
  const type = typeof tool.type === "string" ? tool.type : "";
  if (type.startsWith("bash_")) return { command: "ls" };
  if (type.startsWith("text_editor_")) return { command: "view", path: "." };
  if (type.startsWith("memory_")) return { command: "view", path: "/memories" };
  return {};
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
