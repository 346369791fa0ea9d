import { describe, expect, test } from "vitest";
import type { QuestionView, QuizEntry } from "../quiz/question-view";
import { exportRecord, importRecord } from "./quiz-file";
import { emptyRecord, keptRounds, mergeRecords, parseRecord, type QuizRecord } from "./quiz-record";
import { drawRound, isKnown, nextOpen, scoreByTopic } from "./quiz-rounds";
import { createQuizStorage, quizBrokenKey, quizStorageKey } from "./quiz-storage";
import { createQuizStore, type QuizSetting } from "./quiz-store";

const index: readonly QuizEntry[] = [
  ...["t1", "t2", "t3"].map((id) => ({ id, topic: "tools" as const })),
  ...["s1", "s2"].map((id) => ({ id, topic: "setup" as const })),
];

function view(id: string): QuestionView {
  const options = ["a", "b"].map((key) => ({ id: key, text: key }));
  return {
    id,
    topic: "tools",
    stem: id,
    exhibits: [],
    form: { type: "choice", options, choose: 1 },
    hints: [{ type: "topic" }, { type: "text", text: "x" }, { type: "strike", options: ["b"] }],
    key: { type: "choice", keys: ["a"], notes: {} },
    sight: null,
  };
}

/** The storage of a browser, which several tabs may share. */
function shelf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function open(browser: ReturnType<typeof shelf>, more: Partial<QuizSetting> = {}) {
  const store = createQuizStore({
    index,
    storage: createQuizStorage(() => browser),
    client: { question: (id) => Promise.resolve(view(id)), checkArray: () => Promise.resolve(null) },
    seed: () => 7,
    given: index.map(({ id }) => view(id)),
    ...more,
  });
  store.getState().refresh();
  return store;
}

const right = { type: "choice", keys: ["a"] } as const;
const wrong = { type: "choice", keys: ["b"] } as const;

describe("a round", () => {
  test("has the chosen topics and length, and questions not met before come into it first", () => {
    const round = drawRound(index, emptyRecord, { topics: ["tools"], length: 2 }, 1);
    expect(round.questions).toHaveLength(2);
    expect(round.questions.every((id) => id.startsWith("t"))).toBe(true);
    const met: QuizRecord = {
      ...emptyRecord,
      results: { t1: { right: 1, missed: 0, last: "right" }, t2: { right: 0, missed: 1, last: "wrong" } },
    };
    const next = drawRound(index, met, { topics: ["tools"], length: 2 }, 1);
    expect([...next.questions].sort()).toEqual(["t2", "t3"]);
  });

  test("is the same for the same seed, and mixed differently for another", () => {
    const draw = (seed: number) =>
      drawRound(index, emptyRecord, { topics: [], length: null }, seed).questions;
    expect(draw(3)).toEqual(draw(3));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => draw(seed).join())).size).toBeGreaterThan(1);
    expect([...draw(3)].sort()).toEqual(index.map(({ id }) => id).sort());
  });

  test("is answered, counted once, and its best score kept", async () => {
    const store = open(shelf());
    const { start, submit } = store.getState();
    const id = start({ topics: ["setup"], length: 12 });
    await submit(id, "s1", right);
    await submit(id, "s1", wrong);
    expect(store.getState().record.best).toEqual({});
    await submit(id, "s2", wrong);
    const { record } = store.getState();
    expect(record.best).toEqual({ "setup:12": { right: 1, of: 2 } });
    expect(record.results["s1"]).toEqual({ right: 1, missed: 0, last: "right" });
    const round = record.rounds[0]!;
    expect(nextOpen(round, 0)).toBeNull();
    expect(scoreByTopic(round, index)).toMatchObject([{ topic: "setup", right: 1, of: 2, missed: ["s2"] }]);
  });

  test("begun anew keeps results, misses and the best score", async () => {
    const store = open(shelf());
    const id = store.getState().start({ topics: ["setup"], length: 12 });
    await store.getState().submit(id, "s1", right);
    await store.getState().submit(id, "s2", right);
    const before = store.getState().record;
    store.getState().restart(id);
    const { record } = store.getState();
    expect(record.rounds[0]).toMatchObject({
      answers: {},
      drafts: {},
      questions: before.rounds[0]?.questions,
    });
    expect({ ...record, rounds: [] }).toEqual({ ...before, rounds: [] });
  });

  test("of misses holds what went wrong, was helped or was shown, until it goes right", async () => {
    const store = open(shelf());
    const { start, submit, hint, reveal, startMisses } = store.getState();
    const id = start({ topics: [], length: null });
    await submit(id, "t1", wrong);
    hint(id, "t2");
    await submit(id, "t2", right);
    reveal(id, "t3");
    await submit(id, "s1", right);
    const again = startMisses({ topics: [], length: null });
    const round = store.getState().record.rounds[0]!;
    expect([...round.questions].sort()).toEqual(["t1", "t2", "t3"]);
    expect(round).toMatchObject({ id: again, selection: null });
    await submit(again, "t1", right);
    store.getState().startMisses({ topics: [], length: null });
    expect([...store.getState().record.rounds[0]!.questions].sort()).toEqual(["t2", "t3"]);
  });

  test("on one topic without a mistake makes the topic known, until something of it is missed", () => {
    const known: QuizRecord = { ...emptyRecord, best: { "setup:6": { right: 2, of: 2 } } };
    expect(isKnown(known, index, "setup")).toBe(true);
    expect(isKnown(known, index, "tools")).toBe(false);
    const missed = { ...known, results: { s1: { right: 1, missed: 1, last: "wrong" as const } } };
    expect(isKnown(missed, index, "setup")).toBe(false);
  });

  test("gives way when too many have been begun", () => {
    const store = open(shelf(), {
      seed: (() => {
        let next = 0;
        return () => (next += 1);
      })(),
    });
    for (let round = 0; round < 9; round += 1) store.getState().start({ topics: [], length: 2 });
    expect(store.getState().record.rounds).toHaveLength(keptRounds);
  });
});

describe("an array that the server must judge", () => {
  const array = (id: string): QuestionView => ({
    ...view(id),
    form: { type: "array", text: "[]" },
    key: { type: "array", solution: "[]", explanation: "" },
  });

  test("is not counted when no verdict comes, and the text stays", async () => {
    const store = open(shelf(), { given: [array("t1")] });
    const id = store.getState().openSingle("t1");
    await store.getState().submit(id, "t1", { type: "array", text: "[1]" });
    expect(store.getState().checks["t1"]).toBe("failed");
    expect(store.getState().record.results).toEqual({});
    expect(store.getState().record.rounds[0]?.drafts["t1"]).toEqual({ type: "array", text: "[1]" });
  });

  test("counts its first verdict, and is judged again as often as one likes", async () => {
    const verdicts = [{ type: "not-an-array" }, { type: "right" }] as const;
    let asked = 0;
    const client = {
      question: () => Promise.resolve(null),
      checkArray: () => Promise.resolve(verdicts[asked++] ?? null),
    };
    const store = open(shelf(), { given: [array("t1")], client });
    const id = store.getState().openSingle("t1");
    await store.getState().submit(id, "t1", { type: "array", text: "{}" });
    await store.getState().submit(id, "t1", { type: "array", text: "[]" });
    expect(store.getState().checks["t1"]).toEqual({ type: "right" });
    expect(store.getState().record.results["t1"]).toEqual({ right: 0, missed: 1, last: "wrong" });
  });
});

describe("questions", () => {
  test("are fetched once, and again after a failure", async () => {
    let asked = 0;
    const client = {
      question: (id: string) => Promise.resolve(++asked === 1 ? null : view(id)),
      checkArray: () => Promise.resolve(null),
    };
    const store = open(shelf(), { given: [], client });
    await store.getState().load("t1");
    expect(store.getState().questions["t1"]).toBe("failed");
    await store.getState().load("t1");
    await store.getState().load("t1");
    expect(store.getState().questions["t1"]).toMatchObject({ id: "t1" });
    expect(asked).toBe(2);
  });
});

describe("what the browser keeps", () => {
  test("is found again by the next page, with what was filled in and not submitted", () => {
    const browser = shelf();
    const id = open(browser).getState().start({ topics: [], length: 2 });
    open(browser).getState().draft(id, "t1", wrong);
    expect(open(browser).getState().record.rounds[0]?.drafts["t1"]).toEqual(wrong);
  });

  test("is shared by two tabs without either undoing the other", async () => {
    const browser = shelf();
    const [one, two] = [open(browser), open(browser)];
    const first = one.getState().start({ topics: [], length: null });
    const second = two.getState().openSingle("s1");
    await one.getState().submit(first, "t1", right);
    await two.getState().submit(second, "s1", wrong);
    await one.getState().submit(first, "t2", right);
    expect(Object.keys(open(browser).getState().record.results).sort()).toEqual(["s1", "t1", "t2"]);
  });

  test("may be junk: it is put aside, and the quiz begins anew", () => {
    for (const junk of [
      "{",
      "[]",
      '{"version":2}',
      '{"version":1,"results":{"a":1},"best":{},"rounds":[]}',
    ]) {
      const browser = shelf({ [quizStorageKey]: junk });
      const { problem, record } = open(browser).getState();
      expect({ problem, record }).toEqual({ problem: "unreadable", record: emptyRecord });
      expect(browser.kept.get(quizBrokenKey)).toBe(junk);
    }
  });

  test("may be full or forbidden: the round goes on in memory", async () => {
    const full = {
      ...shelf(),
      setItem: () => {
        throw new Error("quota");
      },
    };
    const store = open(full);
    const id = store.getState().start({ topics: ["setup"], length: null });
    await store.getState().submit(id, "s1", right);
    expect(store.getState()).toMatchObject({
      problem: "not-saved",
      record: { results: { s1: { right: 1 } } },
    });
    const forbidden = createQuizStorage(() => {
      throw new Error("denied");
    });
    expect(forbidden.read()).toEqual({ record: emptyRecord, problem: "not-saved" });
  });
});

describe("the record as a file", () => {
  test("comes back as it went", async () => {
    const store = open(shelf());
    const id = store.getState().start({ topics: [], length: 2 });
    await store.getState().submit(id, "t1", wrong);
    const file = store.getState().exportText();
    expect(importRecord(file)).toEqual({ type: "read", record: store.getState().record });
    store.getState().erase();
    expect(store.getState().record).toEqual(emptyRecord);
    store.getState().importText(file);
    expect(store.getState().exportText()).toBe(file);
  });

  test("is joined with what is there: the richer result and the better score stay", () => {
    const ours: QuizRecord = {
      ...emptyRecord,
      results: { a: { right: 3, missed: 0, last: "right" }, b: { right: 0, missed: 1, last: "wrong" } },
      best: { "all:6": { right: 6, of: 6 } },
    };
    const theirs: QuizRecord = {
      ...emptyRecord,
      results: { a: { right: 0, missed: 1, last: "wrong" }, c: { right: 1, missed: 0, last: "right" } },
      best: { "all:6": { right: 2, of: 6 }, "all:12": { right: 1, of: 12 } },
    };
    const joined = mergeRecords(ours, theirs);
    expect(joined.results).toEqual({ ...ours.results, c: theirs.results["c"] });
    expect(joined.best).toEqual({ "all:6": { right: 6, of: 6 }, "all:12": { right: 1, of: 12 } });
  });

  test("says why it is refused, and changes nothing then", () => {
    const store = open(shelf());
    store.getState().start({ topics: [], length: 2 });
    const before = store.getState().record;
    const reasons = [
      ["{", "not-json"],
      ["{}", "not-ours"],
      ["null", "not-ours"],
      ['{"format":"loopscope-quiz"}', "damaged"],
      [exportRecord({ ...before, version: 3 as never }), "damaged"],
      [" ".repeat(2_000_001), "too-large"],
    ] as const;
    for (const [text, reason] of reasons)
      expect(store.getState().importText(text)).toEqual({ type: "refused", reason });
    expect(store.getState().record).toEqual(before);
  });

  test("is read by a schema that lets nothing strange through", () => {
    const good = JSON.stringify(emptyRecord);
    expect(parseRecord(good)).toEqual(emptyRecord);
    expect(parseRecord(good.replace("[]", '[{"id":"x"}]'))).toBeNull();
  });
});
