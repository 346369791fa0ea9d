/** One piece of a pattern: the strings that it can produce first, and how often it must occur. */
interface Cursor {
  readonly source: string;
  at: number;
}

/**
 * A text that matches a regular expression, best effort: literals, classes, groups, alternation (first branch) and
 * counts (the least allowed). Output: null when the result does not match, or the pattern does not compile.
 */
export function samplePattern(pattern: string): string | null {
  try {
    const sample = sampleAlternatives({ source: pattern, at: 0 });
    return new RegExp(pattern, "u").test(sample) ? sample : null;
  } catch {
    return null;
  }
}

function sampleAlternatives(cursor: Cursor): string {
  let first: string | null = null;
  do {
    const branch = sampleSequence(cursor);
    first ??= branch;
  } while (take(cursor, "|"));
  return first;
}

function sampleSequence(cursor: Cursor): string {
  let text = "";
  while (cursor.at < cursor.source.length && !"|)".includes(peek(cursor))) {
    const atom = sampleAtom(cursor);
    text += atom.repeat(leastCount(cursor));
  }
  return text;
}

function sampleAtom(cursor: Cursor): string {
  const character = peek(cursor);
  cursor.at += 1;
  switch (character) {
    case "^":
    case "$":
      return "";
    case ".":
      return "a";
    case "(":
      return sampleGroup(cursor);
    case "[":
      return sampleClass(cursor);
    case "\\":
      return sampleEscape(cursor);
    default:
      return character;
  }
}

function sampleGroup(cursor: Cursor): string {
  const looksAround = /^\?<?[=!]/.test(cursor.source.slice(cursor.at));
  const opening = /^\?(?::|<?[=!]|<\w+>)/.exec(cursor.source.slice(cursor.at));
  if (opening) cursor.at += opening[0].length;
  const inner = sampleAlternatives(cursor);
  take(cursor, ")");
  return looksAround ? "" : inner;
}

function sampleClass(cursor: Cursor): string {
  const negated = take(cursor, "^");
  const start = cursor.at;
  let first: string | null = null;
  while (cursor.at < cursor.source.length && (peek(cursor) !== "]" || cursor.at === start)) {
    const member = take(cursor, "\\") ? sampleEscape(cursor) : nextCharacter(cursor);
    first ??= member;
  }
  const source = cursor.source.slice(start, cursor.at);
  take(cursor, "]");
  if (!negated) return first ?? "";
  const excluded = new RegExp(`[^${source}]`, "u");
  return ["a", "A", "1", "-", " ", "é"].find((candidate) => excluded.test(candidate)) ?? "";
}

function sampleEscape(cursor: Cursor): string {
  const character = nextCharacter(cursor);
  switch (character) {
    case "d":
      return "1";
    case "w":
    case "S":
    case "D":
      return "a";
    case "s":
      return " ";
    case "W":
      return "-";
    case "b":
    case "B":
      return "";
    case "n":
      return "\n";
    case "t":
      return "\t";
    case "p":
      return samplePropertyEscape(cursor);
    default:
      return character;
  }
}

function samplePropertyEscape(cursor: Cursor): string {
  const name = /^\{([^}]*)\}/.exec(cursor.source.slice(cursor.at));
  cursor.at += name?.[0].length ?? 0;
  return /^(N|Nd)$/.test(name?.[1] ?? "") ? "1" : /^(Lu)$/.test(name?.[1] ?? "") ? "A" : "a";
}

function leastCount(cursor: Cursor): number {
  const counted = /^\{(\d+)(,\d*)?\}/.exec(cursor.source.slice(cursor.at));
  let least = 1;
  if (counted) {
    cursor.at += counted[0].length;
    least = Number(counted[1]);
  } else if (take(cursor, "*") || take(cursor, "?")) {
    least = 0;
  } else {
    take(cursor, "+");
  }
  take(cursor, "?");
  return Math.min(least, 1000);
}

function peek(cursor: Cursor): string {
  return cursor.source.charAt(cursor.at);
}

function nextCharacter(cursor: Cursor): string {
  cursor.at += 1;
  return cursor.source.charAt(cursor.at - 1);
}

function take(cursor: Cursor, character: string): boolean {
  if (peek(cursor) !== character) return false;
  cursor.at += 1;
  return true;
}
