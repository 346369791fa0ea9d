import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gradeProgram } from "./grade-program";

const reference = readFileSync("lib/content/programs/reference-loop.ts", "utf8");
const streaming = readFileSync("lib/content/programs/streaming-loop.ts", "utf8");

/** Written otherwise in every respect: one while loop, calls in parallel, other names, an early exit table. */
const parallel = `
import type { AgentContext } from "../agent-context";
export async function runAgent({ client, executeTool, prompt, ...rest }: AgentContext) {
  let history: any[] = [{ role: "user", content: [{ type: "text", text: prompt }] }];
  let limit = rest.maxTokens;
  let rounds = 0;
  while (rounds++ < 40) {
    const answer = await client.messages.create({
      model: rest.model, system: rest.system, tools: rest.tools,
      max_tokens: limit, messages: history, stop_sequences: rest.stopSequences,
    });
    if (answer.stop_reason === "max_tokens" && limit < 20000) { limit = Math.min(20000, limit * 4); continue; }
    if (answer.stop_reason === "tool_use" || answer.stop_reason === "pause_turn") {
      history = [...history, { role: answer.role, content: answer.content }];
      const calls = answer.content.filter((b) => b.type === "tool_use") as any[];
      if (calls.length === 0) continue;
      const results = await Promise.all(calls.map(async (call) => {
        const base = { type: "tool_result", tool_use_id: call.id };
        return executeTool(call.name, call.input).then(
          (content) => ({ ...base, content }),
          (error: Error) => ({ ...base, is_error: true, content: error.message }),
        );
      }));
      history = [...history, { role: "user", content: results }];
      continue;
    }
    if (answer.stop_reason === "end_turn" || answer.stop_reason === "stop_sequence")
      return answer.content.map((b) => (b.type === "text" ? b.text : "")).join("");
    throw new Error("No answer: " + answer.stop_reason);
  }
  throw new Error("Too many rounds");
}
`;

async function failures(source: string, seed = 1) {
  const report = await gradeProgram(source, "en", seed);
  if (report.type !== "graded") throw new Error(JSON.stringify(report.errors));
  return report.verdicts.filter(({ outcome }) => outcome !== "passed");
}

describe("gradeProgram", () => {
  it.each([
    ["the reference loop", reference],
    ["the streaming loop", streaming],
    ["a loop with parallel tools and rebuilt arrays", parallel],
  ])("passes %s, for every seed", async (_, source) => {
    for (const seed of [1, 2, 7]) {
      const failed = await failures(source, seed);
      expect(failed.map(({ kind, scenario, findings }) => [kind, scenario, findings])).toEqual([]);
    }
  });

  it("passes them in French too", async () => {
    const report = await gradeProgram(reference, "fr", 3);
    expect(report).toMatchObject({ type: "graded", passed: true });
  });

  const wrap = (body: string) => `export async function runAgent(ctx: any) {\n${body}\n}`;
  it.each([
    [
      "prints the answer",
      wrap('return "Order #4821 has shipped with FedEx and should arrive on March 30.";'),
    ],
    [
      "stops on a word",
      reference.replace(
        "switch (stop_reason) {",
        "if (/done|shipped|is/i.test(textOf(content))) return textOf(content);\n    switch (stop_reason) {",
      ),
    ],
    ["never appends", reference.replaceAll(/messages\.push\(.*\);/g, ";")],
    [
      "recognises the scenario",
      reference.replace(
        'case "tool_use": {',
        'case "tool_use": {\n        if (!tools.some((tool) => "name" in tool && /order|weather/.test(tool.name))) return "";',
      ),
    ],
  ])("fails a program that %s", async (_, source) => {
    expect((await failures(source)).length).toBeGreaterThan(0);
  });

  it("stops trying a program that never ends", async () => {
    const failed = await failures(wrap("for (;;) {}"));
    expect(failed.slice(0, 2).every(({ trace }) => trace?.at(-1)?.type === "run-stopped")).toBe(true);
    expect(failed.slice(2).every(({ outcome }) => outcome === "skipped")).toBe(true);
  });

  it("gives the errors of a program that does not compile", async () => {
    const report = await gradeProgram("export async function runAgent( {", "en", 1);
    expect(report).toMatchObject({ type: "not-compiled", errors: [{ line: 1 }] });
  });
});
