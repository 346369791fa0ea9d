import { sampleString } from "./sample-string";
import { isSchemaNode, nodesOf, numberOf, plainSchema, type SchemaNode, stringsOf } from "./schema-node";

/** Deeper than this only what is required is filled, deeper than twice this nothing (schemas that contain themselves). */
const COMFORTABLE_DEPTH = 3;

interface Place {
  readonly root: SchemaNode;
  readonly prompt: string;
  /** Name of the property being filled. */
  readonly field: string;
  readonly depth: number;
  /** Which item of a list. */
  readonly nth: number;
  /** How many values may still be made: a schema that contains itself several times over would never end. */
  readonly budget: { left: number };
}

const MOST_VALUES = 2_000;
/** Characters of the prompt in which hints are sought. */
const MOST_PROMPT = 4_000;

/**
 * A value that is valid for a JSON Schema (draft 2020-12), deterministic, with hints taken from the prompt.
 * Best effort: `not`, `if`, `contains`, `patternProperties` and `dependent…` are not read.
 */
export function sampleInput(schema: unknown, prompt = ""): unknown {
  const root = isSchemaNode(schema) ? schema : {};
  return sample(schema, {
    root,
    prompt: prompt.slice(0, MOST_PROMPT),
    field: "",
    depth: 0,
    nth: 0,
    budget: { left: MOST_VALUES },
  });
}

function sample(value: unknown, place: Place): unknown {
  place.budget.left -= 1;
  if (place.budget.left < 0) return null;
  const schema = plainSchema(value, place.root);
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"]) && schema["enum"].length > 0) return sampleEnum(schema["enum"], place);
  if ("default" in schema && place.depth > 0 && place.nth === 0) return schema["default"];
  switch (typeOf(schema)) {
    case "object":
      return sampleObject(schema, place);
    case "array":
      return sampleArray(schema, place);
    case "string":
      return sampleString(schema, place.field, place.prompt, place.nth);
    case "integer":
      return sampleNumber(schema, 1, place.nth);
    case "number":
      return sampleNumber(schema, numberOf(schema, "multipleOf") ?? 0, place.nth);
    case "boolean":
      return place.nth % 2 === 0;
    default:
      return null;
  }
}

/** The member that the prompt names, else the first. */
function sampleEnum(members: readonly unknown[], place: Place): unknown {
  if (place.nth > 0) return members[place.nth % members.length];
  const prompt = place.prompt.toLowerCase();
  const named = members.find(
    (member) => typeof member === "string" && member !== "" && prompt.includes(member.toLowerCase()),
  );
  return named ?? members[0];
}

function typeOf(schema: SchemaNode): string {
  const type: unknown = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  if (typeof type === "string") return type;
  if ("properties" in schema || stringsOf(schema, "required").length > 0) return "object";
  if ("items" in schema || "prefixItems" in schema) return "array";
  if ("minimum" in schema || "maximum" in schema || "multipleOf" in schema) return "number";
  return "string";
}

function sampleObject(schema: SchemaNode, place: Place): Record<string, unknown> {
  const properties = isSchemaNode(schema["properties"]) ? schema["properties"] : {};
  if (place.depth > COMFORTABLE_DEPTH * 2) return {};
  const names = namesToFill(schema, Object.keys(properties), place.depth);
  return Object.fromEntries(
    names.map((name) => {
      const child = { ...place, field: name, depth: place.depth + 1, nth: 0 };
      return [name, sample(properties[name] ?? schema["additionalProperties"], child)];
    }),
  );
}

/** What is required; at the top, when nothing is, the first property, so that a call says something. */
function namesToFill(schema: SchemaNode, known: readonly string[], depth: number): string[] {
  const required = stringsOf(schema, "required");
  const wanted = Math.max(numberOf(schema, "minProperties") ?? 0, depth === 0 ? 1 : 0);
  const optional = known.filter((name) => !required.includes(name));
  return [...required, ...optional.slice(0, Math.max(0, wanted - required.length))];
}

function sampleArray(schema: SchemaNode, place: Place): unknown[] {
  const prefix = nodesOf(schema, "prefixItems");
  const least = numberOf(schema, "minItems") ?? (place.depth <= COMFORTABLE_DEPTH ? 1 : 0);
  const most = Math.min(
    numberOf(schema, "maxItems") ?? Infinity,
    schema["items"] === false ? prefix.length : Infinity,
  );
  const length = Math.min(Math.max(least, prefix.length), most, 100);
  return Array.from({ length }, (_, nth) =>
    sample(prefix[nth] ?? schema["items"], {
      ...place,
      depth: place.depth + 1,
      nth: nth < prefix.length ? 0 : nth,
    }),
  );
}

function sampleNumber(schema: SchemaNode, step: number, nth: number): number {
  const unit = step > 0 ? (numberOf(schema, "multipleOf") ?? step) : 1;
  const above = numberOf(schema, "exclusiveMinimum");
  const below = numberOf(schema, "exclusiveMaximum");
  const least = Math.max(numberOf(schema, "minimum") ?? -Infinity, above ?? -Infinity);
  const most = Math.min(numberOf(schema, "maximum") ?? Infinity, below ?? Infinity);
  const start = Number.isFinite(least) ? least : Math.min(1, most);
  const first = step > 0 ? Math.ceil(start / unit) * unit : start;
  const open = first === above ? stepInside(first, step > 0 ? unit : 0, most) : first;
  const value = open === below ? open - unit : open;
  return value + nth * unit <= most ? value + nth * unit : value;
}

/** The next number after an excluded bound: one step on, or halfway to the other bound. */
function stepInside(bound: number, unit: number, most: number): number {
  if (unit > 0) return bound + unit;
  return Number.isFinite(most) ? (bound + most) / 2 : bound + 1;
}
