import Anthropic from "@anthropic-ai/sdk";
import type { ScenarioWorld } from "../content/scenario";
import { accumulateStream } from "../messages-api/accumulate-stream";
import { sdkClient } from "../run/api-client";
import type { ApiClient } from "../run/api-client";
import type { PlannedFault } from "../simulated-model/fault";
import { serve } from "../simulated-model/serve";

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
