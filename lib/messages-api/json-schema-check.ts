import { isFields, type Fields } from "./request-view";

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const STRINGS = ["$id", "$schema", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$comment"];
const TEXTS = ["title", "description", "format", "contentEncoding", "contentMediaType"];
const COUNTS = ["minLength", "maxLength", "minItems", "maxItems", "minContains", "maxContains"];
const PROPERTY_COUNTS = ["minProperties", "maxProperties"];
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const FLAGS = ["deprecated", "readOnly", "writeOnly", "uniqueItems"];
const SCHEMAS = [
  "additionalProperties",
  "propertyNames",
  "items",
  "contains",
  "if",
  "then",
  "else",
  "not",
  "unevaluatedItems",
  "unevaluatedProperties",
  "contentSchema",
];
const SCHEMA_LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SCHEMA_MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];

function isStringList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === "string") &&
    new Set(value).size === value.length
  );
}

function isTypeKeyword(value: unknown): boolean {
  if (typeof value === "string") return TYPES.includes(value);
  return (
    isStringList(value) &&
    (value as string[]).length > 0 &&
    (value as string[]).every((t) => TYPES.includes(t))
  );
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isPattern(value: unknown): boolean {
  if (typeof value !== "string") return false;
  try {
    return new RegExp(value, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** What each keyword must be, as far as it holds no schema itself. */
function keywordFits(key: string, value: unknown): boolean {
  if (key === "type") return isTypeKeyword(value);
  if (key === "required") return isStringList(value);
  if (key === "enum" || key === "examples") return Array.isArray(value);
  if (key === "pattern") return isPattern(value);
  if (key === "multipleOf") return typeof value === "number" && value > 0;
  if (key === "dependentRequired") return isFields(value) && Object.values(value).every(isStringList);
  if (COUNTS.includes(key) || PROPERTY_COUNTS.includes(key)) return isCount(value);
  if (NUMBERS.includes(key)) return typeof value === "number";
  if (FLAGS.includes(key)) return typeof value === "boolean";
  if (STRINGS.includes(key) || TEXTS.includes(key)) return typeof value === "string";
  return true;
}

interface Place {
  readonly schema: unknown;
  readonly path: string;
}

function below(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** The schemas that a keyword holds; null when its value cannot hold any. */
function innerSchemas(key: string, value: unknown, path: string): Place[] | null {
  const at = below(path, key);
  if (SCHEMAS.includes(key)) return [{ schema: value, path: at }];
  if (SCHEMA_LISTS.includes(key)) {
    if (!Array.isArray(value) || value.length === 0) return null;
    return value.map((schema: unknown, index) => ({ schema, path: below(at, String(index)) }));
  }
  if (SCHEMA_MAPS.includes(key)) {
    if (!isFields(value)) return null;
    return Object.entries(value).map(([name, schema]) => ({ schema, path: below(at, name) }));
  }
  return [];
}

/** Follows a local `#/…` reference. References elsewhere are not resolved here. */
function refResolves(root: Fields, ref: string): boolean {
  if (!ref.startsWith("#/")) return true;
  let at: unknown = root;
  for (const part of ref.slice(2).split("/")) {
    const key = decodeURIComponentSafely(part).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return typeof at === "boolean" || isFields(at);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Finds the first fault of a JSON Schema (draft 2020-12), without compiling anything: it runs under a strict content
 * security policy. Input: any JSON value. Output: the path of the faulty keyword, or null when the schema is valid.
 * Linear in the size of the schema.
 */
export function schemaFault(root: unknown): string | null {
  const open: Place[] = [{ schema: root, path: "" }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { schema, path } = place;
    if (typeof schema === "boolean") continue;
    if (!isFields(schema)) return path;
    for (const [key, value] of Object.entries(schema)) {
      const inner = keywordFits(key, value) ? innerSchemas(key, value, path) : null;
      if (inner === null) return below(path, key);
      if (key === "$ref" && isFields(root) && !refResolves(root, String(value))) return below(path, key);
      for (const next of inner) open.push(next);
    }
  }
  return null;
}

/** Whether some object schema leaves `additionalProperties` open, which `strict` tools may not. Output: its path. */
export function openObjectSchema(root: unknown): string | null {
  const open: Place[] = [{ schema: root, path: "" }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { schema, path } = place;
    if (!isFields(schema)) continue;
    if (schema["type"] === "object" && schema["additionalProperties"] !== false) return path;
    for (const [key, value] of Object.entries(schema)) open.push(...(innerSchemas(key, value, path) ?? []));
  }
  return null;
}
