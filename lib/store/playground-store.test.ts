import { expect, it } from "vitest";
import type { TraceEvent } from "../trace/event";
import { createPlaygroundStore } from "./playground-store";
import type { StartRun } from "./run-stream";

function line(seq: number): TraceEvent {
  return { seq, type: "line-reached", line: seq + 1, changes: [] };
}
const trace = [line(0), line(1), line(2)];

function storeWith(startRun: StartRun) {
  return createPlaygroundStore({ scenario: "s", locale: "en", trace, prompt: "first", startRun });
}

it("keeps the cursor inside the trace", () => {
  const store = storeWith(() => Promise.resolve(null));
  store.getState().seek(99);
  expect(store.getState().cursor).toBe(2);
  store.getState().move("next-event");
  expect(store.getState().cursor).toBe(2);
  store.getState().seek(-5);
  expect(store.getState().cursor).toBe(0);
});

it("keeps the run on screen when a new one cannot start", async () => {
  const store = storeWith(() => Promise.resolve({ code: "offline", message: "", errors: [] }));
  store.getState().seek(1);
  await store.getState().run({ prompt: "second", program: null });
  expect(store.getState()).toMatchObject({ trace, cursor: 1, prompt: "first", status: "ready" });
  expect(store.getState().problem?.code).toBe("offline");
  expect(store.getState()).toMatchObject({ draft: "second", asked: { prompt: "second", program: null } });
});

it("drops the events of a run that a newer one has replaced", async () => {
  const late: (() => void)[] = [];
  const store = storeWith((order, onEvents) => {
    if (order.prompt === "second") onEvents([line(0), line(1)]);
    return new Promise((resolve) => {
      if (order.prompt === "second") resolve(null);
      else
        late.push(() => {
          onEvents([line(0)]);
          resolve(null);
        });
    });
  });
  const slow = store.getState().run({ prompt: "slow", program: null });
  await store.getState().run({ prompt: "second", program: null, cursor: 1 });
  for (const deliver of late) deliver();
  await slow;
  expect(store.getState()).toMatchObject({ prompt: "second", cursor: 1, status: "ready" });
  expect(store.getState().trace).toHaveLength(2);
});
