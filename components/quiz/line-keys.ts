/** Where a key leads in a list of lines, and the digits typed so far. */
export interface LineStep {
  readonly line: number;
  readonly digits: string;
}

const page = 10;

/**
 * Walks a list of lines with the keyboard. Input: the key, the line in focus (from 1), how many there are, and the digits
 * typed just before. Output: where to go; null when the key means nothing here.
 */
export function lineAfterKey(key: string, active: number, count: number, digits: string): LineStep | null {
  const within = (line: number) => Math.max(1, Math.min(count, line));
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 1,
    End: count,
  };
  const target = steps[key];
  if (target !== undefined) return { line: within(target), digits: "" };
  if (!/^\d$/u.test(key)) return null;
  const number = Number(digits + key);
  if (number >= 1 && number <= count) return { line: number, digits: digits + key };
  return key === "0" ? null : { line: within(Number(key)), digits: key };
}
