import type { Scenario } from "./scenario";
import { orderTracking } from "./scenarios/order-tracking/scenario";
import { weather } from "./scenarios/weather/scenario";

/** Every scenario, in the order of the index. Data only: safe for a page. */
export const allScenarios: readonly Scenario[] = [orderTracking, weather];

/** Looks a scenario up by id; undefined if there is none. */
export function scenarioOf(id: string): Scenario | undefined {
  return allScenarios.find((scenario) => scenario.id === id);
}
