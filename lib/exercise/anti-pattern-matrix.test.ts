import { beforeAll, describe, expect, test } from "vitest";
import { allScenarios } from "../content/all-scenarios";
import { allAntiPatterns } from "../content/anti-patterns/all-anti-patterns";
import { applyAntiPattern } from "../content/anti-patterns/apply-edits";
import type { AntiPattern, Stage } from "../content/anti-pattern";
import type { Locale, Scenario } from "../content/scenario";
import { scenarioOf } from "../content/all-scenarios";
import { programText } from "../server/program-text";
import type { Trace, TraceEventType } from "../trace/event";
import { blocking } from "./grade-program";
import { traceOf } from "./trace-of";

const locales: readonly Locale[] = ["en", "fr"];
const reference = { name: "reference-loop", source: await programText("reference-loop") };

/** How a run departs from that of the reference program; empty when nothing shows. */
function departures(right: Trace, run: Trace, endings: Scenario["endings"]): string[] {
  const count = (trace: Trace, type: TraceEventType) => trace.filter((event) => event.type === type).length;
  const end = run.at(-1);
  const ending = end?.type === "run-returned" ? "returned" : end?.type === "run-threw" ? "threw" : "stopped";
  const answer = (trace: Trace) =>
    trace.flatMap((event) => (event.type === "run-returned" ? [event.value] : []));
  const inputs = (trace: Trace) =>
    trace.flatMap((event) =>
      event.type === "tool-called" ? [JSON.stringify([event.name, event.input])] : [],
    );
  const known = new Set(inputs(right));
  const checks: readonly (readonly [string, boolean])[] = [
    ["refused", count(run, "request-refused") > 0],
    ["ending", !endings.some((each) => each === ending)],
    ["requests", count(run, "request-sent") > count(right, "request-sent")],
    ["tool calls", inputs(run).length > inputs(right).length || inputs(run).some((call) => !known.has(call))],
    ["answer", answer(run).join() !== answer(right).join()],
  ];
  return checks.flatMap(([name, holds]) => (holds ? [name] : []));
}

const remembered = new Map<string, Promise<Trace>>();

function run(program: { name: string; source: string }, stage: Stage, locale: Locale): Promise<Trace> {
  const key = `${program.name} ${JSON.stringify(stage)} ${locale}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const prompt = stage.prompt?.[locale];
  const trace = traceOf(stage.scenario, { program, locale, ...(prompt === undefined ? {} : { prompt }) });
  remembered.set(key, trace);
  return trace;
}

function edited(antiPattern: AntiPattern) {
  return { name: antiPattern.id, source: applyAntiPattern(reference.source, antiPattern).source };
}

async function judge(antiPattern: AntiPattern, stage: Stage, locale: Locale): Promise<string[]> {
  const endings = scenarioOf(stage.scenario)?.endings ?? [];
  const [right, wrong] = [await run(reference, stage, locale), await run(edited(antiPattern), stage, locale)];
  return departures(right, wrong, endings);
}

function eventOf(trace: Trace, type: TraceEventType, nth: number): unknown {
  const event = trace.filter((each) => each.type === type)[nth - 1];
  return event === undefined ? undefined : { ...event, seq: 0, line: 0 };
}

describe("anti-patterns × scenarios", () => {
  const cells = new Map<string, string[]>();
  const cell = (antiPattern: string, scenario: string) => cells.get(`${antiPattern} ${scenario}`) ?? [];

  beforeAll(async () => {
    for (const antiPattern of allAntiPatterns) {
      for (const { id } of allScenarios) {
        cells.set(`${antiPattern.id} ${id}`, await judge(antiPattern, { scenario: id }, "en"));
      }
    }
    const width = Math.max(...allAntiPatterns.map(({ id }) => id.length));
    const head = allScenarios.map(({ id }, index) => `${String(index + 1).padStart(2)} ${id}`);
    const rows = allAntiPatterns.map(({ id }) => {
      const marks = allScenarios.map((scenario) => (cell(id, scenario.id).length > 0 ? " ✗" : " ·"));
      return `${id.padEnd(width)} ${marks.join(" ")}`;
    });
    const numbers = allScenarios.map((_, index) => String(index + 1).padStart(2)).join(" ");
    console.log([...head, "", `${" ".repeat(width)} ${numbers}`, ...rows, "✗ fails  · unnoticed"].join("\n"));
  }, 240_000);

  test("every anti-pattern fails somewhere and goes unnoticed somewhere", () => {
    const without = allAntiPatterns.filter(({ id }) => {
      const failing = allScenarios.filter((scenario) => cell(id, scenario.id).length > 0).length;
      return failing === 0 || failing === allScenarios.length;
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("every scenario lets some anti-pattern show", () => {
    const silent = allScenarios.filter(({ id }) =>
      allAntiPatterns.every((each) => cell(each.id, id).length === 0),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("the diagnosis names a reason wherever one fails", async () => {
    const unnamed: string[] = [];
    for (const antiPattern of allAntiPatterns) {
      for (const { id } of allScenarios.filter((scenario) => cell(antiPattern.id, scenario.id).length > 0)) {
        const trace = await run(edited(antiPattern), { scenario: id }, "en");
        if (blocking(trace).length === 0) {
          unnamed.push(`${antiPattern.id} in ${id}: ${cell(antiPattern.id, id).join(", ")}`);
        }
      }
    }
    expect(unnamed).toEqual([]);
  });
});

describe.each(allAntiPatterns)("$id", (antiPattern) => {
  test.each(locales)("goes unnoticed where it is said to look fine, in %s", async (locale) => {
    expect(await judge(antiPattern, antiPattern.looksFineIn, locale)).toEqual([]);
  });

  test.each(locales)("shows where it is said to fail, in %s", async (locale) => {
    expect(await judge(antiPattern, antiPattern.failsIn, locale)).not.toEqual([]);
  });

  test.each(locales)("is proved by an event that the reference run does not have, in %s", async (locale) => {
    const { event, nth } = antiPattern.proof;
    const wrong = eventOf(await run(edited(antiPattern), antiPattern.failsIn, locale), event, nth);
    expect(wrong).toBeDefined();
    expect(eventOf(await run(reference, antiPattern.failsIn, locale), event, nth)).not.toEqual(wrong);
  });
});
