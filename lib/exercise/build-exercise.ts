import type { AntiPattern, Stage } from "../content/anti-pattern";
import { addressOf, allAntiPatterns } from "../content/anti-patterns/all-anti-patterns";
import { applyAntiPattern } from "../content/anti-patterns/apply-edits";
import { findMisconception } from "../content/misconceptions/all-misconceptions";
import { scenarioOf } from "../content/all-scenarios";
import type { Locale } from "../content/scenario";
import { stableHash } from "../simulated-model/stable-hash";
import type { Trace } from "../trace/event";
import { compareRuns } from "./compare-runs";
import type { Exercise, NameOption, ShownRun } from "./exercise";
import { traceOf } from "./trace-of";
import { workedDiagnosis } from "./worked-diagnosis";

/**
 * Prepares the exercise of an anti-pattern: its words in one language, and its runs.
 * Input: the text of the reference program. The same input gives the same exercise.
 */
export async function buildExercise(
  antiPattern: AntiPattern,
  reference: string,
  locale: Locale,
): Promise<Exercise> {
  const { source, lines } = applyAntiPattern(reference, antiPattern);
  const [fails, right, fine, worked] = await Promise.all([
    shownRun(antiPattern.failsIn, antiPattern.id, source, locale),
    shownRun(antiPattern.failsIn, "reference-loop", reference, locale),
    shownRun(antiPattern.looksFineIn, antiPattern.id, source, locale),
    workedDiagnosis(antiPattern, reference, locale),
  ]);
  return {
    ...wordsOf(antiPattern, locale),
    id: antiPattern.id,
    seed: null,
    source,
    faulty: lines,
    reference,
    fails,
    fine,
    proof: proofOf(fails.trace, antiPattern.proof),
    comparison: compareRuns(fails.trace, right.trace),
    options: seededOrder(optionsOf(antiPattern, locale), antiPattern.id, ({ id }) => id),
    worked,
  };
}

/** What an exercise says, whatever run it shows. */
export function wordsOf(antiPattern: AntiPattern, locale: Locale) {
  const place = allAntiPatterns.indexOf(antiPattern);
  const next = allAntiPatterns[place + 1];
  return {
    antiPattern: antiPattern.id,
    address: addressOf(antiPattern),
    number: place + 1,
    family: antiPattern.family,
    title: antiPattern.title[locale],
    symptomTitle: antiPattern.symptomTitle[locale],
    symptom: antiPattern.symptom[locale],
    cause: antiPattern.cause[locale],
    cure: antiPattern.cure[locale],
    model: antiPattern.misconception.correctModel[locale],
    hints: antiPattern.hints.map((hint) => hint[locale]),
    next: next === undefined ? null : addressOf(next),
    nextTitle: next?.symptomTitle[locale] ?? null,
  };
}

/** Runs a program where an anti-pattern is to be watched. */
export async function shownRun(
  { scenario: id, prompt }: Stage,
  name: string,
  source: string,
  locale: Locale,
): Promise<ShownRun> {
  const scenario = scenarioOf(id);
  if (scenario === undefined) throw new Error(`No scenario ${id}`);
  const asked = (prompt ?? scenario.prompt)[locale];
  const trace = await traceOf(id, { program: { name, source }, locale, prompt: asked });
  return { scenario: id, title: scenario.title[locale], prompt: asked, trace };
}

function proofOf(trace: Trace, { event, nth }: AntiPattern["proof"]): number {
  const proof = trace.filter(({ type }) => type === event)[nth - 1];
  return proof?.seq ?? trace.length - 1;
}

function optionsOf({ misconception, distractors }: AntiPattern, locale: Locale): NameOption[] {
  const own = {
    id: misconception.id,
    belief: misconception.belief[locale],
    right: true,
    refutation: misconception.refutation[locale],
  };
  const others = distractors.map(({ misconception: id, refutation }) => ({
    id,
    belief: findMisconception(id)?.belief[locale] ?? id,
    right: false,
    refutation: refutation[locale],
  }));
  return [own, ...others];
}

/** Puts things in an order that follows from a seed and from nothing else. */
export function seededOrder<T>(items: readonly T[], seed: string, nameOf: (item: T) => string): T[] {
  const rank = (item: T) => stableHash(`${seed} ${nameOf(item)}`)[0];
  return items.toSorted((a, b) => rank(a) - rank(b));
}
