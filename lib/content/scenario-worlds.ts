import type { ScenarioWorld } from "./scenario";
import { orderTrackingWorld } from "./scenarios/order-tracking/world";
import { weatherWorld } from "./scenarios/weather/world";

const worlds: Readonly<Record<string, ScenarioWorld>> = {
  "order-tracking": orderTrackingWorld,
  weather: weatherWorld,
};

/** The tools and the model of a scenario; undefined if there is none of that id. Never import it from a page. */
export function worldOf(id: string): ScenarioWorld | undefined {
  return Object.hasOwn(worlds, id) ? worlds[id] : undefined;
}
