import type { AntiPattern } from "../anti-pattern";
import { capAsStop } from "./cap-as-stop";
import { firstCallOnly } from "./first-call-only";
import { forgetsAssistantTurn } from "./forgets-assistant-turn";
import { hardCodedSequence } from "./hard-coded-sequence";
import { historyNotResent } from "./history-not-resent";
import { ignoresPauseTurn } from "./ignores-pause-turn";
import { noDefaultBranch } from "./no-default-branch";
import { resultsSpread } from "./results-spread";
import { runsCutCall } from "./runs-cut-call";
import { stopsOnWords } from "./stops-on-words";
import { textAfterResults } from "./text-after-results";
import { textAsCompletion } from "./text-as-completion";
import { textBeforeResults } from "./text-before-results";
import { toolExceptionKills } from "./tool-exception-kills";
import { toolsLeftOut } from "./tools-left-out";
import { wrongToolUseId } from "./wrong-tool-use-id";

/** Every anti-pattern, by family, the easiest to see first. They all edit `programs/reference-loop.ts`. */
export const allAntiPatterns: readonly AntiPattern[] = [
  stopsOnWords,
  textAsCompletion,
  capAsStop,
  forgetsAssistantTurn,
  historyNotResent,
  textBeforeResults,
  wrongToolUseId,
  firstCallOnly,
  resultsSpread,
  textAfterResults,
  noDefaultBranch,
  ignoresPauseTurn,
  runsCutCall,
  toolsLeftOut,
  toolExceptionKills,
  hardCodedSequence,
];

/** The last part of its page's address: the symptom, as the id would give the answer away to a class. */
export function addressOf({ symptomTitle }: AntiPattern): string {
  return symptomTitle.en
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The anti-pattern whose page has that address; undefined when there is none. */
export function antiPatternAt(address: string): AntiPattern | undefined {
  return allAntiPatterns.find((antiPattern) => addressOf(antiPattern) === address);
}

/** The anti-pattern with that id; undefined when there is none. */
export function antiPatternOf(id: string): AntiPattern | undefined {
  return allAntiPatterns.find((antiPattern) => antiPattern.id === id);
}
