import { cpus } from "node:os";

/** Middle value of some numbers. */
export function median(values) {
  return percentile(values, 0.5);
}

/** The value below which a share of the numbers lies. In: numbers, a share from 0 to 1. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Rows of a table: what was measured, its value, its unit, and the most (or least) that was aimed at. */
export class Report {
  rows = [];
  failures = 0;

  /** Adds a row. `target` may be `{ most: number }` or `{ least: number }`. */
  add(name, value, unit, target = {}) {
    const met = value <= (target.most ?? Infinity) && value >= (target.least ?? -Infinity);
    const aim =
      target.most !== undefined ? `≤ ${target.most}` : target.least !== undefined ? `≥ ${target.least}` : "";
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    this.rows.push([name, value.toFixed(digits), unit, aim, aim === "" ? "" : met ? "met" : "missed"]);
  }

  /** Runs one part. A part that breaks is named and does not take the others with it. */
  async part(name, body) {
    console.log(`Measuring: ${name} …`);
    this.rows.push([name.toUpperCase(), "", "", "", ""]);
    try {
      await body();
    } catch (error) {
      this.failures += 1;
      this.rows.push([`could not be measured: ${error.message.split("\n")[0].slice(0, 60)}`, "", "", "", ""]);
    }
  }

  print() {
    const { length, 0: cpu } = cpus();
    console.log(`\nNode.js ${process.versions.node}, ${length} × ${cpu?.model ?? "unknown processor"}\n`);
    const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...this.rows.map((row) => row[column].length)));
    for (const row of this.rows)
      console.log(
        row
          .map((cell, column) => (column === 1 ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
          .join("  ")
          .trimEnd(),
      );
  }
}
