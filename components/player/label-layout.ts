import type { TimelineLabel } from "@/lib/trace/timeline";

export interface PlacedLabel {
  readonly label: TimelineLabel;
  /** Text as written: "call 1" and "tool_use", or "?" before it is known. */
  readonly name: string;
  readonly value: string;
  /** Half of its width, in pixels. */
  readonly half: number;
}

interface Words {
  readonly call: (call: number) => string;
  readonly tool: string;
}

/** Widths of a letter of the two faces, in pixels, and what surrounds a label. */
const SANS = 6.4;
const MONO = 6.9;
const AROUND = 12;
const GAP = 6;

/**
 * Chooses the labels that fit on the ruler without touching: the call under way first, then calls, then tools.
 * @param width of the ruler, in pixels. @param last `seq` of the last event. Output: in order of the ruler.
 */
export function layoutLabels(
  labels: readonly TimelineLabel[],
  last: number,
  cursor: number,
  width: number,
  words: Words,
): readonly PlacedLabel[] {
  const current = labels.findLast((label) => label.kind === "call" && label.seq <= cursor);
  const calls = labels.filter((label) => label.kind === "call" && label !== current);
  const tools = labels.filter((label) => label.kind === "tool");
  const placed: { readonly from: number; readonly to: number; readonly it: PlacedLabel }[] = [];
  for (const label of [...(current === undefined ? [] : [current]), ...calls, ...tools]) {
    const name = label.kind === "call" ? words.call(label.call) : words.tool;
    const value = cursor >= label.knownFrom ? label.text : "?";
    // Room is kept for the value that will stand there, so that nothing moves when it becomes known.
    const half = Math.ceil((name.length * SANS + Math.max(1, label.text.length) * MONO + AROUND) / 2);
    const middle = Math.min(Math.max((width * label.seq) / Math.max(1, last), half), width - half);
    const from = middle - half - GAP / 2;
    const to = middle + half + GAP / 2;
    if (placed.some((other) => from < other.to && to > other.from)) continue;
    placed.push({ from, to, it: { label, name, value, half: Math.min(half, width / 2) } });
  }
  return placed.sort((a, b) => a.from - b.from).map(({ it }) => it);
}
