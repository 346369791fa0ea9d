/** Advance widths of the italic serif at 12.5 px, in em, measured once; letters of one width share a row. */
const rows: readonly (readonly [number, string])[] = [
  [0.13, "\u202f'"],
  [0.25, " .,’\u00a0"],
  [0.29, ":;!()jlfi"],
  [0.32, "îI"],
  [0.37, 'st-"'],
  [0.44, "ceèéêçrz?_J“”"],
  [0.49, "goô«»"],
  [0.52, "bkqvxy–"],
  [0.56, "adhpàâ"],
  [0.6, "nuùû0123456789FLPS"],
  [0.66, "7BETRZ…"],
  [0.73, "AVXYwKOCœ"],
  [0.81, "DGHNUQ%"],
  [0.85, "m"],
  [0.98, "MW"],
];

const widths = new Map(
  rows.flatMap(([width, letters]) => Array.from(letters).map((letter) => [letter, width] as const)),
);

/** Width of a text in the italic serif, in em. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((total, letter) => total + (widths.get(letter) ?? 0.6), 0);
}

export interface FittedText {
  readonly text: string;
  /** In pixels. */
  readonly size: number;
}

/**
 * Makes a text of the italic serif fit a width: set smaller first, shortened with an ellipsis last.
 * @param width room, in pixels. @param size wanted and @param smallest allowed size, in pixels.
 */
export function fitText(text: string, width: number, size: number, smallest: number): FittedText {
  const needed = textWidth(text);
  if (needed * size <= width) return { text, size };
  const smaller = Math.floor((width / needed) * 4) / 4;
  if (smaller >= smallest) return { text, size: smaller };
  const letters = Array.from(text);
  while (letters.length > 1 && (textWidth(letters.join("")) + 0.66) * smallest > width) letters.pop();
  return { text: `${letters.join("").trimEnd()}…`, size: smallest };
}

/** Width of a text in mono, whose letters are all 0.6 em wide, at a size in pixels. */
export function monoWidth(text: string, size: number): number {
  return text.length * size * 0.6;
}

/** Makes a text in mono fit a width: shortened only. */
export function fitMono(text: string, width: number, size: number): string {
  const room = Math.max(2, Math.floor(width / (size * 0.6)));
  return text.length <= room ? text : `${text.slice(0, room - 1)}…`;
}

/** As many names in mono as fit a width, and how many more there are; only a single name is ever shortened. */
export function fitNames(names: readonly string[], width: number, size: number): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const rest = names.length - shown;
    const more = rest === 0 ? "" : ` +${rest}`;
    const text = `${names.slice(0, shown).join(", ")}${more}`;
    if (monoWidth(text, size) <= width) return text;
    if (shown === 1) return `${fitMono(names[0] ?? "", width - monoWidth(more, size), size)}${more}`;
  }
  return "";
}
