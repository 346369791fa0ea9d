/** Where a key leads in a list of lines, and the digits typed so far. */
export interface LineStep {
  readonly line: number;
  readonly digits: string;
}

const page = 10;

/**
 * Walks a list of lines with the keyboard. Input: the key, the line in focus (from 1), how many there are, and the
 * digits typed just before. Output: where to go; null when the key means nothing here.
 */
export function walkLines(key: string, line: number, count: number, digits: string): LineStep | null {
  const to = (target: number): LineStep => ({ line: Math.max(1, Math.min(count, target)), digits: "" });
  switch (key) {
    case "ArrowDown":
      return to(line + 1);
    case "ArrowUp":
      return to(line - 1);
    case "PageDown":
      return to(line + page);
    case "PageUp":
      return to(line - page);
    case "Home":
      return to(1);
    case "End":
      return to(count);
    default:
      return /^\d$/.test(key) ? byDigits(digits + key, key, count) : null;
  }
}

function byDigits(joined: string, key: string, count: number): LineStep | null {
  const found = [joined, key].find((digits) => Number(digits) >= 1 && Number(digits) <= count);
  return found === undefined ? null : { line: Number(found), digits: found };
}
