import { expect, it } from "vitest";
import type { Exhibit } from "./question-view";
import { shownExhibits } from "./shown-exhibits";

const program = (name: string): Exhibit => ({ type: "program", name, lines: [], line: 1 });
const trace: Exhibit = { type: "trace", events: [] };

it("keeps a right program back until the answer, and then puts it last", () => {
  const exhibits = [program("reference-loop.ts"), trace];
  expect(shownExhibits(exhibits, false)).toEqual([trace]);
  expect(shownExhibits(exhibits, true)).toEqual([trace, program("reference-loop.ts")]);
});

it("always shows the program that a question is about", () => {
  const exhibits = [program("agent.ts"), trace];
  expect(shownExhibits(exhibits, false)).toEqual(exhibits);
});
