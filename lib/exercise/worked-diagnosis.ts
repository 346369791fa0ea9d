import type { AntiPattern } from "../content/anti-pattern";
import { addressOf, allAntiPatterns } from "../content/anti-patterns/all-anti-patterns";
import { applyAntiPattern } from "../content/anti-patterns/apply-edits";
import { scenarioOf } from "../content/all-scenarios";
import type { Locale } from "../content/scenario";
import { compareRuns } from "./compare-runs";
import type { WorkedDiagnosis } from "./exercise";
import { traceOf } from "./trace-of";

/** Effects shown before and behind the first divergence. */
const around = 2;

/**
 * The diagnosis of a sibling bug, for the first exercise of a family; null for the later ones, which are to be done
 * without. The sibling is the next one of the family.
 */
export async function workedDiagnosis(
  { id, family }: AntiPattern,
  reference: string,
  locale: Locale,
): Promise<WorkedDiagnosis | null> {
  const [first, sibling] = allAntiPatterns.filter((each) => each.family === family);
  if (first?.id !== id || sibling === undefined) return null;
  const { source, lines } = applyAntiPattern(reference, sibling);
  const { scenario: stage, prompt: own } = sibling.failsIn;
  const scenario = scenarioOf(stage);
  if (scenario === undefined) throw new Error(`No scenario ${stage}`);
  const prompt = (own ?? scenario.prompt)[locale];
  const run = (name: string, text: string) =>
    traceOf(stage, { program: { name, source: text }, locale, prompt });
  const [buggy, right] = await Promise.all([run(sibling.id, source), run("reference-loop", reference)]);
  const { shared, buggy: left, right: rest } = compareRuns(buggy, right);
  const text = source.split("\n");
  return {
    id: sibling.id,
    address: addressOf(sibling),
    symptomTitle: sibling.symptomTitle[locale],
    symptom: sibling.symptom[locale],
    scenario: scenario.title[locale],
    prompt,
    lines: lines.map((number) => ({ number, text: text[number - 1] ?? "" })),
    belief: sibling.misconception.belief[locale],
    refutation: sibling.misconception.refutation[locale],
    cure: sibling.cure[locale],
    comparison: {
      shared: shared.slice(-around),
      buggy: left.slice(0, around),
      right: rest.slice(0, around),
    },
  };
}
