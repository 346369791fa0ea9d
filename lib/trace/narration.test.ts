import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allScenarios } from "../content/all-scenarios";
import { traceOf } from "../exercise/trace-of";
import type { Trace } from "./event";
import { frameAt } from "./frame";
import { lineKind } from "./line-kind";

/** What is said of every line of a kind that a scenario's run reaches, in the order of the run. */
async function narrated(scenario: string, wanted: RegExp): Promise<readonly string[]> {
  const { program: name } = allScenarios.find(({ id }) => id === scenario) ?? { program: "" };
  const source = readFileSync(`lib/content/programs/${name}.ts`, "utf8");
  const trace: Trace = await traceOf(scenario, { program: { name, source } });
  return trace.flatMap(({ seq, type }) => {
    if (type !== "line-reached") return [];
    const { key } = frameAt(trace, seq).narration.why;
    return wanted.test(key) ? [key.replace(/^line\.|\.why$/g, "")] : [];
  });
}

describe("the narration of a line", () => {
  it("says at a break what became of the turn, which depends on why the reply stopped", async () => {
    expect(await narrated("order-tracking", /^line\.leave-/)).toEqual(["leave-answered"]);
    expect(await narrated("server-search", /^line\.leave-/)).toEqual(["leave-paused"]);
    expect(await narrated("truncated-call", /^line\.leave-/)).toEqual(["leave-cut", "leave-answered"]);
  });

  it("calls an error certain where nothing guards it", async () => {
    expect(await narrated("refusal", /^line\.throw/)).toEqual(["throw"]);
    expect(await narrated("truncated-call", /^line\.throw/)).toEqual(["throw-if"]);
  });
});

describe("lineKind", () => {
  it.each([
    ['throw new Error("Claude declined to answer");', "throw"],
    ['if (max_tokens > 8000) throw new Error("Too long");', "throw-if"],
    ["return textOf(content);", "return"],
    ['if (done) return "";', "return-if"],
    ['if (reply.stop_reason === "end_turn") return textOf(content);', "inspect"],
  ])("%s", (text, kind) => {
    expect(lineKind(text)).toBe(kind);
  });
});
