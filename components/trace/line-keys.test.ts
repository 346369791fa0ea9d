import { describe, expect, test } from "vitest";
import { walkLines } from "./line-keys";

describe("keys in a list of lines", () => {
  test("walk, jump to the ends and stay inside", () => {
    expect(walkLines("ArrowDown", 3, 40, "")?.line).toBe(4);
    expect(walkLines("ArrowUp", 1, 40, "")?.line).toBe(1);
    expect(walkLines("PageDown", 35, 40, "")?.line).toBe(40);
    expect(walkLines("Home", 35, 40, "")?.line).toBe(1);
    expect(walkLines("End", 1, 40, "")?.line).toBe(40);
    expect(walkLines("x", 1, 40, "")).toBeNull();
  });

  test("put digits together to a line number as long as there is such a line", () => {
    expect(walkLines("4", 2, 71, "2")).toEqual({ line: 24, digits: "24" });
    expect(walkLines("1", 9, 40, "")).toEqual({ line: 1, digits: "1" });
    expect(walkLines("7", 1, 40, "1")).toEqual({ line: 17, digits: "17" });
    expect(walkLines("9", 7, 40, "7")).toEqual({ line: 9, digits: "9" });
    expect(walkLines("0", 7, 40, "")).toBeNull();
  });
});
