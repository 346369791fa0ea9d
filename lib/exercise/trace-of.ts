import { scenarioOf } from "../content/all-scenarios";
import type { Locale, Scenario, ScenarioWorld } from "../content/scenario";
import { worldOf } from "../content/scenario-worlds";
import { runProgram } from "../run/run-program";
import type { RunRequest, ToolFault } from "../run/run-request";
import { defaultLimits } from "../sandbox/sandbox-limits";
import type { PlannedFault } from "../simulated-model/fault";
import type { Trace, TraceEvent } from "../trace/event";
import { simulatedClient } from "./simulated-client";

const MOST_EFFECTS = 200;

export interface TraceOptions {
  readonly program: RunRequest["program"];
  /** Default: English. */
  readonly locale?: Locale;
  /** Default: the scenario's own. */
  readonly prompt?: string;
  readonly maxTokens?: number;
  readonly faults?: readonly PlannedFault[];
  readonly toolFaults?: readonly ToolFault[];
  /** Ends the run when it is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a program over a scenario to its end, in the simulated world.
 * Output: the trace; the same options give the same one. Errors: throws when there is no such scenario, or when the
 * program does not compile: compile text of a learner first.
 */
export function traceOf(scenarioId: string, options: TraceOptions): Promise<Trace> {
  const scenario = scenarioOf(scenarioId);
  const world = worldOf(scenarioId);
  if (scenario === undefined || world === undefined) {
    return Promise.reject(new Error(`No scenario ${scenarioId}`));
  }
  return traceIn(scenario, world, options);
}

/** As `traceOf`, for a scenario and a world that are handed in: disguised ones, for instance. */
export async function traceIn(
  scenario: Scenario,
  world: ScenarioWorld,
  options: TraceOptions,
): Promise<Trace> {
  const locale = options.locale ?? "en";
  const trace: TraceEvent[] = [];
  const outcome = await runProgram(
    {
      scenario: runSetting(scenario, locale, options.maxTokens),
      program: options.program,
      prompt: options.prompt ?? scenario.prompt[locale],
      client: simulatedClient(world, options.faults ?? []),
      executeTool: (name, input) => world.executeTool(name, input, locale),
      toolFaults: options.toolFaults ?? [],
      recorded: [],
      until: "end",
      limits: defaultLimits,
      maxEffects: MOST_EFFECTS,
      signal: options.signal ?? new AbortController().signal,
    },
    (event) => trace.push(event),
  );
  if (outcome.type === "ran") return trace;
  const errors = outcome.errors.map(({ line, message }) => `line ${line}: ${message}`);
  throw new Error(`${options.program.name} does not compile: ${errors.join("; ")}`);
}

/** What a run needs to know of a scenario, in one language. */
export function runSetting(scenario: Scenario, locale: Locale, maxTokens?: number): RunRequest["scenario"] {
  return {
    id: scenario.id,
    locale,
    model: scenario.model,
    maxTokens: maxTokens ?? scenario.maxTokens,
    system: scenario.system[locale],
    tools: scenario.tools[locale],
    stopSequences: scenario.stopSequences,
  };
}
