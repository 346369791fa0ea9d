"use client";

import { useMemo, useState, type ReactNode } from "react";
import { Player } from "@/components/player/player";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { traceRowOf } from "@/components/trace/trace-row";
import type { Trace } from "@/lib/trace/event";
import { frameAt } from "@/lib/trace/frame";
import type { Move } from "@/lib/trace/moves";
import { stationLines } from "@/lib/trace/station-lines";
import { timelineOf } from "@/lib/trace/timeline";

interface RunPlayerProps {
  /** At least one event. */
  readonly trace: Trace;
  readonly cursor: number;
  readonly name: string;
  readonly lines: readonly HighlightedLine[];
  readonly onMove: (move: Move) => void;
  readonly onSeek: (seq: number) => void;
  /** Buttons beside the narration. */
  readonly turns?: ReactNode;
}

/** A player inside a page: the run of an exercise, or of the learner's own program. */
export function RunPlayer({ trace, cursor, name, lines, onMove, onSeek, turns }: RunPlayerProps) {
  const [table, setTable] = useState(false);
  const timeline = useMemo(() => timelineOf(trace), [trace]);
  const stations = useMemo(() => stationLines(trace), [trace]);
  const frame = useMemo(() => frameAt(trace, cursor), [trace, cursor]);
  const rows = useMemo(
    () => (table ? trace.map((event) => traceRowOf(frameAt(trace, event.seq))) : null),
    [trace, table],
  );
  return (
    <div className="embedded">
      <Player
        frame={frame}
        timeline={timeline}
        programName={name}
        lines={lines}
        stations={stations}
        onMove={onMove}
        onSeek={onSeek}
        rows={rows}
        onTable={setTable}
        turns={turns}
      />
    </div>
  );
}
