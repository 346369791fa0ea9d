import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileSource } from "./compile-source";

const loop = "export async function runAgent() {}";

function errorsOf(source: string, locale: "en" | "fr" = "en"): string[] {
  const compilation = compileSource(source, locale);
  return compilation.ok
    ? []
    : compilation.errors.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function javascriptOf(source: string): string {
  const compilation = compileSource(source);
  if (!compilation.ok) throw new Error(JSON.stringify(compilation.errors));
  return compilation.program.javascript;
}

describe("what may be written", () => {
  test.each([
    ['import type Anthropic from "@anthropic-ai/sdk";'],
    ['import type { Message } from "@anthropic-ai/sdk/resources/messages";'],
    ['import type { AgentContext } from "../agent-context";'],
    ['import type { AgentContext } from "./agent-context";'],
    ['import type { AgentContext } from "loopscope";'],
    ["declare const hidden: number;"],
    ["export type Pair = [string, number];"],
    ["export const extra = 1;"],
    ["abstract class Base<T> { declare field: T; abstract go(): void }"],
    [
      "function twice(n: number): number; function twice(n: string): string; function twice(n: unknown) { return n }",
    ],
    ["const waited = await Promise.resolve(1);"],
    ["const text = `costs $$5`;"],
  ])("%s", (line) => {
    expect(errorsOf(`${line}\n${loop}`)).toEqual([]);
  });

  test.each([
    ["export const runAgent = async () => {};"],
    ["async function loop() {}\nexport { loop as runAgent };"],
    ["function runAgent() {}\nexport { runAgent };"],
    ["export const { runAgent } = { runAgent: async () => {} };"],
  ])("the loop may be exported so: %s", (source) => {
    expect(errorsOf(source)).toEqual([]);
  });
});

describe("what is refused, on its line", () => {
  test.each([
    ["enum Color { Red }", /^1:1 An enum/],
    ["namespace Inner { export const one = 1 }", /^1:1 A namespace/],
    ["class Box { constructor(private size: number) {} }", /^1:25 A constructor parameter/],
    ["const one = <number>1;", /^1:13 Write this assertion as “value as Type”/],
    ['import fs from "node:fs";', /^1:1 “node:fs” cannot be imported/],
    ['import "./side-effect";', /^1:1 “\.\/side-effect” cannot be imported/],
    ['import Anthropic from "@anthropic-ai/sdk";', /^1:1 Only types can be imported/],
    ['import { type Message } from "@anthropic-ai/sdk";', /^1:1 Only types can be imported/],
    ['export * from "@anthropic-ai/sdk";', /^1:1 Nothing can be exported from another module/],
    ['const later = () => import("node:fs");', /^1:21 Nothing can be loaded/],
    ["@sealed class Box {}", /^1:1 Decorators/],
    ["{ using file = open(); }", /^1:3 “using”/],
    ["const text = 'open", /^1:19 This string is not closed/],
    ["if (true { }", /^1:10 “\)” is expected here/],
    ["const a = ;", /^1:11 An expression is expected/],
    ["function wait() { await 1 }", /^1:19 “await” only works in an async function/],
    ["let twice = 1; let twice = 2;", /^1:5 “twice” is declared twice/],
    ["break;", /^1:1 “break” only works/],
    ["return 1;", /^1:1 “return” only works/],
    ["const empty;", /^1:7 A “const” needs a value/],
  ])("%s", (line, message) => {
    expect(errorsOf(`${line}\n${loop}`)[0]).toMatch(message);
  });

  test.each([
    ["const x = 1;"],
    ["async function runAgent() {}"],
    ["export default async function runAgent() {}"],
    ["export type runAgent = 1;"],
  ])("a program without the exported loop: %s", (source) => {
    expect(errorsOf(source)).toEqual([
      "1:1 The program must export its loop: “export async function runAgent(…)”.",
    ]);
  });

  test("reports every import and every enum at once, in text order", () => {
    const source = `import a from "a";\nenum B {}\nimport c from "c";\n${loop}`;
    expect(errorsOf(source).map((error) => error.split(" ")[0])).toEqual(["1:1", "2:1", "3:1"]);
  });

  test("refuses more than 64 KB, counted in bytes", () => {
    expect(errorsOf(`// ${"é".repeat(33_000)}\n${loop}`)).toEqual(["1:1 The program is longer than 64 KB."]);
  });

  test.each(["(", "[", "{", "!", "a=>", "`${"])("survives sixty thousand %j", (piece) => {
    const source = piece.repeat(Math.floor(60_000 / piece.length));
    expect(errorsOf(source).length).toBeGreaterThan(0);
  });

  test("speaks French", () => {
    expect(errorsOf(`enum A {}\n${loop}`, "fr")).toEqual([
      "1:1 Un enum ne peut pas être exécuté tel quel : utilisez une union de chaînes ou un objet constant.",
    ]);
    expect(errorsOf(`function f() { await 1 }\n${loop}`, "fr")).toEqual([
      "1:16 « await » ne fonctionne que dans une fonction async.",
    ]);
  });
});

describe("the text that comes out", () => {
  const reference = readFileSync(
    new URL("../../content/programs/reference-loop.ts", import.meta.url),
    "utf8",
  );

  test("has the lines of the text that went in", () => {
    expect(javascriptOf(reference).split("\n").length).toBe(reference.split("\n").length);
  });

  test("is the source with types blanked once the probes are taken out again", () => {
    const javascript = javascriptOf(
      "export const runAgent = (n: number) => {\n  const m: number = n;\n  return m;\n};",
    );
    expect(javascript.replaceAll(/\$\$\w+\([^;]*\);|const \$\$\d+=\$\$f\(\);|const\{[^;]*;/g, "")).toBe(
      "export const runAgent = (n        ) => {\n  const m         = n;\n  return m;\n};",
    );
  });

  test("shows one probe per statement, with the variables initialised there", () => {
    expect(javascriptOf("export function runAgent(n: number) {\n  if (n > 1) return n;\n  return 1;\n}"))
      .toMatchInlineSnapshot(`
      "const{p:$$p,h:$$h,f:$$f}=__loopscopeProbes();export function runAgent(n        ) {const $$2=$$f();
        $$p(2,0,$$2,()=>({n}));if (n > 1) {$$h(2,0,$$2,()=>({n}));return n;}
        $$p(3,0,$$2,()=>({n}));return 1;
      }"
    `);
  });

  test("uses names that the program does not contain", () => {
    expect(javascriptOf(`const $$p = 1;\n${loop}`)).toMatch(/^const\{p:\$\$\$p/);
  });

  test("is the same for the same source", () => {
    expect(javascriptOf(reference)).toBe(javascriptOf(reference));
  });
});
