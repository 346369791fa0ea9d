import { useId } from "react";
import type { Circuit } from "@/lib/trace/frame";
import { CircuitBranch } from "./circuit-branch";
import { circuitGeometry } from "./circuit-geometry";
import { hasLeft } from "./circuit-route";
import { CircuitStations } from "./circuit-stations";
import { CircuitToken } from "./circuit-token";
import { CircuitWires } from "./circuit-wires";
import type { CircuitWords } from "./circuit-words";

const sizes = {
  wide: { width: 396, pitch: 42 },
  middle: { width: 340, pitch: 34 },
  narrow: { width: 280, pitch: 34 },
} as const;

interface LoopDrawingProps {
  readonly circuit: Circuit;
  readonly words: CircuitWords;
  readonly size: keyof typeof sizes;
}

/** The selector switch at one size. */
export function LoopDrawing({ circuit, words, size }: LoopDrawingProps) {
  const id = useId();
  const geometry = circuitGeometry(sizes[size].width, sizes[size].pitch, circuit.branches.length);
  const left = hasLeft(circuit);
  return (
    <svg
      className={`circuit ${size}`}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{words.title}</title>
      <desc id={`${id}d`}>{words.description}</desc>
      <CircuitWires circuit={circuit} geometry={geometry} words={words} />
      {circuit.branches.map((branch, index) => (
        <CircuitBranch
          key={branch.value}
          branch={branch}
          reason={words.reasons[index] ?? ""}
          exit={words.exits[branch.exit]}
          y={geometry.rows[index] ?? 0}
          geometry={geometry}
          left={left}
        />
      ))}
      <CircuitStations circuit={circuit} geometry={geometry} words={words} />
      <CircuitToken circuit={circuit} geometry={geometry} />
    </svg>
  );
}
