import { ruleEntry, refusalOf, type RuleEntry } from "../messages-api/rule";
import type { Refusal } from "../messages-api/verdict";

/** What the simulated server refuses and the real one has no word for: entries beside `transportRules`. */
export const simulatorRules: readonly RuleEntry[] = [
  ruleEntry({
    id: "fault-grammar",
    at: "x-loopscope-fault",
    template:
      "x-loopscope-fault: {part} is not understood; write for example 529@1,max_tokens@2,slow:800@p0.5s42",
    simulatorText: true,
    confidence: "simulator's own",
    source: "lib/simulated-model/fault-grammar.ts",
  }),
  ruleEntry({
    id: "body-too-deep",
    at: "",
    template: "The request body is nested too deeply",
    simulatorText: true,
    confidence: "simulator's own",
    source: "lib/simulated-model/serve.ts",
  }),
];

/** A refusal of the simulator's own. Input: an id of `simulatorRules`. Throws on another one: a bug of ours. */
export function simulatorRefusal(id: string, values: Readonly<Record<string, string>> = {}): Refusal {
  const entry = simulatorRules.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`No rule of the simulator is called ${id}`);
  return refusalOf(entry, { path: entry.at, values });
}
