import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allAntiPatterns } from "../content/anti-patterns/all-anti-patterns";
import { buildExercise } from "./build-exercise";
import { buildMystery } from "./build-mystery";
import { compareRuns, differingPaths } from "./compare-runs";

const reference = readFileSync("lib/content/programs/reference-loop.ts", "utf8");
const named = (id: string) => allAntiPatterns.find((each) => each.id === id)!;

describe("buildExercise", () => {
  it("proves the bug at the event that the anti-pattern names", async () => {
    const exercise = await buildExercise(named("first-call-only"), reference, "en");
    expect(exercise.fails.trace[exercise.proof]).toMatchObject({ type: "request-refused", status: 400 });
    expect(exercise.fine?.trace.at(-1)?.type).toBe("run-returned");
  });

  it("offers the idea behind the bug among others, in an order of its own", async () => {
    const places = await Promise.all(
      ["first-call-only", "stops-on-words", "cap-as-stop", "tools-left-out", "runs-cut-call"].map(
        async (id) => {
          const { options } = await buildExercise(named(id), reference, "en");
          expect(options.filter(({ right }) => right)).toHaveLength(1);
          expect(options.length).toBeGreaterThanOrEqual(3);
          expect(options.every(({ belief, refutation }) => belief !== "" && refutation !== "")).toBe(true);
          return options.findIndex(({ right }) => right);
        },
      ),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it("puts a worked diagnosis of a sibling before the first exercise of a family, and before no other", async () => {
    const worked = new Map<string, string[]>();
    for (const antiPattern of allAntiPatterns) {
      const exercise = await buildExercise(antiPattern, reference, "fr");
      if (exercise.worked === null) continue;
      expect(named(exercise.worked.id).family).toBe(antiPattern.family);
      expect(exercise.worked.lines.length).toBeGreaterThan(0);
      worked.set(antiPattern.family, [...(worked.get(antiPattern.family) ?? []), antiPattern.id]);
    }
    expect([...worked.values()].every((ids) => ids.length === 1)).toBe(true);
    expect(worked.size).toBe(new Set(allAntiPatterns.map(({ family }) => family)).size);
  });
});

describe("buildMystery", () => {
  it("draws the same bug in the same scenario for the same seed, in both languages", async () => {
    const [first, again, french] = await Promise.all([
      buildMystery(7, reference, "en"),
      buildMystery(7, reference, "en"),
      buildMystery(7, reference, "fr"),
    ]);
    expect(again).toEqual(first);
    expect([french.antiPattern, french.fails.scenario]).toEqual([first.antiPattern, first.fails.scenario]);
  });

  it("draws different bugs for different seeds, each with something to see", async () => {
    const drawn = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const mystery = await buildMystery(seed, reference, "en");
      expect(mystery.symptom).toBeNull();
      expect(mystery.fails.trace[mystery.proof]).toBeDefined();
      expect(mystery.options.filter(({ right }) => right)).toHaveLength(1);
      drawn.add(mystery.antiPattern);
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe("compareRuns", () => {
  it("names the calls that a request leaves without a result", async () => {
    const { comparison } = await buildExercise(named("first-call-only"), reference, "en");
    const request = comparison.buggy.find((view) => view.type === "request");
    expect(request).toMatchObject({
      results: [{ letter: "A" }],
      missing: [{ letter: "B" }, { letter: "C" }],
    });
    expect(comparison.right[0]).toMatchObject({ type: "tool", call: { mark: { letter: "B" } } });
  });

  it("counts a run without an answer as wasted, and one that only asks more by what it asks more", async () => {
    const lost = await buildExercise(named("first-call-only"), reference, "en");
    expect(lost.comparison.waste).toEqual({ cost: lost.comparison.bills.buggy.cost, all: true });
    const spread = await buildExercise(named("results-spread"), reference, "en");
    const { buggy, right } = spread.comparison.bills;
    expect(spread.comparison.waste.cost).toBeCloseTo(buggy.cost - right.cost, 10);
  });

  it("finds no divergence between a run and itself", async () => {
    const { fails } = await buildExercise(named("cap-as-stop"), reference, "en");
    expect(compareRuns(fails.trace, fails.trace)).toMatchObject({
      buggy: [],
      right: [],
      waste: { cost: 0, all: false },
    });
  });

  it("names the deepest places that differ", () => {
    const left = { messages: [{ role: "user", content: [{ id: "a" }] }], model: "m" };
    const right = { messages: [{ role: "user", content: [{ id: "b" }] }, {}], model: "m" };
    expect(differingPaths(left, right, "")).toEqual(["messages[0].content[0].id", "messages[1]"]);
  });
});
