import { allScenarios, scenarioOf } from "../content/all-scenarios";
import type { Locale, Scenario } from "../content/scenario";
import type { Trace } from "../trace/event";
import { collectTrace } from "./collect-trace";
import { highlightTypeScript } from "./highlight";
import type { HighlightedLine } from "../trace/highlighted-code";
import { planRun } from "./plan-run";
import { programText } from "./program-text";
import { runSchema } from "./run-schema";

/** What the player page is given: data only. */
export interface PlaygroundData {
  readonly scenario: Scenario;
  /** Place in the index, from 1, and how many there are. */
  readonly number: number;
  readonly total: number;
  readonly source: string;
  readonly lines: readonly HighlightedLine[];
  /** The run of the scenario's own prompt and program: on screen before any script has loaded. */
  readonly trace: Trace;
}

const known = new Map<string, Promise<PlaygroundData>>();

/** Prepares a player page. Output: null if there is no such scenario. The run is made once per process and language. */
export async function playgroundData(id: string, locale: Locale): Promise<PlaygroundData | null> {
  const scenario = scenarioOf(id);
  if (scenario === undefined) return null;
  const key = `${locale} ${id}`;
  const ready = known.get(key) ?? prepare(scenario, locale);
  known.set(key, ready);
  // A run that was cut off by a busy machine must not stay.
  ready.then(
    ({ trace }) => trace.at(-1)?.type === "run-stopped" && known.delete(key),
    () => known.delete(key),
  );
  return ready;
}

async function prepare(scenario: Scenario, locale: Locale): Promise<PlaygroundData> {
  const body = runSchema.parse({ scenario: scenario.id, locale });
  const plan = await planRun(body, new AbortController().signal);
  if (plan === null) throw new Error(`${scenario.id} has no world`);
  const source = await programText(scenario.program);
  const [trace, lines] = await Promise.all([collectTrace(plan), highlightTypeScript(source)]);
  const number = allScenarios.indexOf(scenario) + 1;
  return { scenario, number, total: allScenarios.length, source, lines, trace };
}
