import type { Json, ValueChange } from "../trace/event";
import type { SandboxEvent } from "./contract";

/**
 * Reads an event that the worker sent. A program may replace what the interpreter's side writes with, so nothing about
 * the text is taken for granted. Output: the event; null when it is none.
 */
export function readSandboxEvent(text: string): SandboxEvent | null {
  const event = parse(text);
  if (!isRecord(event)) return null;
  switch (event["type"]) {
    case "line": {
      const { line, changes } = event;
      if (typeof line !== "number" || !Array.isArray(changes) || !changes.every(isChange)) return null;
      return { type: "line", line, changes };
    }
    case "log": {
      const { level, text: written } = event;
      return isLevel(level) && typeof written === "string" ? { type: "log", level, text: written } : null;
    }
    case "note":
      return { type: "note", data: event["data"] ?? null };
    default:
      return null;
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isChange(value: Json): value is Json & ValueChange {
  return isRecord(value) && typeof value["name"] === "string" && typeof value["text"] === "string";
}

function isLevel(value: Json | undefined): value is "log" | "info" | "warn" | "error" {
  return value === "log" || value === "info" || value === "warn" || value === "error";
}
