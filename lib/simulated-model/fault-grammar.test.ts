import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlannedFault } from "./fault";
import { faultWords, forcibleStopReasons, formatFault, parseFaults } from "./fault-grammar";
import { simAddress } from "./sim-address";

const always = { type: "chance", probability: 1, seed: 0 } as const;

describe("the grammar of faults", () => {
  test.each<[string, PlannedFault]>([
    ["refusal", { fault: { kind: "stop_reason", stop_reason: "refusal" }, timing: always }],
    [
      "max_tokens:8000@2",
      {
        fault: { kind: "stop_reason", stop_reason: "max_tokens", needs: 8000 },
        timing: { type: "call", call: 2 },
      },
    ],
    [
      "429:3@1",
      { fault: { kind: "status", status: 429, retryAfterSeconds: 3 }, timing: { type: "call", call: 1 } },
    ],
    [
      "529@p0.25s7",
      { fault: { kind: "status", status: 529 }, timing: { type: "chance", probability: 0.25, seed: 7 } },
    ],
    ["slow:800@3", { fault: { kind: "slow", milliseconds: 800 }, timing: { type: "call", call: 3 } }],
    ["stream-cut", { fault: { kind: "stream-cut" }, timing: always }],
  ])("reads %s", (text, planned) => {
    expect(parseFaults(text)).toEqual({ ok: true, faults: [planned] });
    expect(formatFault(planned)).toBe(text);
  });

  test("reads every word", () => {
    expect(parseFaults(faultWords.join(","))).toMatchObject({ ok: true, faults: { length: 14 } });
  });

  test("reads every stop reason, blanks around commas, and nothing at all", () => {
    expect(parseFaults(forcibleStopReasons.join(" , "))).toMatchObject({ ok: true, faults: { length: 7 } });
    expect(parseFaults("")).toEqual({ ok: true, faults: [] });
  });

  test.each([
    "teapot",
    "529@0",
    "529@p2",
    "529:3",
    "refusal:1",
    "429:",
    "@1",
    "max_tokens@",
    "529@p",
    "418@1",
    "slow:60001",
  ])("names the part that it does not understand: %s", (part) => {
    expect(parseFaults(`429@1,${part}`)).toEqual({ ok: false, part });
  });

  test("never throws, and writes only what a path can hold unescaped", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("529@1", "slow@p0.5s3,429:2.5@9")), (text) => {
        const parsed = parseFaults(text);
        if (!parsed.ok) return;
        const written = parsed.faults.map(formatFault).join(",");
        expect(parseFaults(written)).toEqual(parsed);
        expect(new URL(`http://sim.test/faults=${written}/v1`).pathname).toBe(`/faults=${written}/v1`);
      }),
    );
  });
});

describe("a base URL", () => {
  test.each([
    ["v1/messages", null, 0],
    ["order-tracking/v1/messages", "order-tracking", 0],
    ["faults=529@1/v1/models/claude-haiku-4-5", null, 1],
    ["weather/faults=529@1,refusal@2/v1/messages/count_tokens", "weather", 2],
  ])("%s has scenario %s and %d faults", (path, scenario, count) => {
    expect(simAddress(path.split("/"))).toMatchObject({
      type: "address",
      scenario,
      faults: { length: count },
    });
  });

  test("that leads nowhere is unknown, one with strange faults says which", () => {
    expect(simAddress([])).toEqual({ type: "unknown" });
    expect(simAddress(["order-tracking", "messages"])).toEqual({ type: "unknown" });
    expect(simAddress(["a", "b", "v1", "messages"])).toEqual({ type: "unknown" });
    expect(simAddress(["faults=tea", "v1", "messages"])).toEqual({ type: "bad-faults", part: "tea" });
  });
});
