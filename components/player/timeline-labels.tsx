"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { TimelineLabel } from "@/lib/trace/timeline";
import { layoutLabels } from "./label-layout";

interface TimelineLabelsProps {
  readonly labels: readonly TimelineLabel[];
  readonly last: number;
  readonly cursor: number;
  readonly width: number;
  readonly onSeek: (seq: number) => void;
}

/** Calls and tools written above the ruler; each leads to its event. */
export function TimelineLabels({ labels, last, cursor, width, onSeek }: TimelineLabelsProps) {
  const t = useTranslations("player.timeline");
  const words = { call: (call: number) => t("call", { call }), tool: t("tool") };
  return (
    <div className="labels">
      {layoutLabels(labels, last, cursor, width, words).map(({ label, name, value, half }) => (
        <Label
          key={label.seq}
          seq={label.seq}
          name={name}
          value={value}
          later={label.seq > cursor}
          place={`clamp(${half}px, ${((label.seq / Math.max(1, last)) * 100).toFixed(3)}%, calc(100% - ${half}px))`}
          onSeek={onSeek}
        />
      ))}
    </div>
  );
}

interface LabelProps {
  readonly seq: number;
  readonly name: string;
  readonly value: string;
  readonly later: boolean;
  readonly place: string;
  readonly onSeek: (seq: number) => void;
}

const Label = memo(function Label({ seq, name, value, later, place, onSeek }: LabelProps) {
  const t = useTranslations("player.timeline");
  return (
    <button
      type="button"
      className={later ? "later" : undefined}
      style={{ left: place }}
      onClick={() => onSeek(seq)}
    >
      {name} <code>{value}</code>
      {value === "?" && <span className="sr">{t("unknown")}</span>}
    </button>
  );
});
