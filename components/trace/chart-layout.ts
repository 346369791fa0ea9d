import type { CallCost } from "@/lib/trace/frame";

export interface Bar {
  readonly call: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tokens: number;
  readonly refused: boolean;
}

export interface ChartLayout {
  readonly bars: readonly Bar[];
  /** The next call: all that was sent last, and the reply to it. */
  readonly ghost: (Bar & { readonly resentY: number; readonly resent: number }) | null;
  /** Distance of two bars. */
  readonly pitch: number;
}

export const chart = { width: 168, axis: 36.5, top: 10, note: 62 } as const;

/**
 * Places one bar per call, and a ghost for the call that can still come.
 * @param goesOn whether another call can follow. Sizes are pixels of the drawing.
 */
export function chartLayout(calls: readonly CallCost[], goesOn: boolean): ChartLayout {
  const last = calls.findLast((call) => !call.refused);
  const next = goesOn && last !== undefined ? last.inputTokens + last.outputTokens : 0;
  const slots = calls.length + (next > 0 ? 1 : 0);
  const room = next > 0 && slots > 2 ? chart.width - chart.note : chart.width;
  const pitch = slots <= 2 ? 66 : room / slots;
  const width = Math.max(1, Math.min(26, pitch * 0.7));
  const most = Math.max(1, next, ...calls.map((call) => call.inputTokens));
  const place = (tokens: number, slot: number) => {
    const height = Math.max(1, ((chart.axis - chart.top) * tokens) / most);
    return { x: 6 + slot * pitch, y: chart.axis - height, width, height };
  };
  const bars = calls.map((call, slot) => ({
    ...place(call.inputTokens, slot),
    call: call.call,
    tokens: call.inputTokens,
    refused: call.refused,
  }));
  if (next === 0 || last === undefined) return { bars, ghost: null, pitch };
  const ghost = {
    ...place(next, calls.length),
    call: (calls.at(-1)?.call ?? 0) + 1,
    tokens: next,
    refused: false,
    resent: last.inputTokens,
    resentY: place(last.inputTokens, 0).y,
  };
  return { bars, ghost, pitch };
}
