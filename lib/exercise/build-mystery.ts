import type { AntiPattern } from "../content/anti-pattern";
import { allAntiPatterns } from "../content/anti-patterns/all-anti-patterns";
import { applyAntiPattern } from "../content/anti-patterns/apply-edits";
import { findMisconception } from "../content/misconceptions/all-misconceptions";
import { allScenarios, scenarioOf } from "../content/all-scenarios";
import type { Locale } from "../content/scenario";
import { compareRuns } from "./compare-runs";
import { seededOrder, shownRun, wordsOf } from "./build-exercise";
import type { Exercise, NameOption, ShownRun } from "./exercise";
import { blocking } from "./grade-program";

interface Suspect {
  readonly antiPattern: AntiPattern;
  readonly scenario: string;
}

/** Programs other than the reference loop cannot be edited by anti-patterns. */
const stages = allScenarios.filter(({ program }) => program === "reference-loop").map(({ id }) => id);

/**
 * A bug, and a scenario in which it shows, both drawn by the seed. The same seed gives the same mystery; the words of
 * the runs are in the given language.
 * Input: the text of the reference program. Errors: throws if no bug shows anywhere.
 */
export async function buildMystery(seed: number, reference: string, locale: Locale): Promise<Exercise> {
  for (const suspect of suspectsOf(seed)) {
    const mystery = await tryOut(suspect, seed, reference, locale);
    if (mystery !== null) return mystery;
  }
  throw new Error("No anti-pattern fails in any scenario");
}

/** Each bug as likely as any other, however few scenarios show it. */
function suspectsOf(seed: number): Suspect[] {
  const bugs = seededOrder(allAntiPatterns, `mystery ${seed}`, ({ id }) => id);
  return bugs.flatMap((antiPattern) =>
    seededOrder(stages, `mystery ${seed} ${antiPattern.id}`, (id) => id).map((scenario) => ({
      antiPattern,
      scenario,
    })),
  );
}

async function tryOut(
  { antiPattern, scenario }: Suspect,
  seed: number,
  reference: string,
  locale: Locale,
): Promise<Exercise | null> {
  const { source, lines } = applyAntiPattern(reference, antiPattern);
  // The name of the program is written into the trace, and the trace must not tell the answer.
  const fails = await shownRun({ scenario }, "mystery", source, locale);
  const right = await shownRun({ scenario }, "reference-loop", reference, locale);
  const comparison = compareRuns(fails.trace, right.trace);
  const proof = proofOf(fails, comparison.buggy[0]?.seq);
  if (proof === null || !shows(fails, right)) return null;
  const seeded = `mystery ${seed}`;
  return {
    ...wordsOf(antiPattern, locale),
    id: `mystery-${seed}`,
    seed,
    symptom: null,
    source,
    faulty: lines,
    reference,
    fails,
    fine: null,
    proof,
    comparison,
    options: seededOrder(optionsOf(antiPattern, locale), seeded, ({ id }) => id),
    worked: null,
    next: null,
    nextTitle: null,
  };
}

/** A visitor can see it: a finding, the wrong end, or requests beyond those of a right run. */
function shows(fails: ShownRun, right: ShownRun): boolean {
  const requests = ({ trace }: ShownRun) => trace.filter(({ type }) => type === "request-sent").length;
  const endings: readonly string[] = scenarioOf(fails.scenario)?.endings ?? [];
  const ending = fails.trace.at(-1)?.type.replace("run-", "") ?? "";
  return blocking(fails.trace).length > 0 || !endings.includes(ending) || requests(fails) > requests(right);
}

/** The first finding of a fault, else where the run leaves that of a right program; null when it does not. */
function proofOf({ trace }: ShownRun, divergence: number | undefined): number | null {
  return blocking(trace)[0]?.seq ?? divergence ?? null;
}

/** The ideas in general words: those of an anti-pattern speak of the run that it was written for. */
function optionsOf({ misconception, distractors }: AntiPattern, locale: Locale): NameOption[] {
  const ids = [misconception.id, ...distractors.map((distractor) => distractor.misconception)];
  return ids.flatMap((id): NameOption[] => {
    const idea = findMisconception(id);
    if (idea === undefined) return [];
    return [
      {
        id,
        belief: idea.belief[locale],
        right: id === misconception.id,
        refutation: idea.refutation[locale],
      },
    ];
  });
}
