/** One row of two texts side by side. Numbers count from 1; null where a side has nothing. */
export type DiffRow =
  | { readonly type: "same" | "changed"; readonly left: number | null; readonly right: number | null }
  /** Lines that both have, left out. */
  | { readonly type: "gap"; readonly count: number; readonly left: number; readonly right: number };

/** Lines shown around a change. */
const around = 3;

/** Aligns two texts line by line and keeps what differs, with a few lines around it. */
export function diffRows(left: readonly string[], right: readonly string[]): readonly DiffRow[] {
  return shortened(aligned(left, right));
}

type LineRow = Exclude<DiffRow, { type: "gap" }>;

function aligned(left: readonly string[], right: readonly string[]): LineRow[] {
  const lengths = commonLengths(left, right);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const rows: LineRow[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const removed: number[] = [];
    const added: number[] = [];
    while ((i < left.length || j < right.length) && (left[i] !== right[j] || i >= left.length)) {
      if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) removed.push(++i);
      else added.push(++j);
    }
    for (let k = 0; k < Math.max(removed.length, added.length); k += 1) {
      rows.push({ type: "changed", left: removed[k] ?? null, right: added[k] ?? null });
    }
    if (i < left.length && j < right.length) rows.push({ type: "same", left: ++i, right: ++j });
  }
  return rows;
}

/** Length of the longest common run of lines behind each pair of places. */
function commonLengths(left: readonly string[], right: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row === undefined) continue;
      const skipped = Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
      row[j] = left[i] === right[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : skipped;
    }
  }
  return lengths;
}

function shortened(rows: readonly LineRow[]): DiffRow[] {
  const near = rows.map((_, index) =>
    rows.slice(Math.max(0, index - around), index + around + 1).some(({ type }) => type === "changed"),
  );
  const shown: DiffRow[] = [];
  rows.forEach((row, index) => {
    const last = shown.at(-1);
    if (near[index] === true) shown.push(row);
    else if (last?.type === "gap") shown[shown.length - 1] = { ...last, count: last.count + 1 };
    else shown.push({ type: "gap", count: 1, left: row.left ?? 0, right: row.right ?? 0 });
  });
  return shown;
}
