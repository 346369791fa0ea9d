"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, type KeyboardEvent } from "react";
import type { Move } from "@/lib/trace/moves";
import type { Timeline as TimelineData } from "@/lib/trace/timeline";
import { TimelineLabels } from "./timeline-labels";
import { IterationBrackets, TimelineRuler } from "./timeline-ruler";
import { useWidth } from "./use-width";

interface TimelineProps {
  readonly timeline: TimelineData;
  readonly cursor: number;
  readonly last: number;
  /** The place of the cursor in words. */
  readonly place: string;
  readonly onSeek: (seq: number) => void;
  readonly onMove: (move: Move) => void;
}

/** The ruler and the slider on it: one thing. Page keys go from fork to fork. */
export function Timeline({ timeline, cursor, last, place, onSeek, onMove }: TimelineProps) {
  const t = useTranslations("player.timeline");
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track, 900);
  const name = useCallback((number: number) => t("iteration", { number }), [t]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === "PageDown" ? "next-fork" : event.key === "PageUp" ? "previous-fork" : null;
    if (move === null) return;
    event.preventDefault();
    onMove(move);
  };
  return (
    <div className="track" ref={track}>
      <IterationBrackets iterations={timeline.iterations} last={last} width={width} name={name} />
      <TimelineLabels labels={timeline.labels} last={last} cursor={cursor} width={width} onSeek={onSeek} />
      <TimelineRuler ticks={timeline.ticks} cursor={cursor} width={width} />
      <input
        type="range"
        min={0}
        max={last}
        value={cursor}
        aria-label={t("label")}
        aria-valuetext={place}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
