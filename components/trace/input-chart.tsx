"use client";

import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";
import type { CallCost } from "@/lib/trace/frame";
import { chart, chartLayout, type Bar, type ChartLayout } from "./chart-layout";

interface InputChartProps {
  readonly calls: readonly CallCost[];
  /** Another call can follow. */
  readonly goesOn: boolean;
}

/** Figure 4: input tokens per call, because re-sending the history is what costs. */
export const InputChart = memo(
  function InputChart({ calls, goesOn }: InputChartProps) {
    const t = useTranslations("player");
    const layout = chartLayout(calls, goesOn);
    const list = calls
      .map((call) => t("chart.call", { call: call.call, tokens: call.inputTokens }))
      .join(" ");
    const resent = layout.ghost === null ? "" : t("chart.next", { call: layout.ghost.call });
    return (
      <figure className="bars">
        <figcaption>
          <span className="fig">{t("figure", { number: 4 })}</span> {t("chart.title")}
        </figcaption>
        <svg
          viewBox={`0 0 ${chart.width} 48`}
          role="img"
          aria-label={`${t("chart.title")}. ${calls.length === 0 ? t("chart.none") : list} ${resent}`}
        >
          <path className="axis" d={`M0 ${chart.axis}H${chart.width}`} />
          {layout.bars.map((bar, index) => (
            <CallBar key={bar.call} bar={bar} pitch={layout.pitch} last={index === layout.bars.length - 1} />
          ))}
          <Ghost layout={layout} />
        </svg>
      </figure>
    );
  },
  (a, b) =>
    a.calls.length === b.calls.length && a.calls.at(-1)?.call === b.calls.at(-1)?.call && sameEnds(a, b),
);

function sameEnds(a: InputChartProps, b: InputChartProps): boolean {
  return (
    a.goesOn === b.goesOn &&
    a.calls.every(
      (call, index) =>
        call.inputTokens === b.calls[index]?.inputTokens && call.refused === b.calls[index].refused,
    )
  );
}

function CallBar({
  bar,
  pitch,
  last,
}: {
  readonly bar: Bar;
  readonly pitch: number;
  readonly last: boolean;
}) {
  const tokens = useTokens();
  const middle = bar.x + bar.width / 2;
  return (
    <>
      {bar.refused ? (
        <path className="refused" d={`M${middle - 4} ${chart.axis - 12}l8 8m0 -8l-8 8`} />
      ) : (
        <rect className="bar" x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
      )}
      {!bar.refused && pitch >= 60 && (
        <text className="v" x={bar.x + bar.width + 5} y={bar.y + 10}>
          {tokens(bar.tokens)}
        </text>
      )}
      {!bar.refused && pitch < 60 && last && pitch >= 20 && (
        <text className="v mid" x={middle} y={bar.y - 3}>
          {tokens(bar.tokens)}
        </text>
      )}
      {pitch >= 14 && (
        <text className="x" x={middle} y="47">
          {bar.call}
        </text>
      )}
    </>
  );
}

/** A count of tokens; large ones are shortened, for the drawing is small. */
function useTokens(): (count: number) => string {
  const format = useFormatter();
  return (count) =>
    count < 10_000
      ? format.number(count)
      : format.number(count, { notation: "compact", maximumFractionDigits: 1 });
}

function Ghost({ layout }: { readonly layout: ChartLayout }) {
  const t = useTranslations("player.chart");
  const tokens = useTokens();
  const { ghost, pitch } = layout;
  if (ghost === null) return null;
  const right = ghost.x + ghost.width;
  return (
    <>
      <rect className="ghost" x={ghost.x} y={ghost.y} width={ghost.width} height={ghost.height} />
      <path className="resent" d={`M${ghost.x} ${ghost.resentY}H${right}`} />
      {pitch >= 14 && (
        <text className="x" x={ghost.x + ghost.width / 2} y="47">
          {ghost.call}
        </text>
      )}
      <text className="note" x={right + 5} y="15">
        {t("resentTokens", { tokens: tokens(ghost.resent) })}
      </text>
      <text className="note" x={right + 5} y="27">
        {t("resentAgain")}
      </text>
    </>
  );
}
