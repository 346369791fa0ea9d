import { promptHints } from "./prompt-hints";
import { samplePattern } from "./sample-pattern";
import { numberOf, type SchemaNode } from "./schema-node";

/** Examples of the formats of JSON Schema 2020-12; no clock: the dates are fixed. */
const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2026-03-30T09:00:00Z",
  date: "2026-03-30",
  time: "09:00:00Z",
  duration: "PT1H",
  email: "ada@example.org",
  "idn-email": "ada@example.org",
  hostname: "example.org",
  "idn-hostname": "example.org",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.org/",
  "uri-reference": "/a",
  iri: "https://example.org/",
  "iri-reference": "/a",
  "uri-template": "/{id}",
  uuid: "8f14e45f-ceea-467f-a3e2-5f1c2d3b4a59",
  "json-pointer": "/a",
  "relative-json-pointer": "0",
  regex: "^a$",
};

/**
 * A text valid for a schema. A `pattern` beats everything, then a `format`, then what the prompt suggests for the
 * field, then the field's own name. `nth` makes the items of a unique list differ.
 */
export function sampleString(schema: SchemaNode, field: string, prompt: string, nth: number): string {
  const { pattern, format } = schema;
  // A foreign pattern is never executed: some take for ever. With one, only the text built from it is used.
  const hints = typeof pattern === "string" ? [] : promptHints(field, prompt);
  const hint = hints.filter((text) => fitsLength(text, schema))[nth];
  if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return FORMATS[format] ?? "";
  if (hint !== undefined) return hint;
  const base = typeof pattern === "string" ? (samplePattern(pattern) ?? field) : field || "text";
  return stretched(nth === 0 || typeof pattern === "string" ? base : `${base} ${nth + 1}`, schema);
}

function fitsLength(text: string, schema: SchemaNode): boolean {
  return (
    text.length >= (numberOf(schema, "minLength") ?? 0) &&
    text.length <= (numberOf(schema, "maxLength") ?? Infinity)
  );
}

/** Repeats the last character up to the least length, cuts at the greatest. */
function stretched(text: string, schema: SchemaNode): string {
  const least = Math.min(numberOf(schema, "minLength") ?? 0, 10_000);
  const most = numberOf(schema, "maxLength") ?? Infinity;
  return text.padEnd(least, text.at(-1) ?? "a").slice(0, most);
}
