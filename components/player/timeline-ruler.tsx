import { memo, type CSSProperties } from "react";
import type { Iteration, Tick } from "@/lib/trace/timeline";
import { ruler, rulerPaths, type RulerPaths } from "./ruler-path";

interface TimelineRulerProps {
  readonly ticks: readonly Tick[];
  readonly cursor: number;
  /** Of the ruler, in pixels. */
  readonly width: number;
}

/** The drawn scale. What lies behind the cursor is the same drawing in ink, cut off at the cursor. */
export function TimelineRuler({ ticks, cursor, width }: TimelineRulerProps) {
  const last = Math.max(1, ticks.length - 1);
  // A diamond at the cursor is filled as a whole, unless that would reach its neighbour.
  const beyond = width / last > 14 ? 6 : 1;
  return (
    <div
      className="ruler"
      style={{ "--reach": `calc(${(cursor / last) * 100}% + ${beyond}px)` } as CSSProperties}
      aria-hidden="true"
    >
      <Layer ticks={ticks} width={width} past={false} />
      <Layer ticks={ticks} width={width} past />
    </div>
  );
}

interface LayerProps {
  readonly ticks: readonly Tick[];
  readonly width: number;
  readonly past: boolean;
}

const Layer = memo(function Layer({ ticks, width, past }: LayerProps) {
  const paths = rulerPaths(ticks, width);
  return (
    <div className={past ? "layer past" : "layer"}>
      <i className="base" />
      <svg viewBox={`0 0 ${ruler.width} ${ruler.height}`} preserveAspectRatio="none">
        <path d={paths.small} />
        <path className="tall" d={paths.tall} />
      </svg>
      <Forks paths={paths} last={Math.max(1, ticks.length - 1)} />
    </div>
  );
});

function Forks({ paths, last }: { readonly paths: RulerPaths; readonly last: number }) {
  return paths.forks.map((seq) => (
    <i key={seq} className="fork" style={{ left: `${(seq / last) * 100}%` }} />
  ));
}

interface IterationBracketsProps {
  readonly iterations: readonly Iteration[];
  readonly last: number;
  readonly width: number;
  readonly name: (number: number) => string;
}

/** One bracket per iteration, named where its name fits. */
export const IterationBrackets = memo(function IterationBrackets(props: IterationBracketsProps) {
  const { iterations, last, width, name } = props;
  const share = (seq: number) => (seq / Math.max(1, last)) * 100;
  // Brackets narrower than this say nothing.
  if (iterations.length * 9 > width) return null;
  return (
    <div className="rounds" aria-hidden="true">
      {iterations.map(({ number, from, to }) => {
        const room = (share(to - from) / 100) * width;
        const word = name(number);
        const text = room > word.length * 6 ? word : room > 16 ? String(number) : "";
        return (
          <span
            key={number}
            style={{ left: `${share(from)}%`, width: `${share(Math.max(0, to - from - 0.25))}%` }}
          >
            {text}
          </span>
        );
      })}
    </div>
  );
});
