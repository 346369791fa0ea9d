/**
 * Tokens of a text, estimated in one pass: a run of letters costs one token per six characters (begun ones count),
 * digits and signs one per three, a run of blanks nothing when it is a single space and one otherwise, and a
 * character of a script without spaces one each. Deterministic, linear, needs no table of several megabytes, and
 * within about a third of a byte-pair tokenizer on prose, code and JSON. It is an estimate of ours and not the count
 * that the real API bills.
 */
function estimateText(text: string): number {
  let tokens = 0;
  let index = 0;
  while (index < text.length) {
    const kind = kindOf(text.charCodeAt(index));
    let end = index + 1;
    while (end < text.length && kindOf(text.charCodeAt(end)) === kind) end += 1;
    tokens += costOfRun(kind, end - index);
    index = end;
  }
  return tokens;
}

const LETTER = 0;
const DIGIT = 1;
const BLANK = 2;
const SIGN = 3;
const WIDE = 4;
type Kind = 0 | 1 | 2 | 3 | 4;

function kindOf(code: number): Kind {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return LETTER;
  if (code >= 48 && code <= 57) return DIGIT;
  if (code === 32 || (code >= 9 && code <= 13)) return BLANK;
  if (code < 192) return SIGN;
  return code < 0x0530 ? LETTER : WIDE;
}

function costOfRun(kind: Kind, length: number): number {
  switch (kind) {
    case LETTER:
      return Math.ceil(length / 6);
    case DIGIT:
    case SIGN:
      return Math.ceil(length / 3);
    case BLANK:
      return length === 1 ? 0 : 1;
    case WIDE:
      return length;
    default:
      return kind satisfies never;
  }
}

/**
 * Estimates tokens. Input: a text, or any JSON value, which is counted as its JSON text (what a model would read).
 * Output: a whole number, 0 for an empty text. Same input, same number.
 */
export function estimateTokens(value: unknown): number {
  if (typeof value === "string") return estimateText(value);
  const text: unknown = JSON.stringify(value);
  return typeof text === "string" ? estimateText(text) : 0;
}
