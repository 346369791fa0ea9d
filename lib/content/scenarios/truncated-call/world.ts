import type { CallView, ConversationView, Reply } from "../../../simulated-model/script";
import type { Locale, ScenarioWorld } from "../../scenario";
import { lastAnswer, numberIn, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";

interface Order {
  readonly drawer: string;
  readonly before_year: number;
  readonly keep: readonly string[];
}

/** The instruction in a question; null while drawer or year is missing. */
function orderIn(text: string): Order | null {
  const drawer = /(?:drawer|tiroir)\s+(\d+)/iu.exec(text)?.[1];
  const year = /\b(?:19|20)\d\d\b/u.exec(text)?.[0];
  if (drawer === undefined || year === undefined) return null;
  return { drawer, before_year: Number(year), keep: [...new Set(text.match(/\b\d+-\d{3}\b/gu) ?? [])] };
}

function keptBy(input: unknown): string[] {
  const keep: unknown = typeof input === "object" && input !== null ? Reflect.get(input, "keep") : undefined;
  return Array.isArray(keep) ? keep.filter((each) => typeof each === "string") : [];
}

/** Old packets of a drawer: 43 in drawer 7 before 2015, more for later years. */
function oldPackets(drawer: string, year: number): number {
  return Math.max(0, 43 + (Number(drawer) - 7) * 2 + (year - 2015) * 3);
}

function retirePackets(input: unknown, locale: Locale): string {
  const drawer = textIn(input, "drawer");
  const year = numberIn(input, "before_year");
  if (drawer === "" || year === null) throw new Error("drawer and before_year are required");
  const all = oldPackets(drawer, year);
  const kept = Math.min(all, keptBy(input).length);
  return locale === "en"
    ? `Retired ${all - kept} packets of drawer ${drawer}, kept ${kept}`
    : `${all - kept} sachets du tiroir ${drawer} retirés, ${kept} gardés`;
}

const sentence = {
  en: {
    ask: "Which drawer, and collected before which year?",
    act: "I will retire the old packets.",
    spare: "I will retire the old packets and keep those you list.",
    report: (gone: string) => `${gone} old packets retired.`,
    spared: (gone: string, kept: string) => `${gone} old packets retired, ${kept} kept as you asked.`,
    lost: (gone: string, lost: number) =>
      `${gone} packets retired. The call had no complete keep list: ${lost} packets that you wanted to keep are gone.`,
    failed: "The packets could not be retired. Nothing was changed.",
    blind: "The old packets of that drawer have been retired.",
  },
  fr: {
    ask: "Quel tiroir, et récoltés avant quelle année ?",
    act: "Je retire les vieux sachets.",
    spare: "Je retire les vieux sachets et je garde ceux de votre liste.",
    report: (gone: string) => `${gone} vieux sachets retirés.`,
    spared: (gone: string, kept: string) => `${gone} vieux sachets retirés, ${kept} gardés comme demandé.`,
    lost: (gone: string, lost: number) =>
      `${gone} sachets retirés. L’appel n’avait pas de liste keep complète : ${lost} sachets à garder ont disparu.`,
    failed: "Les sachets n’ont pas pu être retirés. Rien n’a changé.",
    blind: "Les vieux sachets de ce tiroir sont retirés.",
  },
} as const;

/** The seed bank's Claude: one long call, then a short report. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const order = orderIn(view.prompt);
  if (order === null) return endWith(words.ask);
  const call = lastAnswer(view, "retire_packets");
  if (call !== undefined) return endWith(report(call, order, view.locale));
  if (!view.offered.includes("retire_packets")) return endWith(words.blind);
  const { keep, ...rest } = order;
  if (keep.length === 0) return { content: [say(words.act), ask("retire_packets", rest)] };
  return { content: [say(words.spare), ask("retire_packets", { ...rest, keep })] };
}

function report(call: CallView, order: Order, locale: Locale): string {
  const words = sentence[locale];
  if (call.isError) return words.failed;
  const numbers = (call.result ?? "").match(/\d+/gu) ?? [];
  const [gone = "0", , kept = "0"] = numbers;
  const sent = keptBy(call.input);
  const lost = order.keep.filter((packet) => !sent.includes(packet)).length;
  if (lost > 0) return words.lost(gone, lost);
  return order.keep.length === 0 ? words.report(gone) : words.spared(gone, kept);
}

export const truncatedCallWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "retire_packets") throw new Error(`Unknown tool: ${name}`);
    return retirePackets(input, locale);
  },
  script,
};
