import { scenarioOf } from "../content/all-scenarios";
import { gradeProgram } from "../exercise/grade-program";
import type { TrialVerdict } from "../exercise/grade-program";
import type { SentReport, SentVerdict } from "../exercise/sent-report";
import { compileProgram } from "../sandbox/compile-program";
import { explainRules } from "./exercise-rules";
import { highlightTypeScript } from "./highlight";
import { readProgram, refuse } from "./program-request";
import type { ProgramOrder } from "./program-request";

/** Gradings at one time: each runs a program some twenty times over. More wait their turn, up to a point. */
const mostAtOnce = 2;
const mostWaiting = 20;
/** Characters of traces that one report carries. */
const mostTrace = 4_000_000;

let running = 0;
const queue: (() => void)[] = [];

/**
 * `POST /api/exercise`: grades a program by what it does in every scenario and in seeded variants of them.
 * Answer: a `SentReport`, or an error in the envelope of `POST /api/runs`. Nothing is kept.
 */
export async function exerciseEndpoint(request: Request): Promise<Response> {
  const read = await readProgram(request);
  if (read.type === "refused") return read.response;
  const compilation = compileProgram(read.order.program, read.order.locale);
  if (!compilation.ok) {
    const text = compilation.errors.map(({ line, message }) => `line ${line}: ${message}`).join("; ");
    return refuse(422, "program-not-compiled", `The program does not compile: ${text}`, compilation.errors);
  }
  if (queue.length >= mostWaiting) {
    return refuse(503, "busy", "Many programs are being graded. Try again in a moment.");
  }
  if (running >= mostAtOnce) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    if (request.signal.aborted) return refuse(503, "busy", "The request was taken back.");
    const report = await reportOf(read.order);
    return Response.json(report, { headers: { "cache-control": "no-store" } });
  } catch {
    return refuse(500, "internal", "The program could not be graded. Try again.");
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

async function reportOf({ program, locale, seed }: ProgramOrder): Promise<SentReport> {
  const [report, lines] = await Promise.all([
    gradeProgram(program, locale, seed),
    highlightTypeScript(program),
  ]);
  if (report.type === "not-compiled") throw new Error("It compiled a moment ago");
  let left = mostTrace;
  const verdicts = report.verdicts.map((verdict): SentVerdict => {
    const size = verdict.trace === null ? 0 : JSON.stringify(verdict.trace).length;
    const fits = size <= left;
    if (fits) left -= size;
    const trace = fits ? verdict.trace : null;
    const title = scenarioOf(verdict.scenario)?.title[locale] ?? verdict.scenario;
    return { ...verdict, title, trace, traceTooLong: !fits };
  });
  return {
    passed: report.passed,
    verdicts,
    rules: await explainRules(rulesIn(report.verdicts), locale),
    lines,
  };
}

function rulesIn(verdicts: readonly TrialVerdict[]): readonly string[] {
  return [...new Set(verdicts.flatMap(({ findings }) => findings.map(({ rule }) => rule)))];
}
