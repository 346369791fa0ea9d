import { describe, expect, test } from "vitest";
import { chart, chartLayout } from "./chart-layout";

const call = (number: number, inputTokens: number, refused = false) => ({
  call: number,
  inputTokens,
  outputTokens: refused ? 0 : 70,
  cost: 0,
  refused,
});

describe("chartLayout", () => {
  test("the ghost shows what the next call re-sends, reply included", () => {
    const { ghost, bars } = chartLayout([call(1, 398)], true);
    expect(ghost).toMatchObject({ call: 2, tokens: 468, resent: 398 });
    expect(ghost!.resentY).toBeCloseTo(bars[0]!.y);
  });

  test("there is no ghost when the run is over or nothing was accepted", () => {
    expect(chartLayout([call(1, 398)], false).ghost).toBeNull();
    expect(chartLayout([call(1, 0, true)], true).ghost).toBeNull();
    expect(chartLayout([], true).ghost).toBeNull();
  });

  test("any number of calls stays inside the drawing and above the axis", () => {
    for (const count of [1, 2, 3, 8, 40, 150]) {
      const calls = Array.from({ length: count }, (_, index) => call(index + 1, 300 + index * 90));
      const { bars, ghost } = chartLayout(calls, true);
      for (const bar of [...bars, ghost!]) {
        expect(bar.x + bar.width).toBeLessThanOrEqual(chart.width + 6);
        expect(bar.y).toBeGreaterThanOrEqual(chart.top - 0.01);
      }
    }
  });
});
