import type { HighlightedLine } from "@/lib/trace/highlighted-code";

/** One line of code in its colours. An empty one keeps its height. */
export function CodePieces({ line }: { readonly line: HighlightedLine }) {
  if (line.length === 0) return " ";
  return line.map(({ text, kind }, index) => (
    <span key={index} className={kind === "" ? undefined : kind}>
      {text}
    </span>
  ));
}
