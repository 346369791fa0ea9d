"use client";

import { useEffect, useRef } from "react";
import type { Circuit, Station } from "@/lib/trace/frame";
import type { CircuitGeometry, Point } from "./circuit-geometry";
import { tokenStop, tourOf, wayBetween, type Stop, type Tour } from "./circuit-route";

/** Time of a journey, in milliseconds: `--step` of the design. */
const TRAVEL = 240;

interface CircuitTokenProps {
  readonly circuit: Circuit;
  readonly geometry: CircuitGeometry;
}

/** The token: stands where the run is, and runs along the wires to get there. */
export function CircuitToken({ circuit, geometry }: CircuitTokenProps) {
  const place = tokenStop(circuit);
  const tour = tourOf(circuit, geometry);
  const token = useRef<SVGGElement>(null);
  const before = useRef<{ readonly stop: Stop; readonly call: number } | null>(null);
  const stop = place?.stop ?? null;
  useEffect(() => {
    const from = before.current;
    before.current = stop === null ? null : { stop, call: circuit.call };
    if (from === null || stop === null || token.current === null) return;
    travel(token.current, pathFrom(tour, from, stop, circuit.call));
    // The tour belongs to the stop: it is read, never waited for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stop, circuit.call]);
  const point = stop === null ? undefined : tour.points[tour.stops[stop] ?? -1];
  if (place === null || point === undefined) return null;
  return (
    <g ref={token} transform={`translate(${point.x} ${point.y})`}>
      <circle className="token" r={place.station === null ? 6 : 11} />
      {place.station !== null && <Numeral station={place.station} />}
    </g>
  );
}

function Numeral({ station }: { readonly station: Station }) {
  return (
    <text className="num mid token-num" y="4">
      {station}
    </text>
  );
}

/** The next request is reached round the loop; any other call than this or the next is reached without a way. */
function pathFrom(
  tour: Tour,
  from: { readonly stop: Stop; readonly call: number },
  to: Stop,
  call: number,
): readonly Point[] {
  if (from.call === call) return wayBetween(tour, from.stop, to);
  return from.call === call - 1 && to === "send" ? wayBetween(tour, from.stop, "next-send") : [];
}

function travel(token: SVGGElement, points: readonly Point[]): void {
  if (points.length < 2 || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const lengths = points.map((point, index) => {
    const last = points[index - 1] ?? point;
    return Math.abs(point.x - last.x) + Math.abs(point.y - last.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  const keyframes = points.map((point, index) => {
    gone += lengths[index] ?? 0;
    return { transform: `translate(${point.x}px, ${point.y}px)`, offset: total === 0 ? 1 : gone / total };
  });
  token.animate(keyframes, { duration: TRAVEL, easing: "ease-out" });
}
