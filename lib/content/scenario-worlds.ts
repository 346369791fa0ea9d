import type { ScenarioWorld } from "./scenario";
import { contextWindowWorld } from "./scenarios/context-window/world";
import { longInvestigationWorld } from "./scenarios/long-investigation/world";
import { noToolWorld } from "./scenarios/no-tool/world";
import { orderTrackingWorld } from "./scenarios/order-tracking/world";
import { parallelToolsWorld } from "./scenarios/parallel-tools/world";
import { refusalWorld } from "./scenarios/refusal/world";
import { serverSearchWorld } from "./scenarios/server-search/world";
import { stopSequenceWorld } from "./scenarios/stop-sequence/world";
import { streamingWorld } from "./scenarios/streaming/world";
import { textBesideCallWorld } from "./scenarios/text-beside-call/world";
import { truncatedCallWorld } from "./scenarios/truncated-call/world";
import { weatherWorld } from "./scenarios/weather/world";

const worlds: Readonly<Record<string, ScenarioWorld>> = {
  "order-tracking": orderTrackingWorld,
  weather: weatherWorld,
  "no-tool": noToolWorld,
  "text-beside-call": textBesideCallWorld,
  "parallel-tools": parallelToolsWorld,
  "long-investigation": longInvestigationWorld,
  "truncated-call": truncatedCallWorld,
  "server-search": serverSearchWorld,
  "stop-sequence": stopSequenceWorld,
  refusal: refusalWorld,
  "context-window": contextWindowWorld,
  streaming: streamingWorld,
};

/** The tools and the model of a scenario; undefined if there is none of that id. Never import it from a page. */
export function worldOf(id: string): ScenarioWorld | undefined {
  return Object.hasOwn(worlds, id) ? worlds[id] : undefined;
}
