import type { Scenario } from "./scenario";
import { contextWindow } from "./scenarios/context-window/scenario";
import { longInvestigation } from "./scenarios/long-investigation/scenario";
import { noTool } from "./scenarios/no-tool/scenario";
import { orderTracking } from "./scenarios/order-tracking/scenario";
import { parallelTools } from "./scenarios/parallel-tools/scenario";
import { refusal } from "./scenarios/refusal/scenario";
import { serverSearch } from "./scenarios/server-search/scenario";
import { stopSequence } from "./scenarios/stop-sequence/scenario";
import { streaming } from "./scenarios/streaming/scenario";
import { textBesideCall } from "./scenarios/text-beside-call/scenario";
import { truncatedCall } from "./scenarios/truncated-call/scenario";
import { weather } from "./scenarios/weather/scenario";

/** Every scenario, in the order of the index. Data only: safe for a page. */
export const allScenarios: readonly Scenario[] = [
  orderTracking,
  weather,
  noTool,
  textBesideCall,
  parallelTools,
  longInvestigation,
  truncatedCall,
  serverSearch,
  stopSequence,
  refusal,
  contextWindow,
  streaming,
];

/** Looks a scenario up by id; undefined if there is none. */
export function scenarioOf(id: string): Scenario | undefined {
  return allScenarios.find((scenario) => scenario.id === id);
}
