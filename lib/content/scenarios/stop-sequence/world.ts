import type { ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld, Text } from "../../scenario";
import { lastAnswer, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";

const catalogue: Readonly<Record<string, Text>> = {
  "1931-12": {
    en: "Weather vane in the shape of a heron | Anna Lindqvist, 1931 | It turned on a boathouse for sixty years",
    fr: "Girouette en forme de héron | Anna Lindqvist, 1931 | Elle a tourné soixante ans sur un hangar à bateaux",
  },
  "1887-03": {
    en: "Travelling desk of walnut | Unknown joiner, 1887 | It crossed the sea four times with a surveyor",
    fr: "Écritoire de voyage en noyer | Menuisier inconnu, 1887 | Elle a traversé la mer quatre fois avec un géomètre",
  },
};

const sentence = {
  en: {
    which:
      "Two short sentences are enough. Give me a catalogue number, such as 1931-12, and I will write one.",
    look: "Let me read the catalogue entry.",
    notes: "Note for the curator: please confirm the year before printing.",
    missing: (number: string) => `The catalogue has no object ${number}, so there is nothing to label.`,
    failed: (number: string) => `The catalogue could not be read for ${number}.`,
    blind: (number: string) => `Object ${number}, a fine piece of its time.`,
  },
  fr: {
    which:
      "Deux phrases courtes suffisent. Donnez-moi un numéro de catalogue, par exemple 1931-12, et je rédige.",
    look: "Je lis la notice du catalogue.",
    notes: "Note pour la conservation : vérifier l’année avant impression.",
    missing: (number: string) => `Le catalogue n’a pas d’objet ${number} : il n’y a rien à légender.`,
    failed: (number: string) => `La notice ${number} n’a pas pu être lue.`,
    blind: (number: string) => `Objet ${number}, une belle pièce de son temps.`,
  },
} as const;

/** The museum's Claude: reads the entry, writes the label, a line with ###, and notes that nobody prints. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const number = /\b\d{4}-\d{2}\b/u.exec(view.prompt)?.[0];
  if (number === undefined) return endWith(words.which);
  const entry = lastAnswer(view, "catalogue_entry", "number", number);
  if (entry === undefined && view.offered.includes("catalogue_entry")) {
    return { content: [say(words.look), ask("catalogue_entry", { number })] };
  }
  if (entry?.isError === true) return endWith(words.failed(number));
  if (entry === undefined) return endWith(`${words.blind(number)}\n###\n${words.notes}`);
  const [object, maker, story] = (entry.result ?? "").split(/\s*\|\s*/u);
  if (object === undefined || maker === undefined || story === undefined) {
    return endWith(words.missing(number));
  }
  return endWith(`${object}. ${maker}. ${story}.\n###\n${words.notes}`);
}

export const stopSequenceWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "catalogue_entry") throw new Error(`Unknown tool: ${name}`);
    const number = textIn(input, "number");
    const entry = Object.hasOwn(catalogue, number) ? catalogue[number] : undefined;
    if (entry !== undefined) return entry[locale];
    return locale === "en" ? `No object ${number}` : `Aucun objet ${number}`;
  },
  script,
};
