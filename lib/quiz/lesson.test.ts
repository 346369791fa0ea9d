import { describe, expect, it } from "vitest";
import { lessonOf } from "./lesson";
import type { QuestionView } from "./question-view";

function choice(keys: readonly string[]): QuestionView {
  const mistake = { belief: "A belief", refutation: "A refutation", model: "A model" };
  return {
    id: "any",
    topic: "idea",
    stem: "What holds?",
    exhibits: [],
    form: {
      type: "choice",
      choose: keys.length,
      options: ["one", "two", "three"].map((id) => ({ id, text: `Text of ${id}` })),
    },
    hints: [{ type: "topic" }, { type: "topic" }, { type: "topic" }],
    key: {
      type: "choice",
      keys,
      notes: {
        one: { explanation: "Why one", mistake: null },
        two: { explanation: "Why two", mistake: keys.includes("two") ? null : mistake },
        three: { explanation: "Why three", mistake },
      },
    },
    sight: null,
  };
}

describe("lessonOf", () => {
  it("is the right answer with its reason", () => {
    expect(lessonOf(choice(["one"]))).toEqual({ answers: ["Text of one"], reason: "Why one" });
  });

  it("lists several right answers, and leaves their reasons to the question", () => {
    expect(lessonOf(choice(["one", "two"]))).toEqual({
      answers: ["Text of one", "Text of two"],
      reason: null,
    });
  });

  it("is the explanation where there are no options", () => {
    const key = { type: "order", before: [], solution: [], explanation: "Because" } as const;
    expect(lessonOf({ ...choice(["one"]), key })).toEqual({ answers: [], reason: "Because" });
  });
});
