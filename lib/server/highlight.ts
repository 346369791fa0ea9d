import { remembered } from "../sandbox/remembered";
import { AskedWorker } from "../sandbox/worker-asked";
import { processWide } from "../sandbox/worker-process-wide";
import type { HighlightedLine } from "../trace/highlighted-code";

const highlighter = processWide(
  "highlighter",
  () =>
    new AskedWorker<string, readonly HighlightedLine[]>({
      name: "highlighter",
      file: "lib/server/highlight-worker/highlight-worker.mjs",
      memoryMegabytes: 256,
      // The first text of a thread pays for compiling the grammar; later ones take milliseconds.
      patience: { first: 30_000, later: 4_000 },
      mostWaiting: 64,
    }),
);

const coloured = remembered<Promise<readonly HighlightedLine[]>>(200);

/**
 * Cuts TypeScript into coloured pieces, line by line; joining all texts gives the source back.
 * Input: any text; what is not TypeScript comes back plain, and so does everything that takes too long to colour.
 * Output: one entry per line of the source. Results are kept for the last sources asked for. Never rejects.
 */
export function highlightTypeScript(source: string): Promise<readonly HighlightedLine[]> {
  return coloured.of(source, () => colour(source));
}

async function colour(source: string): Promise<readonly HighlightedLine[]> {
  const asked = await highlighter.ask(source);
  if (asked.type === "answered") return asked.answer;
  // A text that was only unlucky is tried again next time.
  if (asked.type === "busy") coloured.forget(source);
  return source.split("\n").map((text): HighlightedLine => (text === "" ? [] : [{ text, kind: "" }]));
}
