import type { TokenKind } from "../../trace/highlighted-code";

/**
 * TextMate scopes of the TypeScript grammar per kind; the longest scope that fits wins.
 * Variables and calls are plain on purpose: a listing in ink, with few colours that mean something.
 */
const scopes: Readonly<Record<Exclude<TokenKind, "">, readonly string[]>> = {
  k: [
    "keyword",
    "storage",
    "keyword.operator.new",
    "keyword.operator.expression",
    "variable.language.this",
    "variable.language.super",
  ],
  s: ["string", "punctuation.definition.string", "punctuation.definition.template-expression"],
  t: [
    "entity.name.type",
    "support.type",
    "support.class",
    "entity.other.inherited-class",
    "new.expr entity.name.function",
  ],
  d: ["constant.numeric", "constant.language"],
  p: ["punctuation", "keyword.operator", "storage.type.function.arrow", "meta.brace"],
  n: ["comment", "punctuation.definition.comment"],
};

const kinds: readonly TokenKind[] = ["", "k", "s", "t", "d", "p", "n"];

/** A theme can only speak in colours, so each kind gets a number that is never shown. */
function colourOf(kind: TokenKind): string {
  return `#00000${kinds.indexOf(kind)}`;
}

/** The kind that a token's colour stands for. */
export function kindOf(colour: string | undefined): TokenKind {
  return kinds.find((kind) => colourOf(kind) === colour?.toLowerCase()) ?? "";
}

/** A Shiki theme whose colours are kinds. */
export const kindTheme = {
  name: "kinds",
  type: "light" as const,
  fg: colourOf(""),
  bg: "#ffffff",
  settings: Object.entries(scopes).map(([kind, scope]) => ({
    scope: [...scope],
    settings: { foreground: colourOf(kind as TokenKind) },
  })),
};
