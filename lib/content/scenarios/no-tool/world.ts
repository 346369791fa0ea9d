import type { CallView, ConversationView, Reply } from "../../../simulated-model/script";
import type { Locale, ScenarioWorld, Text } from "../../scenario";
import { answeredCalls, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";

interface Book {
  readonly title: Text;
  readonly state: Text;
}

const catalogue: readonly Book[] = [
  {
    title: { en: "The Salt Almanac", fr: "L’Almanach du sel" },
    state: { en: "on the shelf, maritime section, bay 4", fr: "en rayon, section maritime, travée 4" },
  },
  {
    title: { en: "Nine Winters", fr: "Neuf hivers" },
    state: { en: "on loan until May 12", fr: "prêté jusqu’au 12 mai" },
  },
  {
    title: { en: "The Quiet Ferry", fr: "Le Bac silencieux" },
    state: { en: "two copies, novels, bay 2", fr: "deux exemplaires, romans, travée 2" },
  },
];

const sentence = {
  en: {
    form: "Mostly length, and what length allows: a novella follows one thread in a single sweep, a novel has room for several lives, places and turns.",
    other:
      "I can say something about books in general, and look a title up in the catalogue: put it in quotation marks.",
    invented: "The Art of the Novella",
    look: "Let me look in the catalogue.",
    read: (title: string, state: string) => `“${title}”: ${state}.`,
    missing: (title: string) => `We have no “${title}”; I can note a request for it.`,
    failed: (title: string) => `The catalogue gave no answer for “${title}”.`,
    blind: (titles: string) => `I believe ${titles} should be on the shelf.`,
  },
  fr: {
    form: "La longueur surtout, et ce qu’elle permet : une nouvelle suit un seul fil d’un trait, un roman a la place pour plusieurs vies, plusieurs lieux et des revirements.",
    other:
      "Je peux parler des livres en général et chercher un titre au catalogue : mettez-le entre guillemets.",
    invented: "L’Art de la nouvelle",
    look: "Je regarde au catalogue.",
    read: (title: string, state: string) => `« ${title} » : ${state}.`,
    missing: (title: string) => `Nous n’avons pas « ${title} » ; je peux noter une demande d’acquisition.`,
    failed: (title: string) => `Le catalogue n’a rien répondu pour « ${title} ».`,
    blind: (titles: string) => `Je crois que ${titles} devrait être en rayon.`,
  },
} as const;

function bare(title: string): string {
  return title.toLowerCase().replace(/[’']/gu, "'").trim();
}

function findBook(title: string, locale: Locale): string {
  const book = catalogue.find((each) => [each.title.en, each.title.fr].map(bare).includes(bare(title)));
  if (book === undefined) return locale === "en" ? "Not in the catalogue" : "Absent du catalogue";
  return locale === "en" ? `Found: ${book.state.en}` : `Trouvé : ${book.state.fr}`;
}

/** Titles in a question: whatever stands in quotation marks, once each. */
function titlesIn(text: string): string[] {
  const quoted = text.matchAll(/[“"«]\s*([^“”"«»]{2,60}?)\s*[”"»]/gu);
  return [...new Set([...quoted].flatMap((match) => match[1] ?? []))];
}

function report(call: CallView, locale: Locale): string {
  const title = textIn(call.input, "title");
  const words = sentence[locale];
  if (call.isError) return words.failed(title);
  const state = /:\s*(.+)$/u.exec(call.result ?? "")?.[1];
  return state === undefined ? words.missing(title) : words.read(title, state);
}

/** Whether the request insists on a call: then the model makes one up. */
function isForced(view: ConversationView): boolean {
  const choice = view.params.tool_choice?.type;
  return choice === "any" || choice === "tool";
}

/** The library's Claude: answers from what it knows, and looks up titles that are named. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const titles = titlesIn(view.prompt);
  const answered = answeredCalls(view);
  if (titles.length === 0 && answered.length === 0 && isForced(view)) {
    return { content: [ask("find_book", { title: words.invented })] };
  }
  if (titles.length === 0) {
    return endWith(/novel|roman|nouvelle|novella/iu.test(view.prompt) ? words.form : words.other);
  }
  const open = titles.filter((title) => !answered.some((call) => textIn(call.input, "title") === title));
  if (open.length > 0 && view.offered.includes("find_book")) {
    return { content: [say(words.look), ...open.map((title) => ask("find_book", { title }))] };
  }
  const known = titles.flatMap(
    (title) => answered.findLast((call) => textIn(call.input, "title") === title) ?? [],
  );
  if (known.length === 0) return endWith(words.blind(titles.join(", ")));
  return endWith(known.map((call) => report(call, view.locale)).join(" "));
}

export const noToolWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "find_book") throw new Error(`Unknown tool: ${name}`);
    const title = textIn(input, "title");
    if (title === "") throw new Error("title is required: send the title of one book");
    return findBook(title, locale);
  },
  script,
};
