import type { Locale } from "../content/scenario";
import { diagnose } from "../diagnosis/diagnose";
import type { Finding } from "../diagnosis/finding";
import { compileProgram } from "../sandbox/compile-program";
import type { ProgramError } from "../sandbox/contract";
import type { Trace } from "../trace/event";
import { traceIn } from "./trace-of";
import { trialsOf } from "./trials";
import type { Trial } from "./trials";

/** What became of one trial. */
export interface TrialVerdict {
  readonly kind: Trial["kind"];
  readonly scenario: string;
  readonly prompt: string;
  /** "skipped": not run, because the program had to be stopped too often before. */
  readonly outcome: "passed" | "failed" | "skipped";
  readonly findings: readonly Finding[];
  /** The run, when it failed. */
  readonly trace: Trace | null;
}

export type Report =
  | { readonly type: "not-compiled"; readonly errors: readonly ProgramError[] }
  | { readonly type: "graded"; readonly passed: boolean; readonly verdicts: readonly TrialVerdict[] };

/** Warnings that a right loop does not earn; other lints are matters of taste. */
const unwise: readonly string[] = [
  "tool-results-split-over-messages",
  "text-after-tool-result",
  "forced-tool-choice-in-loop",
];

/** A program that runs into a limit so often is not given another second. */
const mostStops = 2;

/**
 * Grades a program by what it does, never by its text: it runs over every scenario and over seeded variants of them,
 * and the exchanges and endings are judged.
 * Input: program text, language, seed, a signal that ends it. Output: the report; a program that does not compile gets
 * its errors. Errors: rejects with the reason of the signal.
 */
export async function gradeProgram(
  source: string,
  locale: Locale,
  seed: number,
  signal = new AbortController().signal,
): Promise<Report> {
  const compilation = await compileProgram(source, locale);
  if (!compilation.ok) return { type: "not-compiled", errors: compilation.errors };
  const verdicts: TrialVerdict[] = [];
  let stops = 0;
  for (const trial of trialsOf(seed, locale)) {
    signal.throwIfAborted();
    const verdict = stops >= mostStops ? skipped(trial) : await verdictOf(trial, source, locale, signal);
    if (verdict.trace?.at(-1)?.type === "run-stopped") stops += 1;
    verdicts.push(verdict);
  }
  return { type: "graded", passed: verdicts.every((verdict) => verdict.outcome === "passed"), verdicts };
}

function skipped({ kind, scenario, prompt }: Trial): TrialVerdict {
  return { kind, scenario: scenario.id, prompt, outcome: "skipped", findings: [], trace: null };
}

async function verdictOf(
  trial: Trial,
  source: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<TrialVerdict> {
  const { kind, scenario, world, prompt, faults, toolFaults } = trial;
  const program = { name: "yours", source };
  const trace = await traceIn(scenario, world, { program, locale, prompt, faults, toolFaults, signal });
  const findings = [...blocking(trace), ...wrongEnding(trace, trial)];
  const failed = findings.length > 0;
  return {
    kind,
    scenario: scenario.id,
    prompt,
    outcome: failed ? "failed" : "passed",
    findings,
    trace: failed ? trace : null,
  };
}

/** The findings that make a program wrong. */
export function blocking(trace: Trace): Finding[] {
  return diagnose(trace).filter(({ severity, rule }) => severity === "fault" || unwise.includes(rule));
}

function wrongEnding(trace: Trace, { endings }: Trial): Finding[] {
  const end = trace.at(-1);
  const ending = end?.type === "run-returned" ? "returned" : "threw";
  if (end === undefined || endings.some((each) => each === ending)) return [];
  return [{ rule: "wrong-ending", severity: "fault", seq: end.seq, path: "", ids: [] }];
}
