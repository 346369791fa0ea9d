import { createHighlighterCore, type HighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import type { HighlightedLine, TokenKind } from "../../trace/highlighted-code";
import { kindOf, kindTheme } from "./code-kinds";

let starting: Promise<HighlighterCore> | undefined;

function highlighter(): Promise<HighlighterCore> {
  starting ??= createHighlighterCore({
    themes: [kindTheme],
    langs: [import("shiki/dist/langs/typescript.mjs")],
    engine: createJavaScriptRegexEngine(),
  });
  return starting;
}

type Piece = { text: string; kind: TokenKind };

/** Neighbours of one kind become one piece; white space has no colour and joins what is before it. */
function joined(pieces: readonly Piece[]): HighlightedLine {
  const line: Piece[] = [];
  for (const { text, kind } of pieces) {
    const last = line.at(-1);
    if (last !== undefined && (last.kind === kind || text.trim() === "")) last.text += text;
    else line.push({ text, kind: text.trim() === "" ? "" : kind });
  }
  return line;
}

/**
 * Cuts TypeScript into coloured pieces, line by line. It takes as long as the grammar's patterns do, which can be minutes:
 * text of strangers goes through `highlightTypeScript`.
 */
export async function cutTypeScript(source: string): Promise<readonly HighlightedLine[]> {
  const { codeToTokensBase } = await highlighter();
  // No time limit: the first lines pay for compiling the grammar, and a line cut short comes back uncoloured.
  const lines = codeToTokensBase(source, { lang: "typescript", theme: "kinds", tokenizeTimeLimit: 0 });
  return lines.map((tokens) =>
    joined(tokens.map(({ content, color }) => ({ text: content, kind: kindOf(color) }))),
  );
}
