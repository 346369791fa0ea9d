import type { Locale } from "../content/scenario";
import { traceOf } from "../exercise/trace-of";
import type { Proof } from "../quiz/question";
import type { Trace } from "../trace/event";
import { quizProgram, type QuizProgram } from "./quiz-programs";

export interface QuizRun {
  readonly program: QuizProgram;
  /** The edited prompt; null for the scenario's own. */
  readonly prompt: string | null;
  readonly trace: Trace;
}

const known = new Map<string, Promise<QuizRun>>();

/**
 * The run that a proof speaks of, to its end. Output: the same for every proof on it: it is made once per process and
 * language. Errors: rejects when the proof names no scenario or program.
 */
export function quizRun(
  { scenario, program, prompt }: Pick<Proof, "scenario" | "program" | "prompt">,
  locale: Locale,
): Promise<QuizRun> {
  const key = JSON.stringify([locale, scenario, program, prompt?.[locale]]);
  const ready = known.get(key) ?? makeRun(scenario, program, prompt?.[locale] ?? null, locale);
  known.set(key, ready);
  ready.catch(() => known.delete(key));
  return ready;
}

async function makeRun(
  scenario: string,
  programId: string | undefined,
  prompt: string | null,
  locale: Locale,
): Promise<QuizRun> {
  const program = await quizProgram(scenario, programId);
  const { name, source } = program;
  const trace = await traceOf(scenario, {
    program: { name, source },
    locale,
    ...(prompt === null ? {} : { prompt }),
  });
  return { program, prompt, trace };
}
