import { describe, expect, test } from "vitest";
import type { BranchView, Circuit, Station, StationState } from "@/lib/trace/frame";
import { circuitGeometry } from "./circuit-geometry";
import { hasLeft, litPath, tokenStop, tourOf, wayBetween } from "./circuit-route";

const exits = { tool_use: "run", pause_turn: "again", end_turn: "return", refusal: "throw" } as const;

function circuit(taken: keyof typeof exits | null, at: Station | null, more: Partial<Circuit> = {}): Circuit {
  const state = (station: Station): StationState =>
    at === null || station > at ? "ahead" : station === at ? "now" : "done";
  return {
    call: 1,
    messagesSent: 1,
    stations: { 1: state(1), 2: state(2), 3: state(3), 4: state(4), 5: state(5) },
    stopReason: taken,
    refused: null,
    branches: Object.entries(exits).map(([value, exit]): BranchView => ({
      value,
      exit,
      state: taken === null ? "undecided" : value === taken ? "taken" : "not-taken",
      reason: null,
    })),
    tools: [],
    end: null,
    ...more,
  };
}

const geometry = circuitGeometry(396, 42, 4);

describe("the token", () => {
  test("stands at the act under way", () => {
    expect(tokenStop(circuit("tool_use", 3))).toEqual({ stop: "append", station: 3 });
  });

  test("is nowhere before the first request", () => {
    expect(tokenStop(circuit(null, null, { call: 0 }))).toBeNull();
  });

  test("stays on the wire where the API refused", () => {
    const refused = circuit(null, 1, { refused: { status: 400, type: "invalid_request_error" } });
    expect(tokenStop(refused)).toEqual({ stop: "refused", station: null });
  });

  test("leaves through the terminal of its branch, and only through that", () => {
    expect(tokenStop(circuit("end_turn", 2, { end: "returned" }))?.stop).toBe("exit");
    expect(hasLeft(circuit("refusal", 2, { end: "threw" }))).toBe(true);
    expect(hasLeft(circuit("pause_turn", 2, { end: "returned" }))).toBe(false);
    expect(hasLeft(circuit("end_turn", 2, { end: "stopped" }))).toBe(false);
  });

  test("travels along the wires, forth and back by the same way", () => {
    const tour = tourOf(circuit("tool_use", 3), geometry);
    const forth = wayBetween(tour, "inspect", "append");
    expect(forth[0]).toEqual(geometry.stations[2]);
    expect(forth.at(-1)).toEqual(geometry.stations[3]);
    expect(wayBetween(tour, "append", "inspect")).toEqual(forth.toReversed());
    for (const [index, point] of forth.entries()) {
      const next = forth[index + 1] ?? point;
      expect(point.x === next.x || point.y === next.y).toBe(true);
    }
  });
});

describe("the lit wires", () => {
  test("end where the run is", () => {
    const { stations } = geometry;
    expect(litPath(circuit(null, null, { call: 0 }), geometry)).toBe("");
    expect(litPath(circuit(null, 1), geometry)).not.toContain("V");
    expect(litPath(circuit("tool_use", 2), geometry)).not.toContain(`V${stations[3].y}`);
    expect(litPath(circuit("tool_use", 3), geometry)).toContain(`V${stations[3].y}`);
  });

  test("do not reach the terminal before the run has ended", () => {
    const end = `H${geometry.terminal + 6}`;
    expect(litPath(circuit("end_turn", 2), geometry)).not.toContain(end);
    expect(litPath(circuit("end_turn", 2, { end: "returned" }), geometry)).toContain(end);
  });
});

test("all sizes of the drawing keep every row apart and inside", () => {
  for (const [width, pitch] of [
    [396, 42],
    [340, 34],
    [280, 34],
  ] as const) {
    const { rows, height, stations, text, right } = circuitGeometry(width, pitch, 8);
    expect(rows).toHaveLength(8);
    expect(Math.max(...rows)).toBeLessThan(stations[3].y);
    expect(stations[3].y + 43).toBeLessThan(height);
    expect(right - text).toBeGreaterThan(170);
  }
});
