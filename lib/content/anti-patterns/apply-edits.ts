import type { AntiPattern, Edit } from "../anti-pattern";

/** A program with a bug in it, and the lines (from 1) that are at fault. */
export interface EditedProgram {
  readonly source: string;
  readonly lines: readonly number[];
}

/** An edit widened to whole lines of the text that it changes. */
interface LineEdit {
  /** Index of the first line that it replaces. */
  readonly first: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Applies an anti-pattern to the program text that it was written for.
 * Output: the new text, and its faulty lines: those that the edits brought; where an edit only took something out, the
 * lines on both sides of each gap. Errors: throws when a text to find does not occur exactly once, or edits overlap.
 */
export function applyAntiPattern(
  source: string,
  { id, edits }: Pick<AntiPattern, "id" | "edits">,
): EditedProgram {
  const lines = source.split("\n");
  const planned = edits.map((edit) => widen(source, edit, id)).toSorted((a, b) => a.first - b.first);
  const output: string[] = [];
  const faulty = new Set<number>();
  let next = 0;
  for (const { first, before, after } of planned) {
    if (first < next) throw new Error(`${id}: two edits change the same line`);
    output.push(...lines.slice(next, first));
    for (const line of faultyLines(before, after)) faulty.add(output.length + line);
    output.push(...after);
    next = first + before.length;
  }
  output.push(...lines.slice(next));
  const inText = [...faulty].filter((line) => line >= 1 && line <= output.length);
  return { source: output.join("\n"), lines: inText.toSorted((a, b) => a - b) };
}

function widen(source: string, { find, replace }: Edit, id: string): LineEdit {
  const at = source.indexOf(find);
  if (find === "" || at === -1 || source.includes(find, at + 1)) {
    throw new Error(`${id}: not exactly once in the program: ${find}`);
  }
  const start = source.lastIndexOf("\n", at - 1) + 1;
  const found = source.indexOf("\n", at + find.length);
  const end = found === -1 ? source.length : found;
  const after = source.slice(start, at) + replace + source.slice(at + find.length, end);
  return {
    first: source.slice(0, start).split("\n").length - 1,
    before: source.slice(start, end).split("\n"),
    after: after.split("\n"),
  };
}

/**
 * Lines of `after`, from 1, that `before` does not have. When it brings none, the lines around each gap: 0 and
 * `after.length + 1` stand for the neighbours outside.
 */
function faultyLines(before: readonly string[], after: readonly string[]): number[] {
  const kept = keptLines(before, after);
  const own = after.flatMap((_, index) => (kept.some((pair) => pair.after === index) ? [] : [index + 1]));
  if (own.length > 0) return own;
  const edges = [{ before: -1, after: -1 }, ...kept, { before: before.length, after: after.length }];
  return edges.flatMap((edge, index) => {
    const following = edges[index + 1];
    const isGap = following !== undefined && following.before > edge.before + 1;
    return isGap ? [edge.after + 1, following.after + 1] : [];
  });
}

interface KeptLine {
  readonly before: number;
  readonly after: number;
}

/** The longest run of lines that both have in the same order, as pairs of indices. */
function keptLines(before: readonly string[], after: readonly string[]): readonly KeptLine[] {
  const best: (readonly KeptLine[])[][] = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => []),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const skipped = longer(best[i + 1]?.[j], best[i]?.[j + 1]);
      const taken = before[i] === after[j] ? [{ before: i, after: j }, ...(best[i + 1]?.[j + 1] ?? [])] : [];
      const row = best[i];
      if (row !== undefined) row[j] = longer(taken, skipped);
    }
  }
  return best[0]?.[0] ?? [];
}

function longer(a: readonly KeptLine[] = [], b: readonly KeptLine[] = []): readonly KeptLine[] {
  return a.length >= b.length ? a : b;
}
