import type { Json } from "@/lib/trace/event";

export interface JsonToken {
  readonly text: string;
  /** s: string value, d: number or literal, p: punctuation, "": key or space. */
  readonly kind: "s" | "d" | "p" | "";
}

/**
 * Sets a JSON value in lines: what fits into the width stays on one line.
 * @param width letters per line; `Infinity` for a single line. Output: tokens whose texts joined are valid JSON.
 */
export function layoutJson(value: Json, width: number, indent = 0): JsonToken[] {
  if (value === null || typeof value === "boolean" || typeof value === "number") {
    return [{ text: String(value), kind: "d" }];
  }
  if (typeof value === "string") return [{ text: JSON.stringify(value), kind: "s" }];
  const entries = entriesOf(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return [{ text: open + close, kind: "p" }];
  if (oneLineLength(value) <= width - indent) return inline(entries, open, close);
  const inner = "\n" + " ".repeat(indent + 2);
  const body = entries.flatMap(([key, item], index) => [
    { text: inner, kind: "" as const },
    ...keyTokens(key),
    ...layoutJson(item, width, indent + 2),
    ...(index < entries.length - 1 ? [{ text: ",", kind: "p" as const }] : []),
  ]);
  return [
    { text: open, kind: "p" },
    ...body,
    { text: "\n" + " ".repeat(indent), kind: "" },
    { text: close, kind: "p" },
  ];
}

type Entry = readonly [key: string | null, value: Json];

function entriesOf(value: readonly Json[] | Readonly<Record<string, Json>>): Entry[] {
  if (isArray(value)) return value.map((item) => [null, item] as const);
  // A key whose value is undefined is not on the wire.
  return Object.entries(value).filter(([, item]: [string, Json | undefined]) => item !== undefined);
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function keyTokens(key: string | null): JsonToken[] {
  if (key === null) return [];
  return [
    { text: JSON.stringify(key), kind: "" },
    { text: ": ", kind: "p" },
  ];
}

function inline(entries: readonly Entry[], open: string, close: string): JsonToken[] {
  const space = open === "{" ? " " : "";
  const body = entries.flatMap(([key, item], index) => [
    ...(index > 0 ? [{ text: ", ", kind: "p" as const }] : []),
    ...keyTokens(key),
    ...layoutJson(item, Infinity),
  ]);
  return [{ text: open + space, kind: "p" }, ...body, { text: space + close, kind: "p" }];
}

function oneLineLength(value: Json): number {
  return JSON.stringify(value).length + 4;
}
