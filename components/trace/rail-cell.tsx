import type { CSSProperties, ReactNode } from "react";
import type { RailSegment } from "./pair-rails";

interface RailCellProps {
  readonly segments: readonly RailSegment[];
  /** Lanes in use in the whole list: one wire runs through its chips, several run beside them. */
  readonly lanes: number;
  readonly chip?: ReactNode;
}

/** One row of the rail at the right of the messages. */
export function RailCell({ segments, lanes, chip }: RailCellProps) {
  return (
    <div className="rails">
      {segments.map((segment) => {
        const stub = lanes > 1 && segment.part !== "pass" ? " stub" : "";
        return (
          <i
            key={segment.letter}
            className={`wire ${segment.part}${segment.open ? " open" : ""}${stub}`}
            style={{ "--at": `${laneOffset(segment.lane, lanes)}px` } as CSSProperties}
            data-pair={segment.letter}
            aria-hidden="true"
          />
        );
      })}
      {chip}
    </div>
  );
}

/** Distance of a lane from the right edge, in pixels; the first lane lies next to the chips. */
function laneOffset(lane: number, lanes: number): number {
  return lanes <= 1 ? 16 : (lanes - 1 - lane) * 5;
}

/** Width that the lanes take from the chips, in pixels. */
export function lanesWidth(lanes: number): number {
  return lanes <= 1 ? 0 : (lanes - 1) * 5 + 4;
}
