import { scenarioOf } from "../content/all-scenarios";
import { worldOf } from "../content/scenario-worlds";
import { simulatedClient } from "../exercise/simulated-client";
import { runSetting } from "../exercise/trace-of";
import type { RunRequest } from "../run/run-request";
import { defaultLimits } from "../sandbox/sandbox-limits";
import { programText } from "./program-text";
import { runLimits } from "./run-limits";
import type { RunBody } from "./run-schema";

/** A request for a run as the page sends it, completed. Output: null when there is no such scenario. */
export async function planRun(body: RunBody, signal: AbortSignal): Promise<RunRequest | null> {
  const scenario = scenarioOf(body.scenario);
  const world = worldOf(body.scenario);
  if (scenario === undefined || world === undefined) return null;
  const { locale } = body;
  return {
    scenario: runSetting(scenario, locale, body.maxTokens),
    program: {
      name: body.program === undefined ? scenario.program : "edited",
      source: body.program ?? (await programText(scenario.program)),
    },
    prompt: body.prompt ?? scenario.prompt[locale],
    client: simulatedClient(world, body.faults),
    executeTool: (name, input) => world.executeTool(name, input, locale),
    toolFaults: body.toolFaults,
    recorded: body.effects,
    until: body.until,
    limits: defaultLimits,
    maxEffects: runLimits.effects,
    signal,
  };
}
