import type { ConversationView, Reply } from "../../../simulated-model/script";
import type { Locale, ScenarioWorld } from "../../scenario";
import { lastAnswer, numberIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";
import { readPart } from "./survey";

const sentence = {
  en: {
    what: "The survey has four parts, a line per day. Tell me which parts to read.",
    next: (part: number) => `I will read part ${part}.`,
    failed: (part: number) => `Part ${part} could not be read.`,
    blind: "The survey mostly mentions seals and gulls, as surveys do.",
  },
  fr: {
    what: "Le relevé compte quatre parties, une ligne par jour. Dites-moi lesquelles lire.",
    next: (part: number) => `Je lis la partie ${part}.`,
    failed: (part: number) => `La partie ${part} n’a pas pu être lue.`,
    blind: "Le relevé parle surtout de phoques et de goélands, comme tous les relevés.",
  },
} as const;

/** Parts that a question asks for: all four, or the numbers it names. */
function partsIn(text: string): number[] {
  if (/\b(?:all|every|four|whole|quatre|toutes|tout|entier)\b/iu.test(text)) return [1, 2, 3, 4];
  return [...new Set((text.match(/\b[1-9]\b/gu) ?? []).map(Number))];
}

/** The reader's Claude: reads part after part, then copies every sighting out, however long that gets. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const parts = partsIn(view.prompt);
  if (parts.length === 0) return endWith(words.what);
  const open = parts.find((part) => lastAnswer(view, "read_part", "part", part) === undefined);
  if (open !== undefined && view.offered.includes("read_part")) {
    return { content: [say(words.next(open)), ask("read_part", { part: open })] };
  }
  const lines = parts.flatMap((part) => {
    const call = lastAnswer(view, "read_part", "part", part);
    if (call === undefined) return [];
    return call.isError ? [words.failed(part)] : sightingsOf(call.result ?? "", view.locale);
  });
  return endWith(lines.length === 0 ? words.blind : lines.join("\n"));
}

function sightingsOf(text: string, locale: Locale): string[] {
  return [...text.matchAll(/^\S+ (\d+)\s?:.*(?:seen|vu)\s?: (.+)$/gmu)].map(([, day, seen]) =>
    locale === "en" ? `Day ${day ?? ""}: ${seen ?? ""}` : `Jour ${day ?? ""} : ${seen ?? ""}`,
  );
}

export const contextWindowWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "read_part") throw new Error(`Unknown tool: ${name}`);
    return readPart(numberIn(input, "part"), locale);
  },
  script,
};
