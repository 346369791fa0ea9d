/** A JSON Schema (2020-12) of which nothing is known yet. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function numberOf(schema: SchemaNode, key: string): number | undefined {
  const value = schema[key];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

export function nodesOf(schema: SchemaNode, key: string): SchemaNode[] {
  const value = schema[key];
  return Array.isArray(value) ? value.filter(isSchemaNode) : [];
}

export function stringsOf(schema: SchemaNode, key: string): string[] {
  const value = schema[key];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** Parts that one schema may be merged of: `allOf` of references to itself would never end. */
const MOST_PARTS = 200;

/**
 * Makes a schema plain: follows local `$ref`s, merges `allOf`, and takes the first branch of `anyOf` and `oneOf`.
 * `true`, `false` and rubbish become the empty schema. References that go round in circles end after 16 steps.
 */
export function plainSchema(
  value: unknown,
  root: SchemaNode,
  depth = 0,
  budget = { left: MOST_PARTS },
): SchemaNode {
  budget.left -= 1;
  if (!isSchemaNode(value) || depth > 16 || budget.left < 0) return {};
  const { $ref, allOf: _allOf, anyOf: _anyOf, oneOf: _oneOf, ...own } = value;
  const parts = [
    ...(typeof $ref === "string" ? [resolve($ref, root)] : []),
    ...nodesOf(value, "allOf"),
    ...nodesOf(value, "anyOf").slice(0, 1),
    ...nodesOf(value, "oneOf").slice(0, 1),
  ];
  return parts.map((part) => plainSchema(part, root, depth + 1, budget)).reduce(merged, own);
}

function merged(left: SchemaNode, right: SchemaNode): SchemaNode {
  const both: Record<string, unknown> = { ...right, ...left };
  if (isSchemaNode(left["properties"]) && isSchemaNode(right["properties"])) {
    both["properties"] = { ...right["properties"], ...left["properties"] };
  }
  both["required"] = [...new Set([...stringsOf(left, "required"), ...stringsOf(right, "required")])];
  for (const [key, pick] of [
    ["minimum", Math.max],
    ["maximum", Math.min],
    ["minLength", Math.max],
    ["maxLength", Math.min],
    ["minItems", Math.max],
    ["maxItems", Math.min],
  ] as const) {
    const [a, b] = [numberOf(left, key), numberOf(right, key)];
    if (a !== undefined && b !== undefined) both[key] = pick(a, b);
  }
  return both;
}

function resolve(ref: string, root: SchemaNode): unknown {
  if (!ref.startsWith("#")) return {};
  let node: unknown = root;
  for (const step of ref.slice(1).split("/").filter(Boolean)) {
    const key = decoded(step).replace(/~1/g, "/").replace(/~0/g, "~");
    node = typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined;
  }
  return node;
}

/** A reference that is not well encoded leads nowhere. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
