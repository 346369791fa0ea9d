import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allQuestions } from "../content/questions/all-questions";
import { blankReason, gradeAnswer } from "./grade-answer";
import { gradeArray, requestAround } from "./grade-array";
import { gradeChoice } from "./grade-choice";
import { gradeLines } from "./grade-lines";
import { gradeOrder } from "./grade-order";
import type { FixTheArray, OrderTheSteps } from "./question";
import { splitStem } from "./split-stem";
import { stepOrder } from "./step-order";

const text = (words: string) => ({ en: words, fr: words });
const steps = Object.fromEntries(["a", "b", "c", "d"].map((id) => [id, text(id)]));
const order: Pick<OrderTheSteps, "steps" | "before"> = {
  steps,
  before: [
    ["a", "b"],
    ["a", "c"],
    ["b", "d"],
    ["c", "d"],
  ],
};

describe("a choice", () => {
  test("is right only as the whole set, in any order and however often a key is named", () => {
    expect(gradeChoice(["x", "y"], ["y", "x"])).toBe(true);
    expect(gradeChoice(["x", "y"], ["x", "y", "x"])).toBe(true);
    expect(gradeChoice(["x", "y"], ["x"])).toBe(false);
    expect(gradeChoice(["x"], ["x", "y"])).toBe(false);
    expect(gradeChoice(["x"], [])).toBe(false);
  });
});

describe("marked lines", () => {
  test("are right on any faulty line, wrong beside it, and wrong when none is marked", () => {
    expect(gradeLines([17, 18], [18])).toBe(true);
    expect(gradeLines([17, 18], [17, 18])).toBe(true);
    expect(gradeLines([17, 18], [17, 19])).toBe(false);
    expect(gradeLines([17], [16])).toBe(false);
    expect(gradeLines([17], [])).toBe(false);
  });
});

describe("an order", () => {
  test("is right when every stated pair holds, whatever the rest", () => {
    expect(gradeOrder(order, ["a", "b", "c", "d"])).toEqual({ type: "right" });
    expect(gradeOrder(order, ["a", "c", "b", "d"])).toEqual({ type: "right" });
  });

  test("names the first pair that stands the wrong way round", () => {
    expect(gradeOrder(order, ["b", "a", "c", "d"])).toEqual({ type: "wrong", first: "a", second: "b" });
    expect(gradeOrder(order, ["a", "b", "d", "c"])).toEqual({ type: "wrong", first: "c", second: "d" });
  });

  test("with a step missing, twice or unknown is incomplete", () => {
    for (const given of [["a", "b", "c"], ["a", "b", "c", "c"], ["a", "b", "c", "x"], []])
      expect(gradeOrder(order, given)).toEqual({ type: "incomplete" });
  });

  test("can always be found, and is right, wherever the steps stand at first", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["a", "b", "c", "d"], { minLength: 4 }), (shown) => {
        expect(gradeOrder(order, stepOrder(shown, order.before))).toEqual({ type: "right" });
      }),
    );
    expect(() =>
      stepOrder(
        ["a", "b"],
        [
          ["a", "b"],
          ["b", "a"],
        ],
      ),
    ).toThrow("a, b");
  });
});

describe("an array", () => {
  const questions = allQuestions.filter(
    (question): question is FixTheArray => question.type === "fix-the-array",
  );
  const [question] = questions;
  if (question === undefined) throw new Error("no array to repair");

  test.each(questions.map((each) => [each.id, each] as const))(
    "%s: as given it is refused by its rule, as solved it is right",
    (_, each) => {
      expect(gradeArray(each, JSON.stringify(each.messages))).toMatchObject({
        type: "refused",
        refusal: { rule: each.rule, status: 400 },
      });
      expect(gradeArray(each, JSON.stringify(each.solution))).toEqual({ type: "right" });
    },
  );

  test("what is no JSON, or no array, is told apart", () => {
    expect(gradeArray(question, "[{")).toMatchObject({ type: "not-json" });
    expect(gradeArray(question, '{"messages": []}')).toEqual({ type: "not-an-array" });
  });

  test("deleting what was said makes it acceptable to the API, and lost to the conversation", () => {
    const hello = JSON.stringify([{ role: "user", content: "Hello" }]);
    expect(gradeArray(question, hello)).toMatchObject({ type: "lost" });
  });

  test("is sent with one tool for each name that its calls use", () => {
    const use = { type: "tool_use", id: "t", name: "get_price", input: {} };
    const body = requestAround([
      { role: "assistant", content: [use, use] },
      null,
      { role: "user", content: "x" },
    ]);
    expect(body["tools"]).toEqual([{ name: "get_price", input_schema: { type: "object" } }]);
  });

  test("no text whatever makes it throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (typed) => {
        expect(gradeArray(question, typed).type).not.toBe("right");
      }),
    );
  });
});

describe("an answer of any kind", () => {
  const options = ["x", "y", "z"].map((id) => ({ id, text: id }));
  const choice = { type: "choice", options, choose: 2 } as const;

  test("is blank with a reason, until it can be judged", () => {
    expect(blankReason(choice, undefined)).toBe("nothing");
    expect(blankReason(choice, { type: "choice", keys: ["x"] })).toBe("too-few");
    expect(blankReason(choice, { type: "choice", keys: ["x", "y", "z"] })).toBe("too-many");
    expect(blankReason(choice, { type: "choice", keys: ["x", "y"] })).toBeNull();
    const arrange = { type: "order", steps: options } as const;
    expect(blankReason(arrange, undefined)).toBe("unmoved");
    expect(blankReason(arrange, { type: "order", steps: ["x", "y", "z"] })).toBe("unmoved");
    expect(blankReason(arrange, { type: "order", steps: ["y", "x", "z"] })).toBeNull();
    expect(blankReason({ type: "line", name: "", lines: [] }, undefined)).toBe("nothing");
    expect(blankReason({ type: "array", text: "[]" }, undefined)).toBe("unchanged");
    expect(blankReason({ type: "array", text: "[]" }, { type: "array", text: " " })).toBe("nothing");
    expect(blankReason({ type: "array", text: "[]" }, { type: "array", text: "[1]" })).toBeNull();
  });

  test("of another kind than the question is wrong, and an array waits for the server", () => {
    const key = { type: "choice", keys: ["x", "y"], notes: {} } as const;
    expect(gradeAnswer(choice, key, { type: "line", line: 1 })).toBe(false);
    expect(gradeAnswer(choice, key, { type: "choice", keys: ["y", "x"] })).toBe(true);
    const array = { type: "array", solution: "[]", explanation: "" } as const;
    expect(gradeAnswer({ type: "array", text: "[]" }, array, { type: "array", text: "[]" })).toBeNull();
    expect(gradeAnswer({ type: "array", text: "[]" }, array, { type: "line", line: 1 })).toBe(false);
  });
});

describe("a stem", () => {
  test("is split at its question, or at its task, and never inside code or a quotation", () => {
    expect(splitStem("A reply holds `a. B`. He asks “When? Now?” and waits. What comes next?")).toEqual({
      lead: "A reply holds `a. B`. He asks “When? Now?” and waits.",
      question: "What comes next?",
      note: "",
    });
    expect(splitStem("Put it in order. Where two orders are both right, either is accepted.")).toEqual({
      lead: "",
      question: "Put it in order.",
      note: "Where two orders are both right, either is accepted.",
    });
    expect(splitStem("Il demande « Quand\u202f? » et attend. Que faire\u202f?").question).toBe(
      "Que faire\u202f?",
    );
  });
});
