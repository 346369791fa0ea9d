import type { Tick } from "@/lib/trace/timeline";

/** Width and height of the ruler's drawing; it is stretched to the width of the page. */
export const ruler = { width: 1000, height: 17 } as const;

/** From so many events on, plain lines would run together: only what has a meaning of its own is drawn. */
const DENSE = 240;
const VERY_DENSE = 800;

export interface RulerPaths {
  readonly small: string;
  readonly tall: string;
  /** `seq` of every fork that is drawn. */
  readonly forks: readonly number[];
}

/** Room that a diamond and a tall tick need, in pixels of the page. */
const DIAMOND = 14;
const TALL = 5;

/**
 * All ticks in two paths, whatever the length of the trace.
 * @param room width of the ruler on the page, in pixels: what would run together is thinned or left out.
 */
export function rulerPaths(ticks: readonly Tick[], room: number): RulerPaths {
  const last = Math.max(1, ticks.length - 1);
  const calls = ticks.filter((tick) => tick.kind === "call").length;
  const every = Math.max(1, Math.ceil((calls * TALL) / room));
  let call = 0;
  let small = "";
  let tall = "";
  for (const tick of ticks) {
    const height = tickHeight(tick, ticks.length);
    if (height === 0) continue;
    if (tick.kind === "call" && call++ % every !== 0) continue;
    if (tick.kind === "tool" && every > 1) continue;
    const mark = `M${((tick.seq / last) * ruler.width).toFixed(2)} ${ruler.height}v-${height}`;
    if (height === ruler.height) tall += mark;
    else small += mark;
  }
  const forks = ticks.filter((tick) => tick.fork && tick.kind !== "end").map((tick) => tick.seq);
  return { small, tall, forks: forks.length * DIAMOND > room ? [] : forks };
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
