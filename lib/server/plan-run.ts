import Anthropic from "@anthropic-ai/sdk";
import { scenarioOf } from "../content/all-scenarios";
import type { Scenario, ScenarioWorld } from "../content/scenario";
import { worldOf } from "../content/scenario-worlds";
import { accumulateStream } from "../messages-api/accumulate-stream";
import { sdkClient } from "../run/api-client";
import type { ApiClient } from "../run/api-client";
import type { RunRequest } from "../run/run-request";
import { defaultLimits } from "../sandbox/sandbox-limits";
import type { PlannedFault } from "../simulated-model/fault";
import { serve } from "../simulated-model/serve";
import { programText } from "./program-text";
import { runLimits } from "./run-limits";
import type { RunBody } from "./run-schema";

/** The official SDK, talking to the simulated API inside this process through the real wire format. */
export function simulatedClient(world: ScenarioWorld, faults: readonly PlannedFault[]): ApiClient {
  const sdk = new Anthropic({
    apiKey: "simulated",
    baseURL: "http://simulated.invalid",
    maxRetries: 0,
    logLevel: "off",
    fetch: (input, init) => serve(new Request(input, init), { script: world.script, faults }),
  });
  return sdkClient(sdk.messages, accumulateStream);
}

/** A request for a run as the page sends it, completed. Output: null when there is no such scenario. */
export async function planRun(body: RunBody, signal: AbortSignal): Promise<RunRequest | null> {
  const scenario = scenarioOf(body.scenario);
  const world = worldOf(body.scenario);
  if (scenario === undefined || world === undefined) return null;
  const { locale } = body;
  return {
    scenario: settingOf(scenario, body),
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

function settingOf(scenario: Scenario, { locale, maxTokens }: RunBody): RunRequest["scenario"] {
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
