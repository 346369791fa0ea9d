import type ts from "typescript";
import type { Frame, Scope } from "./scope";
import { visibleNames } from "./scope";

/** Name of the global function that hands the probes to the program's first statement, once. */
export const probesGlobal = "__loopscopeProbes";

/** `unless-just-reached` stays silent when its line is the one reached last. */
export type ProbeKind = "statement" | "unless-just-reached";

/** Text to insert before `position` of the program. At one position, a lower `rank` comes first. */
interface Insertion {
  readonly position: number;
  readonly rank: number;
  readonly text: string;
}
const ranks = { close: 0, frame: 1, probe: 2 };

/** Collects what is inserted into a program and writes it: always on the line it belongs to, never a new line. */
/** Variables of one function that a probe reads, the latest first: a text with hundreds would grow with their square. */
const mostNames = 60;

export class ProbeText {
  readonly #file: ts.SourceFile;
  readonly #prefix: string;
  readonly #insertions: Insertion[] = [];
  #frames = 0;

  /** `file` is the program's syntax tree; the names that are inserted occur nowhere in its text. */
  constructor(file: ts.SourceFile) {
    this.#file = file;
    let prefix = "$$";
    while (file.text.includes(prefix)) prefix += "$";
    this.#prefix = prefix;
  }

  newFrame(): Frame {
    this.#frames += 1;
    return { variable: `${this.#prefix}${String(this.#frames)}`, declarations: new Map(), used: false };
  }

  lineOf(position: number): number {
    return this.#file.getLineAndCharacterOfPosition(position).line + 1;
  }

  /** A call that reports `line` and what changed in the variables that `scope` can read. */
  probe(line: number, scope: Scope, mayChange: boolean, kind: ProbeKind = "statement"): string {
    const groups = visibleNames(scope).map(({ frame, names }) => {
      frame.used = true;
      const fields = names.slice(-mostNames).map(([name, key]) => (name === key ? name : `"${key}":${name}`));
      return `,${frame.variable},()=>({${fields.join(",")}})`;
    });
    const call = kind === "statement" ? "p" : "h";
    return `${this.#prefix}${call}(${String(line)},${mayChange ? "1" : "0"}${groups.join("")})`;
  }

  insert(position: number, text: string): void {
    this.#insertions.push({ position, rank: ranks.probe, text });
  }

  close(position: number): void {
    this.#insertions.push({ position, rank: ranks.close, text: "}" });
  }

  /** Declares a function's frame at the start of its body, if a probe uses it. */
  declareFrame(position: number, frame: Frame): void {
    if (!frame.used) return;
    const text = `const ${frame.variable}=${this.#prefix}f();`;
    this.#insertions.push({ position, rank: ranks.frame, text });
  }

  /** Takes the probes out of the global object before anything of the program runs. */
  declareProbes(): void {
    const p = this.#prefix;
    const text = `const{p:${p}p,h:${p}h,f:${p}f}=${probesGlobal}();`;
    this.#insertions.push({ position: 0, rank: ranks.close, text });
  }

  /** `javascript` is the program with its types blanked: every position as in the syntax tree. */
  writeInto(javascript: string): string {
    const sorted = this.#insertions.toSorted((a, b) => a.position - b.position || a.rank - b.rank);
    const pieces: string[] = [];
    let from = 0;
    for (const { position, text } of sorted) {
      pieces.push(javascript.slice(from, position), text);
      from = position;
    }
    return pieces.join("") + javascript.slice(from);
  }
}
