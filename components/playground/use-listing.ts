import { useEffect, useState } from "react";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";

interface Coloured {
  readonly source: string;
  readonly lines: readonly HighlightedLine[];
}

/**
 * The listing of the program on screen. The scenario's own comes coloured with the page; an edited one is shown plain
 * at once and coloured when the server has answered. Input: the edited text, or null; the scenario's lines.
 */
export function useListing(
  source: string | null,
  own: readonly HighlightedLine[],
): readonly HighlightedLine[] {
  const [coloured, setColoured] = useState<Coloured | null>(null);
  useEffect(() => {
    if (source === null) return;
    const stop = new AbortController();
    void colour(source, stop.signal).then((lines) => {
      if (lines !== null) setColoured({ source, lines });
    });
    return () => {
      stop.abort();
    };
  }, [source]);
  if (source === null) return own;
  return coloured?.source === source ? coloured.lines : plain(source);
}

function plain(source: string): readonly HighlightedLine[] {
  return source.split("\n").map((text) => [{ text, kind: "" }]);
}

/** Colour is a comfort: when it cannot be had, the plain text stays. */
async function colour(source: string, signal: AbortSignal): Promise<readonly HighlightedLine[] | null> {
  try {
    const response = await fetch("/api/highlight", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ program: source }),
      signal,
    });
    if (!response.ok) return null;
    return ((await response.json()) as { lines: readonly HighlightedLine[] }).lines;
  } catch {
    return null;
  }
}
