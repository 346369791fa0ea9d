/** What a piece of code is, as the listing colours it: keyword, string, type, digit or literal, punctuation, note. */
export type TokenKind = "k" | "s" | "t" | "d" | "p" | "n" | "";

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

/** One line of a program, cut into tokens on the server. */
export type HighlightedLine = readonly Token[];
