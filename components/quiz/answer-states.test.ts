import { describe, expect, test } from "vitest";
import { toggled } from "./choice-state";
import { movedStep, stepsOf } from "./order-state";

describe("a press on an option", () => {
  const options = ["a", "b", "c"].map((id) => ({ id, text: id }));

  test("replaces a single choice, and joins or leaves several in the order of the question", () => {
    expect(toggled({ type: "choice", choose: 1, options }, ["a"], "b")).toEqual(["b"]);
    const several = { type: "choice", choose: 2, options } as const;
    expect(toggled(several, ["c"], "a")).toEqual(["a", "c"]);
    expect(toggled(several, ["a", "c"], "a")).toEqual(["c"]);
  });
});

describe("steps", () => {
  test("move by places and stop at the ends", () => {
    expect(movedStep(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(movedStep(["a", "b", "c"], "c", -9)).toEqual(["c", "a", "b"]);
    expect(movedStep(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
    expect(movedStep(["a", "b"], "x", 1)).toEqual(["a", "b"]);
  });

  test("stand as they were shown when an old answer does not fit them", () => {
    expect(stepsOf({ type: "order", steps: ["b", "a"] }, ["a", "b"])).toEqual(["b", "a"]);
    expect(stepsOf({ type: "order", steps: ["b", "x"] }, ["a", "b"])).toEqual(["a", "b"]);
    expect(stepsOf(undefined, ["a", "b"])).toEqual(["a", "b"]);
  });
});
