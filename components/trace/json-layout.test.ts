import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "@/lib/trace/event";
import { layoutJson } from "./json-layout";

const textOf = (value: Json, width: number) =>
  layoutJson(value, width)
    .map((token) => token.text)
    .join("");

describe("layoutJson", () => {
  test("keeps what fits on one line", () => {
    expect(textOf({ order_id: "4821" }, 44)).toBe('{ "order_id": "4821" }');
  });

  test("breaks what does not fit, one entry per line", () => {
    expect(textOf({ role: "user", content: "Where is my order number 4821, please?" }, 44)).toBe(
      '{\n  "role": "user",\n  "content": "Where is my order number 4821, please?"\n}',
    );
  });

  test("never changes the value: the text parses back at any width", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 10, max: 90 }), (value, width) => {
        const json = JSON.stringify(value);
        expect(JSON.parse(textOf(JSON.parse(json) as Json, width))).toEqual(JSON.parse(json));
      }),
    );
  });
});
