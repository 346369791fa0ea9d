import { describe, expect, it } from "vitest";
import { createFixStore } from "./break-fix-store";
import { programClient } from "./break-requests";
import type { ProgramClient } from "./break-requests";
import { createBreakStorage, draftKey } from "./break-storage";
import { shelf } from "./fixtures/shelf";

describe("createFixStore", () => {
  const passed = { passed: true, verdicts: [], rules: {}, lines: [] };
  function fixing(client: Partial<ProgramClient>, box = shelf()) {
    const grades: boolean[] = [];
    const storage = createBreakStorage(() => box);
    const store = createFixStore({
      id: "some-bug",
      locale: "en",
      source: "buggy",
      storage,
      client: {
        grade: () => Promise.reject(new Error("not expected")),
        check: () => Promise.resolve({ type: "answered", value: { errors: [], types: null } }),
        ...client,
      },
      onGraded: (each) => grades.push(each),
    });
    return { store, grades, box, storage };
  }

  it("keeps the draft until it is the buggy program again", () => {
    const { store, storage } = fixing({});
    store.getState().edit("better");
    expect(storage.draft("some-bug")).toBe("better");
    store.getState().reset();
    expect([store.getState().source, storage.draft("some-bug")]).toEqual(["buggy", null]);
  });

  it("takes up the draft, and only when asked to", () => {
    const { box } = fixing({});
    box.kept.set(draftKey("some-bug"), '{"version":1,"source":"from yesterday"}');
    const { store } = fixing({}, box);
    expect(store.getState().source).toBe("buggy");
    store.getState().restore();
    expect(store.getState().source).toBe("from yesterday");
  });

  it("reports what was graded, and tells it on", async () => {
    const { store, grades } = fixing({
      grade: ({ program }) =>
        Promise.resolve({ type: "answered", value: { ...passed, passed: program === "better" } }),
    });
    await store.getState().grade();
    store.getState().edit("better");
    await store.getState().grade();
    expect(grades).toEqual([false, true]);
    expect(store.getState()).toMatchObject({ status: "ready", gradedSource: "better" });
  });

  it("drops the answer to a program that was graded again meanwhile", async () => {
    const answers: (() => void)[] = [];
    const { store, grades } = fixing({
      grade: ({ program }) =>
        new Promise((resolve) => {
          answers.push(() =>
            resolve({ type: "answered", value: { ...passed, passed: program === "second" } }),
          );
        }),
    });
    store.getState().edit("first");
    const first = store.getState().grade();
    store.getState().edit("second");
    const second = store.getState().grade();
    await Promise.resolve();
    await Promise.resolve();
    answers.forEach((answer) => answer());
    await Promise.all([first, second]);
    expect(grades).toEqual([true]);
  });

  it("does not send a program that does not compile, and forgets its errors when it is edited", async () => {
    const errors = [{ line: 1, column: 1, message: "no" }];
    const { store } = fixing({
      check: () => Promise.resolve({ type: "answered", value: { errors, types: [] } }),
    });
    await store.getState().grade();
    expect(store.getState().problem).toEqual({ code: "program-not-compiled", message: "", errors });
    store.getState().edit("better");
    expect(store.getState().problem).toBeNull();
  });

  it("keeps a problem beside the program, and no stale report", async () => {
    const problem = { code: "program-not-compiled", message: "line 1", errors: [] };
    const { store } = fixing({ grade: () => Promise.resolve({ type: "failed", problem }) });
    await store.getState().grade();
    expect(store.getState()).toMatchObject({ problem, report: null, status: "ready" });
  });
});

describe("programClient", () => {
  const answer = (body: string, status = 200) =>
    programClient(() => Promise.resolve(new Response(body, { status })));
  const { signal } = new AbortController();

  it("does not send what is too long", async () => {
    let sent = 0;
    const client = programClient(() => {
      sent += 1;
      return Promise.resolve(new Response("{}"));
    });
    const reply = await client.grade({ program: "x".repeat(1_000_000), locale: "en" }, signal);
    expect(reply).toMatchObject({ type: "failed", problem: { code: "program-too-large" } });
    expect(sent).toBe(0);
  });

  it("hands on the server’s problem, and makes one of silence and of nonsense", async () => {
    const order = { program: "x", locale: "en" };
    const envelope = '{"error":{"code":"busy","message":"later"}}';
    expect(await answer(envelope, 503).grade(order, signal)).toMatchObject({
      problem: { code: "busy", message: "later", errors: [] },
    });
    expect(await answer("<html>", 502).check(order, signal)).toMatchObject({ problem: { code: "internal" } });
    const dead = programClient(() => Promise.reject(new TypeError("no network")));
    expect(await dead.check(order, signal)).toMatchObject({ problem: { code: "offline" } });
  });
});
