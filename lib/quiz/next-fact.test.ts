import { describe, expect, test } from "vitest";
import { allQuestions } from "../content/questions/all-questions";
import { traceOf } from "../exercise/trace-of";
import { programText } from "../server/program-text";
import type { Trace } from "../trace/event";
import { predictedKey, predictNext, proofSeq } from "./next-fact";
import type { NextFact, PredictNext } from "./question";

const trace: Trace = await traceOf("order-tracking", {
  program: { name: "reference-loop", source: await programText("reference-loop") },
});

function ask(facts: Readonly<Record<string, NextFact>>, run: Partial<PredictNext["run"]> = {}): PredictNext {
  const text = { en: "x", fr: "x" };
  const options = Object.entries(facts).map(
    ([key, fact]) => [key, { text, explanation: text, fact }] as const,
  );
  return {
    type: "predict-next",
    id: "asked",
    topic: "iteration",
    syllabus: [],
    stem: text,
    run: { scenario: "order-tracking", event: "response-received", stop_reason: "tool_use", ...run },
    options: Object.fromEntries(options),
    order: Object.keys(facts),
  };
}

describe("the event that a proof names", () => {
  test("is the n-th of its type among those that fit", () => {
    const replies = trace.filter(({ type }) => type === "response-received");
    expect(proofSeq(trace, { event: "response-received" })).toBe(replies[0]?.seq);
    expect(proofSeq(trace, { event: "response-received", nth: 2 })).toBe(replies[1]?.seq);
    expect(proofSeq(trace, { event: "response-received", stop_reason: "end_turn" })).toBe(replies[1]?.seq);
    expect(proofSeq(trace, { event: "tool-returned", isError: false })).not.toBeNull();
  });

  test("is none when the run has no such event", () => {
    expect(proofSeq(trace, { event: "tool-returned", isError: true })).toBeNull();
    expect(proofSeq(trace, { event: "response-received", nth: 3 })).toBeNull();
    expect(proofSeq(trace, { event: "request-sent", stop_reason: "end_turn" })).toBeNull();
  });
});

describe("what comes next", () => {
  test("is the option whose fact holds for the first event that any option names", () => {
    const facts = {
      one: { event: "request-sent", messages: 1 },
      three: { event: "request-sent", messages: 3 },
      again: { identicalRequest: true },
    } as const;
    const found = predictNext(ask(facts), trace);
    expect(found.key).toBe("three");
    expect(trace[found.seq]).toMatchObject({ type: "request-sent", call: 2 });
    expect(found.moment).toBeLessThan(found.seq);
    expect(predictedKey(ask({ tool: { event: "tool-called", name: "lookup_order" }, ...facts }), trace)).toBe(
      "tool",
    );
  });

  test("is an error when nothing follows, none holds or several do", () => {
    const end = { event: "run-returned" } as const;
    expect(() => predictNext(ask({ end }, { event: "run-returned" } as never), trace)).toThrow("asked");
    expect(() => predictNext(ask({ refused: { event: "request-sent", messages: 9 } }), trace)).toThrow(
      "0 options",
    );
    expect(() => predictNext(ask({ a: end, b: end }), trace)).toThrow("2 options");
  });

  test.each(allQuestions.filter(({ type }) => type === "predict-next").map(({ id }) => id))(
    "%s expects every option but one to refute something",
    (id) => {
      const question = allQuestions.find((each) => each.id === id) as PredictNext;
      const right = Object.values(question.options).filter(
        ({ misconception }) => misconception === undefined,
      );
      expect(right).toHaveLength(1);
    },
  );
});
