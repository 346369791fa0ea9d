import type { Tick } from "@/lib/trace/timeline";

/** Width and height of the ruler's drawing; it is stretched to the width of the page. */
export const ruler = { width: 1000, height: 17 } as const;

/** From so many events on, plain lines would run together: only what has a meaning of its own is drawn. */
const DENSE = 240;
const VERY_DENSE = 800;

export interface RulerPaths {
  readonly small: string;
  readonly tall: string;
  /** `seq` of every fork. */
  readonly forks: readonly number[];
  readonly dense: boolean;
}

/** All ticks in two paths, whatever the length of the trace. */
export function rulerPaths(ticks: readonly Tick[]): RulerPaths {
  const last = Math.max(1, ticks.length - 1);
  let small = "";
  let tall = "";
  for (const tick of ticks) {
    const height = tickHeight(tick, ticks.length);
    if (height === 0) continue;
    const mark = `M${((tick.seq / last) * ruler.width).toFixed(2)} ${ruler.height}v-${height}`;
    if (height === ruler.height) tall += mark;
    else small += mark;
  }
  const forks = ticks.filter((tick) => tick.fork && tick.kind !== "end").map((tick) => tick.seq);
  return { small, tall, forks, dense: ticks.length > DENSE };
}

function tickHeight({ kind, fork }: Tick, count: number): number {
  switch (kind) {
    case "call":
    case "tool":
    case "end":
      return ruler.height;
    case "append":
      return count > VERY_DENSE ? 0 : fork ? 0 : 10;
    case "reply":
      return fork || count > VERY_DENSE ? 0 : 6;
    case "line":
    case "other":
      return count > DENSE ? 0 : 6;
    default:
      return kind satisfies never;
  }
}
