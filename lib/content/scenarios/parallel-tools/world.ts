import type { CallView, ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld } from "../../scenario";
import { answeredCalls, textIn } from "../call-history";
import { ask, endWith } from "../reply-blocks";
import { checkInstrument, checkStock, instruments, supplies } from "./inventory";

/** One check: which tool, under which name. */
interface Check {
  readonly tool: "check_stock" | "check_instrument";
  readonly name: string;
}

const argument = { check_stock: "item", check_instrument: "instrument" } as const;

const sentence = {
  en: {
    which: "Name the supplies and instruments, and I will check them all at once.",
    failed: (name: string) => `I could not check “${name}”.`,
    blind: "I cannot look at the shelves from here, but everything is usually there.",
  },
  fr: {
    which: "Nommez les fournitures et les appareils, et je vérifie tout d’un coup.",
    failed: (name: string) => `Je n’ai pas pu vérifier « ${name} ».`,
    blind: "Je ne vois pas les étagères d’ici, mais d’ordinaire il y a tout.",
  },
} as const;

/** What the question names. */
function namedIn(view: ConversationView): Check[] {
  const found = [
    ...supplies.map((entry) => ({ entry, tool: "check_stock" as const })),
    ...instruments.map((entry) => ({ entry, tool: "check_instrument" as const })),
  ].filter(({ entry }) => entry.pattern.test(view.prompt));
  return found.map(({ entry, tool }) => ({ tool, name: entry.name[view.locale] }));
}

function nameOf(call: CallView): string {
  return textIn(call.input, "item") || textIn(call.input, "instrument");
}

/** What a result leads to: the replacement of what is used up, or the first of several instruments that an error names. */
function followUp(call: CallView): Check[] {
  const text = call.result ?? "";
  const replacement = /(?:replaced by|remplaçable par)\s*:\s*(.+)$/u.exec(text)?.[1];
  if (!call.isError && replacement !== undefined) return [{ tool: "check_stock", name: replacement.trim() }];
  const choice = /(?:two instruments|deux appareils).*?\b([A-Z]{2}-\d)\b/u.exec(text)?.[1];
  return call.isError && choice !== undefined ? [{ tool: "check_instrument", name: choice }] : [];
}

/** The laboratory's Claude: checks everything at once, then what the results lead to, then reports. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const named = namedIn(view);
  if (named.length === 0) return endWith(words.which);
  const answered = answeredCalls(view);
  const wanted = [...named, ...answered.flatMap(followUp)];
  const open = wanted.filter(
    ({ tool, name }, index) =>
      view.offered.includes(tool) &&
      !answered.some((call) => call.name === tool && nameOf(call) === name) &&
      wanted.findIndex((each) => each.tool === tool && each.name === name) === index,
  );
  if (open.length > 0)
    return { content: open.map(({ tool, name }) => ask(tool, { [argument[tool]]: name })) };
  const lines = answered.filter((call) => followUp(call).length === 0 || !call.isError);
  if (lines.length === 0) return endWith(words.blind);
  return endWith(lines.map((call) => report(call, view)).join(" "));
}

function report(call: CallView, view: ConversationView): string {
  const text = (call.result ?? "").trim();
  if (call.isError || text === "") return sentence[view.locale].failed(nameOf(call));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export const parallelToolsWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name === "check_stock") return checkStock(textIn(input, "item"), locale);
    if (name === "check_instrument") return checkInstrument(textIn(input, "instrument"), locale);
    throw new Error(`Unknown tool: ${name}`);
  },
  script,
};
