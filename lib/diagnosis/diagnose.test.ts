import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allScenarios } from "../content/all-scenarios";
import { traceOf } from "../exercise/trace-of";
import { diagnose } from "./diagnose";

const reference = readFileSync("lib/content/programs/reference-loop.ts", "utf8");

/** The reference loop with one passage replaced: the rules found, in order, once each. */
async function rulesAfter(find: string, replacement: string, scenario = "order-tracking", prompt?: string) {
  expect(reference.split(find)).toHaveLength(2);
  const source = reference.replace(find, replacement);
  const trace = await traceOf(scenario, {
    program: { name: "edited", source },
    ...(prompt === undefined ? {} : { prompt }),
  });
  return [...new Set(diagnose(trace).map((finding) => finding.rule))];
}

describe("diagnose", () => {
  it("is silent on right programs in every scenario", async () => {
    for (const { id, program } of allScenarios) {
      const source = readFileSync(`lib/content/programs/${program}.ts`, "utf8");
      for (const locale of ["en", "fr"] as const) {
        const trace = await traceOf(id, { program: { name: program, source }, locale });
        expect({ id, locale, findings: diagnose(trace) }).toEqual({ id, locale, findings: [] });
      }
    }
  });

  it("is silent on the reference loop in every scenario", async () => {
    for (const { id } of allScenarios) {
      const trace = await traceOf(id, { program: { name: "reference-loop", source: reference } });
      expect({ id, findings: diagnose(trace) }).toEqual({ id, findings: [] });
    }
  });

  it("names a dropped result by the rule of the API", async () => {
    const rules = await rulesAfter('messages.push({ role: "user", content: results });', "void results;");
    expect(rules).toContain("tool-use-without-result");
  });

  it("names a text taken for the answer", async () => {
    const rules = await rulesAfter('case "tool_use": {', 'case "tool_use": { return textOf(content);');
    expect(rules).toEqual(["returned-with-open-calls"]);
  });

  it("names a counter that ends the run", async () => {
    const rules = await rulesAfter("call <= 20", "call <= 1");
    expect(rules).toEqual(["cap-as-stop"]);
  });

  it("names an answer that the program made up", async () => {
    const rules = await rulesAfter("return textOf(content);", 'return "It will arrive tomorrow.";');
    expect(rules).toEqual(["answer-not-the-models"]);
  });

  it("names a run that never asks", async () => {
    const rules = await rulesAfter(
      "let max_tokens = ctx.maxTokens;",
      'let max_tokens = 1; if (max_tokens) return "hi";',
    );
    expect(rules).toEqual(["no-request-made"]);
  });

  it("names text behind the results as unwise, not as an error", async () => {
    const trace = await traceOf("order-tracking", {
      program: {
        name: "edited",
        source: reference.replace(
          "content: results });",
          'content: [...results, { type: "text", text: "Go on." }] });',
        ),
      },
    });
    expect(diagnose(trace)).toMatchObject([{ rule: "text-after-tool-result", severity: "warning" }]);
  });
});
