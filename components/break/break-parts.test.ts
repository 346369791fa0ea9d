import { describe, expect, it } from "vitest";
import { traceOf } from "@/lib/exercise/trace-of";
import { loopRules } from "@/lib/diagnosis/diagnose";
import { programText } from "@/lib/server/program-text";
import { aspectOf } from "./aspects";
import { causesOf } from "./causes-of";
import { diffRows } from "./diff-rows";

describe("diffRows", () => {
  it("puts a changed line beside what replaces it, and leaves out what is far from it", () => {
    const left = ["a", "b", "c", "d", "e", "f", "g", "h", "x", "i"];
    const right = ["a", "b", "c", "d", "e", "f", "g", "h", "y", "z", "i"];
    expect(diffRows(left, right)).toEqual([
      { type: "gap", count: 5, left: 1, right: 1 },
      { type: "same", left: 6, right: 6 },
      { type: "same", left: 7, right: 7 },
      { type: "same", left: 8, right: 8 },
      { type: "changed", left: 9, right: 9 },
      { type: "changed", left: null, right: 10 },
      { type: "same", left: 10, right: 11 },
    ]);
  });

  it("knows what is missing at the start and at the end", () => {
    expect(diffRows(["b"], ["a", "b", "c"])).toEqual([
      { type: "changed", left: null, right: 1 },
      { type: "same", left: 1, right: 2 },
      { type: "changed", left: null, right: 3 },
    ]);
    expect(diffRows(["a"], [])).toEqual([{ type: "changed", left: 1, right: null }]);
  });
});

describe("causesOf", () => {
  it("leads from the end of a run back to its beginning, without a line of the program", async () => {
    const source = await programText("reference-loop");
    const trace = await traceOf("order-tracking", { program: { name: "reference-loop", source } });
    const chain = causesOf(trace, trace.length - 1);
    expect(chain.map(({ type }) => type)).toEqual([
      "run-returned",
      "response-received",
      "request-sent",
      "message-appended",
      "tool-returned",
      "tool-called",
      "response-received",
      "request-sent",
    ]);
  });
});

describe("aspectOf", () => {
  it("puts every loop rule into a column of the report, and the API’s own rules into the first", () => {
    expect(loopRules.filter(({ id }) => aspectOf(id) === "accepted").map(({ id }) => id)).toEqual([]);
    expect(aspectOf("tool-use-without-result")).toBe("accepted");
    expect(aspectOf("constructor")).toBe("accepted");
  });
});
