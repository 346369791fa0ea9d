import type { BranchView, Circuit, Station } from "@/lib/trace/frame";
import type { CircuitGeometry, Point } from "./circuit-geometry";

/** The places where the token stands. */
export type Stop = "send" | "refused" | "inspect" | "append" | "run" | "results" | "exit" | "next-send";

/** The way of one iteration through the circuit, with the token's places on it. */
export interface Tour {
  readonly points: readonly Point[];
  readonly stops: Readonly<Partial<Record<Stop, number>>>;
}

const stopOfStation: Readonly<Record<Station, Stop>> = {
  1: "send",
  2: "inspect",
  3: "append",
  4: "run",
  5: "results",
};

export function takenRow(circuit: Circuit): number {
  return circuit.branches.findIndex((branch) => branch.state === "taken");
}

/** Whether the run left the branch round the loop; a program may do so where a right one would leave. */
export function goesRound(circuit: Circuit, branch: BranchView | undefined): boolean {
  const { stations } = circuit;
  const went = stations[3] !== "ahead" || stations[4] !== "ahead" || stations[5] !== "ahead";
  return went || branch === undefined || branch.exit === "run" || branch.exit === "again";
}

/** Whether another call can follow: not after the end, after a refusal for good, or on a branch that leaves. */
export function canFollow(circuit: Circuit): boolean {
  const { end, refused, branches } = circuit;
  if (end !== null) return false;
  if (refused !== null) return refused.status === 429 || refused.status >= 500;
  return goesRound(circuit, branches[takenRow(circuit)]);
}

/** Whether the run left through the terminal of the branch it took. */
export function hasLeft(circuit: Circuit): boolean {
  const branch = circuit.branches[takenRow(circuit)];
  if (branch === undefined || goesRound(circuit, branch)) return false;
  return (
    (branch.exit === "return" && circuit.end === "returned") ||
    (branch.exit === "throw" && circuit.end === "threw")
  );
}

export function tourOf(circuit: Circuit, geometry: CircuitGeometry): Tour {
  const { stations, box, left, right } = geometry;
  const row = Math.max(0, takenRow(circuit));
  const y = geometry.rows[row] ?? stations[2].y;
  const start: Point[] = [
    stations[1],
    { x: box.middle, y: stations[1].y },
    { x: box.middle, y: stations[2].y },
    refusalPoint(geometry),
    stations[2],
    { x: stations[2].x, y },
  ];
  if (!goesRound(circuit, circuit.branches[takenRow(circuit)])) {
    const exit = { x: geometry.terminal, y };
    return { points: [...start, exit], stops: { send: 0, refused: 3, inspect: 4, exit: 6 } };
  }
  const bottom = stations[3].y;
  const round: Point[] = [
    { x: right, y },
    { x: right, y: bottom },
    stations[3],
    stations[4],
    stations[5],
    { x: left, y: bottom },
    { x: left, y: stations[1].y },
    stations[1],
  ];
  const stops = { send: 0, refused: 3, inspect: 4, append: 8, run: 9, results: 10, "next-send": 13 };
  return { points: [...start, ...round], stops };
}

/** Where a refusal stops on the wire back from the API. */
export function refusalPoint({ stations, box, roomy }: CircuitGeometry): Point {
  return { x: box.middle - (roomy ? 40 : 26), y: stations[2].y };
}

/** Where the token stands: at the act under way, at the way out, or where the last act left it; null before the first. */
export function tokenStop(
  circuit: Circuit,
): { readonly stop: Stop; readonly station: Station | null } | null {
  if (hasLeft(circuit)) return { stop: "exit", station: null };
  if (circuit.refused !== null) return { stop: "refused", station: null };
  const all = [5, 4, 3, 2, 1] as const;
  const station =
    all.find((each) => circuit.stations[each] === "now") ??
    all.find((each) => circuit.stations[each] === "done");
  return station === undefined ? null : { stop: stopOfStation[station], station };
}

/** The points from one stop to another, in either direction; empty when one of them is not on this tour. */
export function wayBetween(tour: Tour, from: Stop, to: Stop): readonly Point[] {
  const start = tour.stops[from];
  const end = tour.stops[to];
  if (start === undefined || end === undefined || start === end) return [];
  return start < end ? tour.points.slice(start, end + 1) : tour.points.slice(end, start + 1).reverse();
}

/** The wires travelled in this iteration, as one path. */
export function litPath(circuit: Circuit, geometry: CircuitGeometry): string {
  const { stations, box, right, left } = geometry;
  const state = circuit.stations;
  const row = geometry.rows[takenRow(circuit)];
  const parts: string[] = [];
  const bottom = stations[3].y;
  if (circuit.call > 0) parts.push(`M${stations[1].x + 11} ${stations[1].y}H${box.x}`);
  if (circuit.stopReason !== null) {
    parts.push(`M${box.middle} ${box.y + 30}V${stations[2].y}H${stations[2].x + 13}`);
  }
  if (row !== undefined) {
    const onward = hasLeft(circuit) ? `H${geometry.terminal + 6}` : `H${geometry.contact}`;
    parts.push(`M${stations[2].x} ${stations[2].y + 11}V${row}${onward}`);
    if (state[3] !== "ahead")
      parts.push(`M${geometry.contact} ${row}H${right}V${bottom}H${stations[3].x + 11}`);
  }
  if (state[4] !== "ahead") parts.push(`M${stations[3].x - 11} ${bottom}H${stations[4].x + 11}`);
  if (state[5] !== "ahead") {
    const from = state[4] === "ahead" ? stations[3].x : stations[4].x;
    parts.push(`M${from - 11} ${bottom}H${stations[5].x + 11}`);
  }
  if (isReturning(circuit))
    parts.push(`M${stations[5].x - 11} ${bottom}H${left}V${stations[1].y}H${stations[1].x - 13}`);
  return parts.join("");
}

/** After the last act of an iteration the run is on its way to the next request. */
function isReturning(circuit: Circuit): boolean {
  return circuit.stations[5] === "done" && circuit.end === null;
}
