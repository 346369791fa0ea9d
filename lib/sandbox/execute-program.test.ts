import { describe, expect, test } from "vitest";
import { executeSource } from "./fixtures/execute-source";

/** A program whose loop has this body; the body starts on line 2. */
const program = (body: string) => `export async function runAgent({ data, effect }) {\n${body}\n}`;
const run = async (body: string, options = {}) => executeSource(program(body), options);
const storyOf = async (body: string, options = {}) => (await run(body, options)).story;

describe("effects", () => {
  test("are performed one at a time in the order asked", async () => {
    let open = 0;
    let most = 0;
    const { end, story } = await run(
      "const both = [effect('a', 1), effect('b', 2)];\nconst third = both[0].then(() => effect('c', 3));\nreturn Promise.all([...both, third]);",
      {
        performEffect: async ({ payload }: { payload: number }) => {
          open += 1;
          most = Math.max(most, open);
          await new Promise((resolve) => setTimeout(resolve, 10 - 3 * payload));
          open -= 1;
          return { type: "value", value: payload * 10 };
        },
      },
    );
    expect(end).toEqual({ type: "returned", value: [10, 20, 30] });
    expect(story.filter((each) => each.startsWith("effect"))).toEqual([
      "effect a 1",
      "effect b 2",
      "effect c 3",
    ]);
    expect(most).toBe(1);
  });

  test("come after everything that the program did before them", async () => {
    expect(await storyOf("note('before');\nawait effect('ask', {});\nnote('after');")).toEqual([
      "2 data=null effect=ƒ effect",
      'note "before"',
      "3",
      "effect ask {}",
      "4",
      'note "after"',
    ]);
  });

  test("throw an Error with the properties of the outcome", async () => {
    const body = [
      "try { await effect('create', null); }",
      "catch (error) {",
      "  return [error instanceof Error, error.name, error.message, error.status, error.error.type];",
      "}",
    ];
    const { end } = await run(body.join("\n"), {
      performEffect: () =>
        Promise.resolve({
          type: "thrown",
          error: { name: "APIError", message: "529", status: 529, error: { type: "overloaded_error" } },
        }),
    });
    expect(end).toEqual({ type: "returned", value: [true, "APIError", "529", 529, "overloaded_error"] });
  });

  test("that wait when the program returns are dropped", async () => {
    const { end, story } = await run("effect('forgotten', 1);\nreturn 'done';");
    expect(end).toEqual({ type: "returned", value: "done" });
    expect(story).not.toContain("effect forgotten 1");
  });

  test("do not count as running time", async () => {
    const { end } = await run("await effect('slow', 1);\nreturn 1;", {
      limits: { runningMilliseconds: 400 },
      performEffect: () =>
        new Promise((resolve) =>
          setTimeout(() => {
            resolve({ type: "value", value: null });
          }, 700),
        ),
    });
    expect(end).toEqual({ type: "returned", value: 1 });
  });

  test("hand a rejection of the host on to the caller, and leave a working sandbox", async () => {
    const failing = run("await effect('x', 1);", { performEffect: () => Promise.reject(new Error("pause")) });
    await expect(failing).rejects.toThrow("pause");
    expect((await run("return 2;")).end).toEqual({ type: "returned", value: 2 });
  });

  test("with a payload that is no JSON reject in the program", async () => {
    const { end } = await run("const ring = {}; ring.ring = ring;\nawait effect('x', ring);");
    expect(end).toMatchObject({ type: "threw", error: { name: "TypeError" }, line: 3 });
  });
});

describe("ends", () => {
  test("an error that leaves the program keeps its fields and its line", async () => {
    const { end } = await run(
      "const e = new Error('gone');\nObject.assign(e, { status: 404, name: 'Lost' });\nthrow e;",
    );
    expect(end).toEqual({
      type: "threw",
      error: { name: "Lost", message: "gone", status: 404 },
      line: 4,
    });
  });

  test.each([
    ["throw 'text';", { name: "Error", message: "text" }],
    ["throw undefined;", { name: "Error", message: "undefined" }],
    ["throw { message: 5 };", { name: "Error", message: "" }],
    ["missing();", { name: "ReferenceError", message: "'missing' is not defined" }],
    ["null.x;", { name: "TypeError" }],
  ])("%s", async (body, error) => {
    expect((await run(body)).end).toMatchObject({ type: "threw", error, line: 2 });
  });

  test.each([
    ["return undefined;", null],
    ["return 3n;", null],
    ["return { a: [1, undefined] };", { a: [1, null] }],
    ["return { then: (resolve) => resolve('thenable') };", "thenable"],
  ])("%s", async (body, value) => {
    expect((await run(body)).end).toEqual({ type: "returned", value });
  });

  test("an exception while the module is evaluated is the program's", async () => {
    const { end } = await executeSource("const a = 1;\nnull.x;\nexport function runAgent() {}");
    expect(end).toMatchObject({ type: "threw", error: { name: "TypeError" }, line: 2 });
  });

  test("syntax that only the interpreter refuses is reported on its line", async () => {
    const { end } = await executeSource("export function runAgent() {}\nconst a = /(/;");
    expect(end).toMatchObject({ type: "threw", error: { name: "SyntaxError" }, line: 2 });
  });

  test("a prelude that fails is our fault, not an end", async () => {
    const { executeProgram } = await import("./execute-program");
    const { defaultLimits } = await import("./sandbox-limits");
    const execution = executeProgram({
      program: { javascript: "export const runAgent = () => 1" },
      prelude: "missing(); function makeArgument() {}",
      entry: "runAgent",
      data: null,
      limits: defaultLimits,
      onEvent: () => undefined,
      performEffect: () => Promise.reject(new Error("never asked")),
    });
    await expect(execution).rejects.toThrow(/missing/);
  });

  test("what onEvent throws reaches the caller", async () => {
    const { executeProgram } = await import("./execute-program");
    const { defaultLimits } = await import("./sandbox-limits");
    const execution = executeProgram({
      program: { javascript: "console.log(1); export const runAgent = () => 1" },
      prelude: "function makeArgument() {}",
      entry: "runAgent",
      data: null,
      limits: defaultLimits,
      onEvent: () => {
        throw new Error("full");
      },
      performEffect: () => Promise.reject(new Error("never asked")),
    });
    await expect(execution).rejects.toThrow("full");
  });
});

describe("determinism", () => {
  test("two runs of one program give the same events", async () => {
    const body =
      "note([Math.random(), Math.random(), Date.now(), new Date().getHours(), Date()]);\nreturn new Date();";
    const [first, second] = [await run(body), await run(body)];
    expect(second).toEqual(first);
    expect(first.end).toEqual({ type: "returned", value: "2026-01-01T00:00:00.000Z" });
  });

  test("dates that are given still work, and no other clock can be found", async () => {
    const body =
      "return [new Date(0).toISOString(), new Date(0).constructor === Date, Date.UTC(1970, 0, 1), new Date(2020, 5, 1).getHours(), typeof performance];";
    expect((await run(body)).end).toEqual({
      type: "returned",
      value: ["1970-01-01T00:00:00.000Z", true, 0, 0, "undefined"],
    });
  });

  test("the console writes to the trace", async () => {
    const body =
      "console.log('a', 1, { b: [2] });\nconsole.warn(new Error('w'));\nconsole.info(undefined);\nconsole.error('x'.repeat(9_000));";
    const { events } = await run(body);
    const logs = events.flatMap((event) => (event.type === "log" ? [[event.level, event.text]] : []));
    expect(logs.slice(0, 3)).toEqual([
      ["log", 'a 1 {\n  "b": [\n    2\n  ]\n}'],
      ["warn", "Error: w"],
      ["info", "undefined"],
    ]);
    expect(logs[3]?.[1]?.length).toBe(4_000);
  });
});
