import { expect, test } from "vitest";
import { giveAnswer } from "./quiz-changes";
import { emptyRecord } from "./quiz-record";

test("an answer to a round that is gone still counts for the question", () => {
  const right = { type: "choice", keys: ["a"] } as const;
  const after = giveAnswer("gone", "t1", { answer: right, outcome: "right" })(emptyRecord);
  expect(after.results["t1"]?.right).toBe(1);
});
