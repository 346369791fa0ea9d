import { describe, expect, test } from "vitest";
import { executeSource } from "./fixtures/execute-source";

/** A program whose loop has this body; the body starts on line 2. */
const program = (body: string) => `export async function runAgent({ data, effect }) {\n${body}\n}`;
const run = async (body: string, options = {}) => executeSource(program(body), options);
const storyOf = async (body: string, options = {}) => (await run(body, options)).story;

describe("lines and what changed", () => {
  test("reports each line before it runs, with what the line before it changed", async () => {
    expect(
      await storyOf(
        ["let total = 0;", "for (const n of data) {", "  total += n;", "}", "return total;"].join("\n"),
        { data: [2, 3] },
      ),
    ).toMatchInlineSnapshot(`
      [
        "2 data=[2, 3] effect=ƒ effect",
        "3 total=0",
        "4 n=2",
        "3 total=2",
        "4 n=3",
        "6 total=5",
      ]
    `);
  });

  test("reaches the header of a counting loop once per turn", async () => {
    expect(await storyOf("let i = 9;\nfor (let i = 0; i < 2; i++) {\n  i;\n}\nreturn i;"))
      .toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "3 i=9",
        "4 i=0",
        "3",
        "4 i=1",
        "3",
        "6",
      ]
    `);
  });

  test("reaches the header of a while loop before each look at its condition", async () => {
    expect(await storyOf("let n = 2;\nwhile (n > 0)\n  n--;\ndo {\n  n++;\n} while (n < 1);"))
      .toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "3 n=2",
        "4",
        "3 n=1",
        "4",
        "3 n=0",
        "5",
        "6",
        "7 n=1",
      ]
    `);
  });

  test("follows labels, braceless bodies and else chains", async () => {
    const body = [
      "outer: for (const a of [1, 2]) {",
      "  for (const b of [1, 2])",
      "    if (b === 2) continue outer;",
      "    else if (a === 2)",
      "      break outer;",
      "    else note({ a, b });",
      "}",
    ];
    expect(await storyOf(body.join("\n"))).toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "3 a=1",
        "4 b=1",
        "5",
        "7",
        "note {"a":1,"b":1}",
        "3",
        "4 b=2",
        "2",
        "3 a=2",
        "4 b=1",
        "5",
        "6",
      ]
    `);
  });

  test("sees no variable of a case that was jumped over", async () => {
    const body = [
      "switch (data) {",
      "  case 1:",
      "    let kept = 1;",
      "  case 2:",
      "    kept = 5;",
      "    note(kept);",
      "}",
    ];
    expect(await storyOf(body.join("\n"), { data: 1 })).toMatchInlineSnapshot(`
      [
        "2 data=1 effect=ƒ effect",
        "4",
        "6",
        "7",
        "note 5",
      ]
    `);
    const jumped = await run(body.join("\n"), { data: 2 });
    expect(jumped.end).toMatchObject({ type: "threw", error: { name: "ReferenceError" }, line: 6 });
  });

  test("reads catch bindings and destructured names", async () => {
    const body = [
      "const { a, ...rest } = { a: 1, b: 2 };",
      "const [first, , third = 9] = [1, 2];",
      "try {",
      "  throw new TypeError('no');",
      "} catch (error) {",
      "  note(error.message);",
      "} finally {",
      "  note('finally');",
      "}",
    ];
    expect(await storyOf(body.join("\n"))).toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "3 a=1 rest={b: 2}",
        "4 first=1 third=9",
        "5",
        "7 error=TypeError: no",
        "note "no"",
        "9",
        "note "finally"",
      ]
    `);
  });

  test("keeps apart two variables of one name", async () => {
    const body = ["const x = 'outer';", "{", "  const x = 'inner';", "  note(x);", "}", "note(x);"];
    expect(await storyOf(body.join("\n"))).toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "4",
        "5 x="inner"",
        "note "inner"",
        "7 x="outer"",
        "note "outer"",
      ]
    `);
  });

  test("never reads a variable before its declaration", async () => {
    const { story, end } = await run(
      [
        "const early = later();",
        "const late = 1;",
        "return early;",
        "function later() {",
        "  return 7;",
        "}",
      ].join("\n"),
    );
    expect(end).toEqual({ type: "returned", value: 7 });
    expect(story).toContain("6");
  });

  test("keeps apart the activations of one function", async () => {
    const source = [
      "export async function runAgent({ effect }) {",
      "  return Promise.all(['a', 'b'].map(async (name) => {",
      "    const got = await effect('get', name);",
      "    return got + name;",
      "  }));",
      "}",
    ];
    const { story, end } = await executeSource(source.join("\n"));
    expect(end).toEqual({ type: "returned", value: ["aa", "bb"] });
    expect(story).toMatchInlineSnapshot(`
      [
        "2 effect=ƒ effect",
        "3 name="a"",
        "3 name="b"",
        "effect get "a"",
        "4 got="a"",
        "effect get "b"",
        "4 got="b"",
      ]
    `);
  });

  test("notices what changed inside an object, and only then", async () => {
    const body = [
      "const list = [{ role: 'user', parts: [] }];",
      "const same = list[0];",
      "same.parts.push(1);",
      "same.role = 'model';",
      "const copy = [...list];",
      "note(copy.length);",
      "delete same.role;",
      "return 1;",
    ];
    expect(await storyOf(body.join("\n"))).toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "3 list=[…1]",
        "4 same={role: "user", parts: []}",
        "5 list=[…1] same={role: "user", parts: […1]}",
        "6 list=[…1] same={role: "model", parts: […1]}",
        "7 copy=[…1]",
        "note 1",
        "8",
        "9 list=[…1] same={parts: […1]} copy=[…1]",
      ]
    `);
  });

  test("writes values in a form without words", async () => {
    const body = [
      "const long = 'x'.repeat(200);",
      "const few = [1, 'two', null];",
      "const many = [1, 2, 3, 4, 5, 6, 7, 8, 9];",
      "const block = { type: 'tool_use', id: 'toolu_1', input: { q: 1 } };",
      "const wide = Object.fromEntries(many.map((n) => ['property_' + n, n]));",
      "const odd = [undefined, NaN, 3n, () => 1];",
      "const map = new Map([[1, 2]]);",
      "const error = new RangeError('too far');",
      "const fn = function named() {};",
      "return 0;",
    ];
    const { events, story } = await run(body.join("\n"));
    expect(story).toMatchInlineSnapshot(`
      [
        "2 data=null effect=ƒ effect",
        "3 long="xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"",
        "4 few=[1, "two", null]",
        "5 many=[…9]",
        "6 block={type: "tool_use", id: "toolu_1", input: {…}}",
        "7 wide={property_1, property_2, property_3, property_4, property_5, property_6, prope…}",
        "8 odd=[undefined, NaN, 3n, ƒ]",
        "9 map=Map {…1}",
        "10 error=RangeError: too far",
        "11 fn=ƒ named",
      ]
    `);
    const changes = events.flatMap((event) => (event.type === "line" ? event.changes : []));
    expect(Math.max(...changes.map(({ text }) => text.length))).toBeLessThanOrEqual(80);
    expect(changes.find(({ name }) => name === "block")?.value).toEqual({
      type: "tool_use",
      id: "toolu_1",
      input: { q: 1 },
    });
    expect(changes.find(({ name }) => name === "fn")).not.toHaveProperty("value");
  });

  test("leaves out a value of more than 64 KB and still says that it changed", async () => {
    const { events } = await run("const big = 'x'.repeat(70_000);\nreturn big.length;");
    const last = events.at(-1);
    expect(last).toMatchObject({ type: "line", changes: [{ name: "big" }] });
    expect(JSON.stringify(last).length).toBeLessThan(300);
  });

  test("runs classes, generators, getters, closures and default values unchanged", async () => {
    const source = [
      "class Counter {",
      "  #n = 0; static made = 0;",
      "  static { Counter.made = 1; }",
      "  get next() { return ++this.#n; }",
      "  *few(upTo = (() => { const two = 2; return two; })()) { for (let i = 0; i < upTo; i++) yield i; }",
      "}",
      "export const runAgent = async ({ effect }) => {",
      "  const counter = new Counter(); const closures = [];",
      "  for (let i = 0; i < 3; i++)",
      "    closures.push(() => i);",
      "  const values = await Promise.all(closures.map(async (each) => await effect('id', each())));",
      "  async function* later() { for (const v of values) { yield await effect('again', v); } }",
      "  const all = []; for await (const v of later()) all.push(v);",
      "  return [counter.next, counter.next, Counter.made, ...counter.few(), ...all];",
      "};",
    ];
    const { end } = await executeSource(source.join("\n"));
    expect(end).toEqual({ type: "returned", value: [1, 2, 1, 0, 1, 0, 1, 2] });
  });

  test("waits for a module that awaits", async () => {
    const { end } = await executeSource(
      "const early = await Promise.resolve(4);\nexport const runAgent = () => early + 1;",
    );
    expect(end).toEqual({ type: "returned", value: 5 });
  });
});
