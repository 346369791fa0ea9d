import { describe, expect, test } from "vitest";
import { executeSource } from "./fixtures/execute-source";

/** A program whose loop has this body. */
const program = (body: string) => `export async function runAgent({ data, effect }) {\n${body}\n}`;
const limits = { runningMilliseconds: 600 };
const endOf = async (body: string) => (await executeSource(program(body), { limits })).end;

describe("nothing of the host can be reached", () => {
  const escapes = [
    ['this.constructor.constructor("return process")()', "TypeError"],
    ['(() => {}).constructor("return process")()', "ReferenceError"],
    ['(async () => {}).constructor("return process")()', "ReferenceError"],
    ['(function* () {}).constructor("return process")().next()', "ReferenceError"],
    ['data.constructor.constructor("return globalThis.process.env")()', "TypeError"],
    ['effect.constructor("return require")()', "ReferenceError"],
    ['note.constructor("return host")()', "ReferenceError"],
    ["host.effect('x', 1)", "ReferenceError"],
    ["globalThis.host.effect('x', 1)", "TypeError"],
    ["makeArgument(1)", "ReferenceError"],
    ["fetch('http://localhost')", "ReferenceError"],
    ["require('node:fs')", "ReferenceError"],
    ["process.exit(1)", "ReferenceError"],
    ["setTimeout(() => {}, 1)", "ReferenceError"],
    ["new URL('http://localhost')", "ReferenceError"],
    ["structuredClone({})", "ReferenceError"],
    ["new Worker('x')", "ReferenceError"],
    ["eval('import.meta.url')", "SyntaxError"],
    ["eval(\"import('node:fs')\")", "ReferenceError"],
    ["new Function(\"return import('node:fs')\")()", "ReferenceError"],
    ["__loopscopeProbes()", "ReferenceError"],
    [
      "Error.prepareStackTrace = (_, frames) => frames; new Error().stack[0].getThis().process.pid",
      "TypeError",
    ],
    ["arguments.callee.caller", "TypeError"],
    ["effect.caller.caller", "TypeError"],
  ] as const;

  test.each(escapes)("%s", async (expression, name) => {
    const end = await endOf(
      `const got = await (${expression.includes(";") ? `(() => { ${expression} })()` : expression});\nreturn typeof got;`,
    );
    expect(end).toMatchObject({ type: "threw", error: { name } });
  });

  test("the global object holds the language, the console and what the prelude put there", async () => {
    const language = await endOf("return Reflect.ownKeys(globalThis).map(String).sort();");
    const value = language.type === "returned" ? language.value : [];
    expect(value).toMatchInlineSnapshot(`
      [
        "AggregateError",
        "Array",
        "ArrayBuffer",
        "BigInt",
        "BigInt64Array",
        "BigUint64Array",
        "Boolean",
        "DataView",
        "Date",
        "Error",
        "EvalError",
        "FinalizationRegistry",
        "Float16Array",
        "Float32Array",
        "Float64Array",
        "Function",
        "Infinity",
        "Int16Array",
        "Int32Array",
        "Int8Array",
        "InternalError",
        "Iterator",
        "JSON",
        "Map",
        "Math",
        "NaN",
        "Number",
        "Object",
        "Promise",
        "Proxy",
        "RangeError",
        "ReferenceError",
        "Reflect",
        "RegExp",
        "Set",
        "SharedArrayBuffer",
        "String",
        "Symbol",
        "Symbol(Symbol.toStringTag)",
        "SyntaxError",
        "TypeError",
        "URIError",
        "Uint16Array",
        "Uint32Array",
        "Uint8Array",
        "Uint8ClampedArray",
        "WeakMap",
        "WeakRef",
        "WeakSet",
        "console",
        "decodeURI",
        "decodeURIComponent",
        "encodeURI",
        "encodeURIComponent",
        "escape",
        "eval",
        "globalThis",
        "isFinite",
        "isNaN",
        "note",
        "parseFloat",
        "parseInt",
        "undefined",
        "unescape",
      ]
    `);
  });

  test("replaced built-ins reach neither the host nor the events", async () => {
    const body = [
      "const caught = []; const { apply } = Reflect;",
      "const spy = (owner, name) => { const old = owner[name]; owner[name] = function (...all) { caught[caught.length] = this; return apply(old, this, all); }; };",
      "for (const name of ['get', 'set', 'has']) { spy(Map.prototype, name); spy(WeakMap.prototype, name); }",
      "spy(Promise.prototype, 'then'); spy(Function.prototype, 'call'); spy(Function.prototype, 'apply'); spy(Function.prototype, 'bind');",
      "JSON.stringify = JSON.parse = Reflect.apply = () => 'forged'; Object.keys = Object.assign = Object.freeze = () => ['forged'];",
      "Promise = null; Error = null; String = () => 'forged'; Number.isSafeInteger = () => false; Array.isArray = () => true;",
      "const n = 41;",
      "const answer = await effect('ask', { n });",
      "console.log(answer.n + 1);",
      "return caught.some((each) => each && (each.effect || each.note)) ? 'reached' : 'kept';",
    ];
    const { end, story } = await executeSource(program(body.join("\n")), { limits: { events: 1e5 } });
    expect(end).toEqual({ type: "returned", value: "kept" });
    expect(story.filter((each) => !each.startsWith("3")).slice(-5)).toEqual([
      "9 n=41",
      'effect ask {"n":41}',
      "10 answer={n: 41}",
      "log: 42",
      "11",
    ]);
  });

  test("nothing passes from one execution to the next", async () => {
    await endOf("globalThis.left = 1; Object.prototype.left = 1; Array.prototype.map = null;");
    expect(await endOf("return [typeof left, typeof {}.left, typeof [].map];")).toEqual({
      type: "returned",
      value: ["undefined", "undefined", "function"],
    });
  });

  test("a forged call of a probe is harmless", async () => {
    const { end, story } = await executeSource(
      program(
        "const p = '$' + '$p';\neval(p + '(-5); ' + p + '(1e9); ' + p + '(\"x\", 1, {}, {}); ' + p + '(7, 1, null, () => 5)');\nreturn 1;",
      ),
    );
    expect(end).toEqual({ type: "returned", value: 1 });
    expect(story.every((each) => /^\d+( |$)/.test(each))).toBe(true);
  });
});
