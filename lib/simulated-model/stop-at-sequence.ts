import type Anthropic from "@anthropic-ai/sdk";

/**
 * Applies `stop_sequences` to written text.
 * Output: the content up to the earliest sequence (the sequence itself is not part of it) and which one it was, or
 * null when none occurs. Calls, results and thinking are not searched.
 */
export function stopAtSequence(
  content: readonly Anthropic.ContentBlock[],
  sequences: readonly string[],
): { readonly content: Anthropic.ContentBlock[]; readonly sequence: string } | null {
  for (const [index, block] of content.entries()) {
    if (block.type !== "text") continue;
    const hit = earliest(block.text, sequences);
    if (hit === null) continue;
    const text = block.text.slice(0, hit.at);
    const before = content.slice(0, index);
    return { content: text.trim() === "" ? before : [...before, { ...block, text }], sequence: hit.sequence };
  }
  return null;
}

function earliest(text: string, sequences: readonly string[]): { at: number; sequence: string } | null {
  let best: { at: number; sequence: string } | null = null;
  for (const sequence of sequences) {
    const at = sequence === "" ? -1 : text.indexOf(sequence);
    if (at !== -1 && (best === null || at < best.at)) best = { at, sequence };
  }
  return best;
}
