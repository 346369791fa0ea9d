import { readFileSync } from "node:fs";
import fc from "fast-check";
import { createTranslator } from "next-intl";
import { beforeAll, describe, expect, it } from "vitest";
import { allScenarios } from "../content/all-scenarios";
import { traceOf } from "../exercise/trace-of";
import en from "../i18n/messages/en/trace.json";
import fr from "../i18n/messages/fr/trace.json";
import type { Trace } from "./event";
import { frameAt } from "./frame";
import type { Phrase } from "./frame";
import { moveCursor } from "./moves";
import type { Move } from "./moves";

const moves: readonly Move[] = [
  "next-event",
  "previous-event",
  "next-fork",
  "previous-fork",
  "next-iteration",
  "previous-iteration",
  "first-event",
  "last-event",
];

function program(name: string) {
  return { name, source: readFileSync(`lib/content/programs/${name}.ts`, "utf8") };
}

const traces = new Map<string, Trace>();
beforeAll(async () => {
  for (const { id, program: name } of allScenarios) {
    traces.set(id, await traceOf(id, { program: program(name) }));
  }
});

function orderTrace(): Trace {
  const trace = traces.get("order-tracking");
  if (trace === undefined) throw new Error("The order run is missing");
  return trace;
}

describe("frameAt", () => {
  it("shows a reply beside the array from its arrival until it stands in a message, or the next request leaves", () => {
    const shown = (id: string) => {
      const trace = traces.get(id) ?? [];
      return trace.map((event) => {
        const { pendingReply, messages } = frameAt(trace, event.seq);
        return { type: event.type, call: pendingReply?.call ?? null, messages: messages.length };
      });
    };
    const order = shown("order-tracking");
    expect(order.find(({ type }) => type === "response-received")).toMatchObject({ call: 1, messages: 1 });
    expect(order.filter(({ call }) => call === 1).every(({ messages }) => messages === 1)).toBe(true);
    expect(order.at(-1)).toMatchObject({ call: 2, messages: 3 });
    // The cut reply is never appended: it stays in sight until the same question is asked again.
    const cut = shown("truncated-call");
    const [first, second] = cut.flatMap(({ type }, seq) => (type === "request-sent" ? [seq] : []));
    const received = cut.findIndex(({ type }) => type === "response-received");
    expect(cut.slice(received, second).map(({ call }) => call)).toEqual(
      Array.from({ length: (second ?? 0) - received }, () => 1),
    );
    expect(cut.slice(first, received).every(({ call }) => call === null)).toBe(true);
  });

  it("shows the same after any 200 moves as when it is asked directly", () => {
    const trace = orderTrace();
    const walks = fc.array(fc.constantFrom(...moves), { minLength: 200, maxLength: 200 });
    fc.assert(
      fc.property(walks, (walk) => {
        let cursor = 0;
        let frame = frameAt(trace, cursor);
        for (const move of walk) {
          cursor = moveCursor(trace, frame.cursor, move);
          frame = frameAt(trace, cursor);
        }
        expect(frame).toEqual(frameAt(structuredClone(trace), cursor));
      }),
      { numRuns: 20 },
    );
  });

  it("brings a cursor from outside into the trace", () => {
    const trace = orderTrace();
    expect(frameAt(trace, -3).cursor).toBe(0);
    expect(frameAt(trace, 1e9).cursor).toBe(trace.length - 1);
    expect(() => frameAt([], 0)).toThrow(RangeError);
  });

  it("ends the order run with two calls, three messages and a paired call", () => {
    const trace = orderTrace();
    const last = frameAt(trace, trace.length);
    expect(last.counters.calls).toBe(2);
    expect(last.messages.map((message) => [message.role, message.origin])).toEqual([
      ["user", "prompt"],
      ["assistant", "model"],
      ["user", "results"],
    ]);
    const pairs = last.messages.flatMap((message) => message.blocks).filter((block) => block.pair !== null);
    expect(pairs.map((block) => [block.type, block.pair?.letter, block.state])).toEqual([
      ["tool_use", "A", "paired"],
      ["tool_result", "A", "paired"],
    ]);
    expect(last.end).toEqual({
      type: "returned",
      value: "Order #4821 has shipped with FedEx and should arrive on March 30.",
    });
  });

  it("waits for the result of an open call, and for nothing once it has come", () => {
    const trace = orderTrace();
    const appended = trace.filter((event) => event.type === "message-appended").map((event) => event.seq);
    const [, turn = 0, results = 0] = appended;
    expect(frameAt(trace, turn).awaited).toMatchObject({ index: 2, pairs: [{ letter: "A" }] });
    expect(frameAt(trace, turn).messages[1]?.change).toBe("appended");
    expect(frameAt(trace, results).awaited).toBeNull();
    expect(frameAt(trace, results).messages[1]?.change).toBeNull();
  });

  it("lights one branch and says of every other why not", () => {
    const trace = orderTrace();
    const reply = trace.find((event) => event.type === "response-received");
    const { branches, stations } = frameAt(trace, reply?.seq ?? 0).circuit;
    expect(branches).toHaveLength(8);
    expect(branches.filter((branch) => branch.state === "taken").map((branch) => branch.value)).toEqual([
      "tool_use",
    ]);
    expect(branches.every((branch) => branch.reason !== null)).toBe(true);
    expect(stations).toEqual({ 1: "done", 2: "now", 3: "ahead", 4: "ahead", 5: "ahead" });
  });
});

/** The sentence of a phrase; throws when the catalogue lacks it or a value is missing. */
function sentence(messages: object, phrase: Phrase, locale: "en" | "fr"): string {
  const onError = (error: Error) => {
    throw error;
  };
  const { markup } = createTranslator({ locale, messages: { trace: messages }, onError }) as unknown as {
    markup(key: string, values: Record<string, unknown>): string;
  };
  return markup(`trace.${phrase.key}`, { ...phrase.values, code: (chunks: string) => chunks });
}

describe("the words of a frame", () => {
  it("exist for every event of every scenario, in both languages", () => {
    let checked = 0;
    for (const trace of traces.values()) {
      for (const event of trace) {
        const { narration, circuit } = frameAt(trace, event.seq);
        const reasons = circuit.branches.flatMap((branch) => branch.reason ?? []);
        for (const phrase of [narration.what, narration.why, ...reasons]) {
          expect(sentence(en, phrase, "en")).not.toBe("");
          expect(sentence(fr, phrase, "fr")).not.toBe("");
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(1_000);
  });
});
