import { allScenarios, scenarioOf } from "../content/all-scenarios";
import type { Locale, Scenario, ScenarioWorld } from "../content/scenario";
import { worldOf } from "../content/scenario-worlds";
import type { ToolFault } from "../run/run-request";
import type { PlannedFault } from "../simulated-model/fault";
import { disguise } from "./disguise";
import type { ToolNames } from "./disguise";

/** One run that a program must pass. */
export interface Trial {
  /** "scenario": as in the index. The others are variants with other names, numbers or faults, made from a seed. */
  readonly kind: "scenario" | "other-names" | "other-numbers" | "tool-failure" | "cut-call" | "refusal";
  readonly scenario: Scenario;
  readonly world: ScenarioWorld;
  readonly prompt: string;
  readonly faults: readonly PlannedFault[];
  readonly toolFaults: readonly ToolFault[];
  readonly endings: Scenario["endings"];
}

/** A small generator of whole numbers below a bound; the same seed gives the same sequence (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Every scenario of the index as it is, and the seeded variants. The same seed and language give the same trials. */
export function trialsOf(seed: number, locale: Locale): readonly Trial[] {
  const visible = allScenarios.map(({ id }) => trial("scenario", id, locale));
  return [...visible, ...variants(numbersFrom(seed), locale)];
}

function trial(kind: Trial["kind"], id: string, locale: Locale, changes: Partial<Trial> = {}): Trial {
  const scenario = scenarioOf(id);
  const world = worldOf(id);
  if (scenario === undefined || world === undefined) throw new Error(`No scenario ${id}`);
  const { prompt, endings } = scenario;
  return { kind, scenario, world, prompt: prompt[locale], faults: [], toolFaults: [], endings, ...changes };
}

const otherNames: readonly ToolNames[] = [
  { lookup_order: "find_parcel", get_weather: "read_sky" },
  { lookup_order: "shipment_status", get_weather: "forecast_now" },
  { lookup_order: "track", get_weather: "observe" },
];

const cities = ["Lisbon", "Oslo", "Quito", "Nairobi", "Hanoi", "Turin", "Perth"];

function variants(next: (below: number) => number, locale: Locale): Trial[] {
  const names = otherNames[next(otherNames.length)] ?? {};
  const place = cities[next(cities.length)] ?? "Oslo";
  const numbers = [
    ["4821", "9910", "0042"][next(3)] ?? "4821",
    String(1000 + next(9000)),
    String(1000 + next(9000)),
  ];
  const several = orderPrompt(numbers.slice(0, 1 + next(3)), locale);
  const atSecond = next(2) === 1;
  return [
    disguised("order-tracking", names, several, locale),
    disguised("weather", names, weatherPrompt(place, locale), locale),
    trial("other-numbers", "order-tracking", locale, { prompt: orderPrompt(numbers, locale) }),
    trial("tool-failure", "order-tracking", locale, {
      prompt: orderPrompt(numbers, locale),
      toolFaults: [{ call: 1 + next(3), message: "The order desk does not answer. Try again later." }],
    }),
    trial("cut-call", "order-tracking", locale, { faults: [stopAt("max_tokens", atSecond ? 2 : 1)] }),
    trial("refusal", "weather", locale, {
      faults: [stopAt("refusal", 2)],
      endings: ["returned", "threw"],
    }),
  ];
}

function disguised(id: string, names: ToolNames, prompt: string, locale: Locale): Trial {
  const plain = trial("other-names", id, locale, { prompt });
  return { ...plain, ...disguise(plain, names) };
}

function stopAt(stop_reason: "max_tokens" | "refusal", call: number): PlannedFault {
  return { fault: { kind: "stop_reason", stop_reason }, timing: { type: "call", call } };
}

function orderPrompt(numbers: readonly string[], locale: Locale): string {
  const list = numbers.map((number) => `#${number}`).join(", ");
  return locale === "en" ? `Please check ${list} for me` : `Vérifiez ${list} pour moi, s’il vous plaît`;
}

function weatherPrompt(place: string, locale: Locale): string {
  return locale === "en" ? `Is it warm in ${place}?` : `Fait-il chaud à ${place} ?`;
}
