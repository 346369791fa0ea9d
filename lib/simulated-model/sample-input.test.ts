import { Ajv2020 } from "ajv/dist/2020";
import formatsPlugin from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleInput } from "./sample-input";
import { samplePattern } from "./sample-pattern";

const ajv = new Ajv2020({ strict: false });
const addFormats = formatsPlugin.default as unknown as (instance: Ajv2020) => void;
addFormats(ajv);

function expectValid(schema: Record<string, unknown>, value: unknown): void {
  const validate = ajv.compile(schema);
  expect(validate(value), `${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  ...more,
});

const schemas: [string, Record<string, unknown>][] = [
  ["an enum and a const", object({ unit: { enum: ["celsius", "kelvin"] }, version: { const: 3 } })],
  ["nested objects", object({ a: object({ b: object({ c: object({ d: { type: "integer" } }) }) }) })],
  [
    "arrays with bounds",
    object({ list: { type: "array", items: { type: "string" }, minItems: 3, maxItems: 4 } }),
  ],
  [
    "unique items",
    object({ list: { type: "array", items: { type: "number" }, minItems: 3, uniqueItems: true } }),
  ],
  [
    "unique enum items",
    object({ l: { type: "array", items: { enum: ["a", "b"] }, minItems: 2, uniqueItems: true } }),
  ],
  [
    "a tuple",
    object({ pair: { type: "array", prefixItems: [{ type: "string" }, { type: "boolean" }], items: false } }),
  ],
  ["number bounds", object({ n: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 } })],
  ["negative bounds", object({ n: { type: "integer", maximum: -5 } })],
  ["multiples", object({ n: { type: "integer", minimum: 7, multipleOf: 5 } })],
  ["lengths", object({ s: { type: "string", minLength: 30 }, t: { type: "string", maxLength: 2 } })],
  ["a pattern", object({ s: { type: "string", pattern: "^[A-Z]{2}-\\d{4}$" } })],
  [
    "references",
    { ...object({ p: { $ref: "#/$defs/point" } }), $defs: { point: object({ x: { type: "number" } }) } },
  ],
  [
    "a schema that contains itself",
    {
      ...object({ child: { $ref: "#/$defs/n" } }),
      $defs: { n: { type: "object", properties: { child: { $ref: "#/$defs/n" } } } },
    },
  ],
  [
    "anyOf and oneOf",
    object({
      a: { anyOf: [{ type: "integer" }, { type: "null" }] },
      b: { oneOf: [{ const: 1 }, { const: 2 }] },
    }),
  ],
  [
    "allOf",
    object({ a: { allOf: [object({ x: { type: "string" } }), object({ y: { type: "integer" } })] } }),
  ],
  ["a nullable type", object({ a: { type: ["string", "null"] } })],
  ["no type at all", object({ a: {}, b: true })],
  [
    "least properties",
    { type: "object", properties: { a: { type: "string" }, b: { type: "string" } }, minProperties: 2 },
  ],
];
const formats = [
  "date",
  "date-time",
  "time",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uri",
  "uuid",
  "regex",
];

describe("a sampled input", () => {
  test.each(schemas)("is valid for %s", (_, schema) => {
    expectValid(schema, sampleInput(schema, "What about order 4821 in Paris?"));
  });

  test.each(formats)("is valid for the format %s", (format) => {
    const schema = object({ value: { type: "string", format } });
    expectValid(schema, sampleInput(schema));
  });

  test("takes names, numbers and words from the prompt where a field asks for them", () => {
    const schema = object({
      city: { type: "string" },
      order_id: { type: "string" },
      unit: { enum: ["kelvin", "celsius"] },
    });
    expect(sampleInput(schema, "Ship 4821 to New York, in celsius.")).toEqual({
      city: "New York",
      order_id: "4821",
      unit: "celsius",
    });
  });

  test("is valid for generated schemas", () => {
    const { schema } = fc.letrec<{ schema: Record<string, unknown> }>((tie) => ({
      schema: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.record({ type: fc.constant("string"), minLength: fc.nat(20) }),
        fc.record({
          type: fc.constant("integer"),
          minimum: fc.integer({ min: -50, max: 50 }),
          multipleOf: fc.integer({ min: 1, max: 9 }),
        }),
        fc.record({ type: fc.constant("boolean") }),
        fc.record({ enum: fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1 }) }),
        fc.record({ type: fc.constant("array"), items: tie("schema"), minItems: fc.nat(3) }),
        fc.dictionary(fc.string(), tie("schema"), { maxKeys: 4 }).map((properties) => object(properties)),
      ),
    }));
    const roots = fc
      .dictionary(fc.string(), schema, { maxKeys: 5, noNullPrototype: true })
      .map((properties) => object(properties));
    fc.assert(
      fc.property(roots, fc.string(), (root, prompt) => {
        expectValid(root, sampleInput(root, prompt));
      }),
      { numRuns: 200 },
    );
  });
});

describe("a sampled pattern", () => {
  test.each([
    "^a+b*c?$",
    "^(cat|dog)s{2,3}$",
    "^[^a-z]+$",
    "\\d{3}-\\w+",
    "^(?:x(y)z)$",
    "^\\p{Lu}\\p{L}+$",
    "^#[0-9a-f]{6}$",
    "^[\\w.-]+@[\\w.-]+$",
    "",
  ])("matches %s", (pattern) => {
    expect(samplePattern(pattern)).toMatch(new RegExp(pattern, "u"));
  });

  test("is null for what it cannot satisfy or read", () => {
    expect(samplePattern("^(?=b)a$")).toBeNull();
    expect(samplePattern("(")).toBeNull();
  });
});
