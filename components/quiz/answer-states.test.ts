import { describe, expect, test } from "vitest";
import { toggled } from "./choice-state";
import { lineAfterKey } from "./line-keys";
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

describe("keys in a list of lines", () => {
  test("walk, jump to the ends and stay inside", () => {
    expect(lineAfterKey("ArrowDown", 3, 40, "")?.line).toBe(4);
    expect(lineAfterKey("ArrowUp", 1, 40, "")?.line).toBe(1);
    expect(lineAfterKey("PageDown", 35, 40, "")?.line).toBe(40);
    expect(lineAfterKey("Home", 35, 40, "")?.line).toBe(1);
    expect(lineAfterKey("End", 1, 40, "")?.line).toBe(40);
    expect(lineAfterKey("x", 1, 40, "")).toBeNull();
  });

  test("put digits together to a line number as long as there is such a line", () => {
    expect(lineAfterKey("1", 9, 40, "")).toEqual({ line: 1, digits: "1" });
    expect(lineAfterKey("7", 1, 40, "1")).toEqual({ line: 17, digits: "17" });
    expect(lineAfterKey("9", 7, 40, "7")).toEqual({ line: 9, digits: "9" });
    expect(lineAfterKey("0", 7, 40, "")).toBeNull();
  });
});
