import { describe, expect, it } from "vitest";
import type { SentReport } from "../exercise/sent-report";
import { compileEndpoint } from "./compile-endpoint";
import { exerciseEndpoint } from "./exercise-endpoint";
import { programText } from "./program-text";

const reference = await programText("reference-loop");

function post(body: unknown): Request {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Request("http://test.invalid/api/exercise", { method: "POST", body: text });
}

async function graded(program: string, locale = "en"): Promise<SentReport> {
  const response = await exerciseEndpoint(post({ program, locale }));
  expect(response.status).toBe(200);
  return (await response.json()) as SentReport;
}

const wrap = (body: string) =>
  `import type { AgentContext } from "../agent-context";\nexport async function runAgent(ctx: AgentContext): Promise<string> {\n${body}\n}\n`;

describe("POST /api/exercise", () => {
  it("passes the reference program, and hands back its lines", async () => {
    const report = await graded(reference);
    expect(report.passed).toBe(true);
    expect(report.verdicts.length).toBeGreaterThan(12);
    expect(report.verdicts.every(({ outcome, trace }) => outcome === "passed" && trace === null)).toBe(true);
    expect(report.lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(reference);
  });

  it("sends the run and the words with every finding, in the language asked for", async () => {
    const report = await graded(reference.replace("results.push(await answer(block, ctx));", "break;"), "fr");
    expect(report.passed).toBe(false);
    const failed = report.verdicts.find(({ outcome }) => outcome === "failed");
    expect(failed?.trace?.at(-1)?.type).toMatch(/^run-/);
    const rules = failed?.findings.map(({ rule }) => rule) ?? [];
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(report.rules[rule]?.what).toMatch(/\S/);
  });

  // Which limit comes first depends on how busy the machine is; that one comes does not.
  it.each([
    ["an endless loop", "while (true) {}"],
    ["a memory bomb", "const a: string[] = []; while (true) a.push('x'.repeat(1e6) + a.length);"],
  ])(
    "stops %s, says so, and does not run it eighteen times",
    async (_, body) => {
      const report = await graded(wrap(body));
      const [first] = report.verdicts;
      expect(first?.trace?.at(-1)).toMatchObject({ type: "run-stopped" });
      expect(first?.findings.some(({ rule }) => report.rules[rule] !== undefined)).toBe(true);
      expect(report.verdicts.filter(({ outcome }) => outcome === "skipped").length).toBeGreaterThan(12);
    },
    60_000,
  );

  it("shows that nothing of the host exists, as an error of the program", async () => {
    const report = await graded(wrap('await (globalThis as any).fetch("https://example.org"); return "";'));
    expect(report.verdicts[0]?.trace?.at(-1)).toMatchObject({ type: "run-threw" });
  });

  it("keeps the report small when every run is long", async () => {
    const report = await graded(
      wrap("for (let i = 0; i < 800; i++) console.log('x'.repeat(900)); return '';"),
    );
    expect(JSON.stringify(report).length).toBeLessThan(6_000_000);
    expect(report.verdicts.some(({ traceTooLong }) => traceTooLong)).toBe(true);
  });

  it.each([
    ["{", 400, "body-not-json"],
    [{ program: 42 }, 400, "body-invalid"],
    [{ program: "x", locale: "de" }, 400, "body-invalid"],
    [{ program: "x".repeat(70_000) }, 413, "program-too-large"],
    [{ program: "x".repeat(1_100_000) }, 413, "body-too-large"],
    [{ program: 'import fs from "node:fs";' }, 422, "program-not-compiled"],
  ])("refuses what cannot be graded in one envelope (case %#)", async (body, status, code) => {
    const response = await exerciseEndpoint(post(body));
    expect(response.status).toBe(status);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error).toMatchObject({ code, message: expect.stringMatching(/\S/) as unknown });
  });
});

describe("POST /api/compile", () => {
  const check = async (program: string, locale = "en") =>
    (await (await compileEndpoint(post({ program, locale }))).json()) as Record<string, unknown>;

  it("tells what keeps a program from running, in the reader’s language", async () => {
    const english = await check("export async function runAgent( {");
    const french = await check("export async function runAgent( {", "fr");
    expect(english).toMatchObject({ errors: [{ line: 1 }], types: [] });
    expect(french["errors"]).not.toEqual(english["errors"]);
  });

  it("tells wrong types apart from errors", async () => {
    expect(await check(wrap("return 1;"))).toMatchObject({ errors: [], types: [{ line: 3 }] });
    expect(await check(reference)).toEqual({ errors: [], types: [] });
  });
});
