import { Ajv2020 } from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openObjectSchema, schemaFault } from "./json-schema-check";

/** The meta-schema of the draft, as the judge of our judge. */
const META = "https://json-schema.org/draft/2020-12/schema";
const ajv = new Ajv2020({ strict: false, logger: false });

const leaf = fc.oneof(
  fc.constantFrom("string", "object", "text", "", "integer"),
  fc.integer({ min: -2, max: 5 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown[]>([], ["a"], ["a", "a"], ["string", "null"], [1]),
);
const keyword = fc.constantFrom(
  "type",
  "required",
  "enum",
  "minLength",
  "maximum",
  "multipleOf",
  "uniqueItems",
  "description",
  "title",
  "format",
  "readOnly",
  "x-own",
);
const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.boolean(),
    fc.dictionary(keyword, leaf, { maxKeys: 3 }),
    leaf,
    fc.record(
      {
        type: leaf,
        properties: fc.oneof(
          fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie("schema"), { maxKeys: 2 }),
          leaf,
        ),
        items: tie("schema"),
        anyOf: fc.oneof(fc.array(tie("schema"), { maxLength: 2 }), leaf),
        not: tie("schema"),
      },
      { requiredKeys: [] },
    ),
  ),
}));

describe("the check of JSON Schema", () => {
  test("agrees with the meta-schema of draft 2020-12", () => {
    fc.assert(
      fc.property(schema, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(schemaFault(plain) === null).toBe(ajv.validate(META, plain));
      }),
      { numRuns: 600 },
    );
  });

  test("names the faulty keyword by its path", () => {
    expect(schemaFault({ properties: { a: { items: { minLength: -1 } } } })).toBe(
      "properties.a.items.minLength",
    );
    expect(schemaFault({ pattern: "(" })).toBe("pattern");
    expect(schemaFault({ $ref: "#/$defs/a", $defs: { a: {} } })).toBeNull();
    expect(schemaFault({ $ref: "#/$defs/b", $defs: { a: {} } })).toBe("$ref");
  });

  test("finds the object that lets unknown properties through", () => {
    expect(openObjectSchema({ type: "object", additionalProperties: false })).toBeNull();
    expect(openObjectSchema({ type: "array", items: { type: "object" } })).toBe("items");
  });
});
