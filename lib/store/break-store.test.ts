import { describe, expect, it } from "vitest";
import { compareRuns } from "../exercise/compare-runs";
import { traceOf } from "../exercise/trace-of";
import { programText } from "../server/program-text";
import { decodePlace, encodePlace } from "./break-link";
import { noProgress, readProgress, stageResult, statusOf } from "./break-progress";
import { createBreakStorage, draftKey, progressKey } from "./break-storage";
import { createBreakStore } from "./break-store";
import { shelf } from "./fixtures/shelf";

const reference = await programText("reference-loop");
const fails = await traceOf("order-tracking", {
  program: { name: "buggy", source: reference.replace('case "tool_use": {', 'case "no_use" as string: {') },
});
const proof = fails.length - 1;

function exercise(box = shelf()) {
  const storage = createBreakStorage(() => box);
  const setting = {
    id: "some-bug",
    traces: { fails, fine: fails.slice(0, 3) },
    proof,
    faulty: [21, 22],
    idea: "own",
    presenting: false,
    storage,
  };
  return { box, storage, store: createBreakStore(setting), again: () => createBreakStore(setting) };
}

describe("createBreakStore", () => {
  it("counts the bug as seen once the failing run stands at its proof, and not in the other run", () => {
    const { store } = exercise();
    store.getState().go({ run: "fine" });
    store.getState().move("last-event");
    expect(store.getState().progress.seen).toBe(false);
    store.getState().go({ run: "fails" });
    expect(store.getState().cursor).toBe(0);
    store.getState().seek(proof);
    expect(stageResult("observe", store.getState().progress)).toEqual({ done: true, points: 3 });
  });

  it("scores each stage by itself: fewer points for more tries, none for what was shown", () => {
    const { store } = exercise();
    const { mark, name, hint, graded } = store.getState();
    mark(3);
    mark(3);
    mark(22);
    mark(21);
    name("other");
    name("third");
    name("own");
    hint();
    graded(false);
    graded(true);
    const { progress } = store.getState();
    expect(progress).toMatchObject({ marked: [3, 22], named: ["other", "third", "own"], runs: 2, hints: 1 });
    expect(stageResult("locate", progress)).toEqual({ done: true, points: 2 });
    expect(stageResult("name", progress)).toEqual({ done: true, points: 1 });
    expect(stageResult("fix", progress)).toEqual({ done: true, points: 2 });
    expect(stageResult("observe", progress)).toEqual({ done: false, points: null });
    expect(stageResult("fix", { ...progress, solutionShown: true }).points).toBe(0);
    expect(stageResult("locate", { ...noProgress, lineShown: true })).toEqual({ done: true, points: 0 });
  });

  it("is complete only when the learner’s own program passed", () => {
    const { store } = exercise();
    store.getState().mark(21);
    store.getState().name("own");
    store.getState().graded(false);
    expect(statusOf(store.getState().progress)).toBe("begun");
    store.getState().graded(true);
    store.getState().graded(false);
    expect(statusOf(store.getState().progress)).toBe("solved");
  });

  it("takes up after a reload what was done before", () => {
    const { store, again } = exercise();
    store.getState().mark(4);
    store.getState().hint();
    const second = again();
    expect(second.getState().progress).toEqual(noProgress);
    second.getState().restore();
    expect(second.getState().progress).toMatchObject({ marked: [4], hints: 1 });
  });

  it("goes on when the browser keeps nothing, and says so", () => {
    const { store, box } = exercise();
    box.refusing.now = true;
    store.getState().mark(21);
    expect(store.getState()).toMatchObject({ unsaved: true, progress: { lineFound: true } });
  });

  it("hides what was revealed when it is shown to others anew, and forgets all when started over", () => {
    const { store } = exercise();
    store.getState().present(true);
    store.getState().reveal(true);
    store.getState().present(true);
    expect(store.getState()).toMatchObject({ presenting: true, revealed: false });
    store.getState().mark(21);
    store.getState().startOver();
    expect(store.getState().progress).toEqual(noProgress);
  });
});

describe("createBreakStorage", () => {
  it("reads junk, other versions and foreign shapes as nothing", () => {
    const junk = [
      "{",
      "null",
      "[]",
      '{"version":9,"exercises":{"a":{"solved":true}}}',
      '{"version":1,"exercises":7}',
    ];
    for (const text of junk) {
      const storage = createBreakStorage(() => shelf({ [progressKey]: text, [draftKey("a")]: text }));
      expect(storage.all()).toEqual({});
      expect(storage.draft("a")).toBeNull();
    }
    expect(readProgress({ marked: [1, "x", 2.5], hints: 99, solved: "yes", named: 4 })).toMatchObject({
      marked: [1],
      hints: 3,
      solved: false,
      named: [],
    });
  });

  it("never throws when the storage is switched off or full", () => {
    const off = createBreakStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(off.all()).toEqual({});
    expect(off.saveProgress("a", noProgress)).toBe("refused");
    expect(off.saveDraft("a", "x")).toBe("refused");
    expect(createBreakStorage(() => shelf()).saveDraft("a", "x".repeat(70_000))).toBe("too-long");
  });

  it("keeps the last mysteries and every other exercise", () => {
    const box = shelf();
    const storage = createBreakStorage(() => box);
    storage.saveProgress("some-bug", noProgress);
    for (let seed = 0; seed < 40; seed += 1) storage.saveProgress(`mystery-${seed}`, noProgress);
    const ids = Object.keys(storage.all());
    expect(ids).toHaveLength(31);
    expect(ids).toEqual(expect.arrayContaining(["some-bug", "mystery-39"]));
    expect(ids).not.toContain("mystery-0");
  });
});

describe("a place in an exercise", () => {
  it("survives the way through an address", () => {
    const places = [
      { stage: "observe", run: "fails", event: null },
      { stage: "fix", run: "fine", event: 12 },
    ] as const;
    for (const place of places) expect(decodePlace(`#${encodePlace(place)}`)).toEqual(place);
  });

  it("is null for junk", () => {
    for (const junk of ["", "#", "#stage=solve", "#event=3", "#%E0%A4%A"])
      expect(decodePlace(junk)).toBeNull();
    expect(decodePlace("#stage=name&event=-3&run=x")).toEqual({ stage: "name", run: "fails", event: null });
  });
});

it("the fixture run differs from the reference run", async () => {
  const right = await traceOf("order-tracking", { program: { name: "right", source: reference } });
  expect(compareRuns(fails, right).buggy.length).toBeGreaterThan(0);
});
