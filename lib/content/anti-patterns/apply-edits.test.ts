import { describe, expect, test } from "vitest";
import { applyAntiPattern } from "./apply-edits";

const program = ["one", "two", "three", "four", "five"].join("\n");

function apply(...edits: { find: string; replace: string }[]) {
  return applyAntiPattern(program, { id: "probe", edits });
}

describe("applying an anti-pattern", () => {
  test("marks the line that an edit changes, even if it changes a part of it", () => {
    expect(apply({ find: "hre", replace: "HRE" })).toEqual({
      source: "one\ntwo\ntHREe\nfour\nfive",
      lines: [3],
    });
  });

  test("marks the lines that an edit brings and not those that it repeats", () => {
    expect(apply({ find: "two", replace: "two\nnew\nnewer" }).lines).toEqual([3, 4]);
  });

  test("marks the lines on both sides of what is left out", () => {
    expect(apply({ find: "two\nthree\nfour", replace: "two\nfour" })).toEqual({
      source: "one\ntwo\nfour\nfive",
      lines: [2, 3],
    });
  });

  test("marks the lines outside of an edit that leaves out its own first line", () => {
    expect(apply({ find: "two\nthree", replace: "three" }).lines).toEqual([1, 2]);
  });

  test("marks every gap of an edit that leaves out several lines", () => {
    expect(apply({ find: "one\ntwo\nthree\nfour\nfive", replace: "one\nthree\nfive" }).lines).toEqual([
      1, 2, 3,
    ]);
  });

  test("counts lines in the new text when several edits shift them, in whatever order they are listed", () => {
    const late = { find: "five", replace: "FIVE" };
    const early = { find: "one", replace: "zero\none" };
    expect(apply(late, early)).toEqual({ source: "zero\none\ntwo\nthree\nfour\nFIVE", lines: [1, 6] });
  });

  test("drops neighbours that would lie outside the program", () => {
    expect(apply({ find: "one\ntwo", replace: "two" }).lines).toEqual([1]);
  });

  test("refuses an edit whose text is missing, repeated or empty", () => {
    expect(() => apply({ find: "six", replace: "6" })).toThrow(/not exactly once/);
    expect(() => apply({ find: "e", replace: "E" })).toThrow(/not exactly once/);
    expect(() => apply({ find: "", replace: "x" })).toThrow(/not exactly once/);
  });

  test("refuses edits that touch the same line", () => {
    expect(() => apply({ find: "t", replace: "T" }, { find: "two", replace: "2" })).toThrow();
    expect(() => apply({ find: "two", replace: "2" }, { find: "two\nthree", replace: "3" })).toThrow(
      /same line/,
    );
  });
});
