import PQueue from "p-queue";
import { scenarioOf } from "../content/all-scenarios";
import { gradeProgram } from "../exercise/grade-program";
import type { TrialVerdict } from "../exercise/grade-program";
import type { SentReport, SentVerdict } from "../exercise/sent-report";
import { compileProgram } from "../sandbox/compile-program";
import { SandboxBusyError } from "../sandbox/sandbox-busy-error";
import { processWide } from "../sandbox/worker-process-wide";
import { explainRules } from "./exercise-rules";
import { highlightTypeScript } from "./highlight";
import { programOrder } from "./program-order";
import type { ProgramOrder } from "./program-order";
import { readBody, refuseProgram, refuseTrouble } from "./request-body";

/** Gradings at one time: each runs a program some twenty times over. More wait their turn, up to a point. */
const gradings = processWide("gradings", () => new PQueue({ concurrency: 2 }));
const mostWaiting = 20;
/** Characters of traces that one report carries. */
const mostTrace = 4_000_000;

/**
 * `POST /api/exercise`: grades a program by what it does in every scenario and in seeded variants of them.
 * Answer: a `SentReport`, or an error in the envelope of `POST /api/runs`. Nothing is kept.
 */
export async function exerciseEndpoint(request: Request): Promise<Response> {
  const read = await readBody(request, programOrder);
  if (read.type === "refused") return read.response;
  try {
    const compilation = await compileProgram(read.body.program, read.body.locale);
    if (!compilation.ok) return refuseProgram(compilation.errors);
    if (gradings.size >= mostWaiting) throw new SandboxBusyError();
    const report = await gradings.add(() => reportOf(read.body, request.signal), { signal: request.signal });
    return Response.json(report, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return refuseTrouble(error, "The program could not be graded. Try again.");
  }
}

async function reportOf({ program, locale, seed }: ProgramOrder, signal: AbortSignal): Promise<SentReport> {
  const [report, lines] = await Promise.all([
    gradeProgram(program, locale, seed, signal),
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
