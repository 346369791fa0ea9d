import { describe, expect, test } from "vitest";
import type { TimelineLabel } from "@/lib/trace/timeline";
import { layoutLabels } from "./label-layout";

const words = { call: (call: number) => `call ${call}`, tool: "tool" };
const call = (number: number, seq: number): TimelineLabel => ({
  seq,
  kind: "call",
  call: number,
  knownFrom: seq + 1,
  text: "tool_use",
});

describe("layoutLabels", () => {
  test("a reply that has not come yet is a question mark", () => {
    const labels = [call(1, 5), call(2, 23)];
    const placed = layoutLabels(labels, 28, 10, 960, words);
    expect(placed.map(({ name, value }) => `${name} ${value}`)).toEqual(["call 1 tool_use", "call 2 ?"]);
  });

  test("labels of a long trace are thinned until none touches another", () => {
    const labels = Array.from({ length: 200 }, (_, index) => call(index + 1, index * 5));
    const placed = layoutLabels(labels, 1000, 500, 900, words);
    expect(placed.length).toBeGreaterThan(5);
    for (const [index, { label, half }] of placed.entries()) {
      const next = placed[index + 1];
      if (next === undefined) break;
      expect(label.seq * 0.9 + half).toBeLessThanOrEqual(next.label.seq * 0.9 - next.half);
    }
  });

  test("the call under way keeps its label however crowded the ruler is", () => {
    const labels = Array.from({ length: 200 }, (_, index) => call(index + 1, index * 5));
    for (const cursor of [52, 333, 777]) {
      const placed = layoutLabels(labels, 1000, cursor, 320, words);
      expect(placed.map(({ label }) => label.seq)).toContain(Math.floor(cursor / 5) * 5);
    }
  });
});
