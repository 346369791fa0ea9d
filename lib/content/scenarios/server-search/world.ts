import type { ConversationView, Reply, ReplyBlock } from "../../../simulated-model/script";
import type { Locale, ScenarioWorld, Text } from "../../scenario";
import { endWith, say } from "../reply-blocks";
import { searchesIn } from "./search-history";

/** What the invented web says about invented towns. */
const pages: Readonly<Record<string, { readonly title: Text; readonly fact: Text }>> = {
  Marnport: {
    title: {
      en: "Marnport closes its storm gate twice",
      fr: "Marnport ferme deux fois sa porte anti-tempête",
    },
    fact: {
      en: "Marnport relies on a gate that shuts at high water",
      fr: "Marnport compte sur une porte fermée à marée haute",
    },
  },
  "Saint-Aubel": {
    title: { en: "Saint-Aubel raises its quays", fr: "Saint-Aubel rehausse ses quais" },
    fact: {
      en: "Saint-Aubel is raising its quays by ninety centimetres",
      fr: "Saint-Aubel rehausse ses quais de quatre-vingt-dix centimètres",
    },
  },
  Kerwick: {
    title: { en: "Kerwick gives a meadow back to the sea", fr: "Kerwick rend une prairie à la mer" },
    fact: {
      en: "Kerwick lets a salt meadow take the water",
      fr: "Kerwick laisse une prairie salée absorber l’eau",
    },
  },
};

const sentence = {
  en: {
    query: (town: string) => `${town} harbour flood protection`,
    look: (towns: readonly string[]) =>
      towns.length === 1
        ? `I will search for ${towns.join()}.`
        : `I will search town by town: ${towns.join(", ")}.`,
    nothing: (town: string) => `I found nothing about ${town}`,
    none: "Name one or more coastal towns, and I will search the web for each of them.",
    surge: "A storm surge is sea water that wind and low pressure push onto the coast, on top of the tide.",
    blind: (towns: string) => `Without a search I can only guess: ${towns} probably use walls.`,
  },
  fr: {
    query: (town: string) => `${town} port protection inondation`,
    look: (towns: readonly string[]) =>
      towns.length === 1
        ? `Je cherche ${towns.join()}.`
        : `Je cherche ville par ville : ${towns.join(", ")}.`,
    nothing: (town: string) => `Je n’ai rien trouvé sur ${town}`,
    none: "Citez une ou plusieurs villes côtières, et je chercherai chacune sur le web.",
    surge:
      "Une onde de tempête est une masse d’eau de mer que le vent et la basse pression poussent vers la côte, en plus de la marée.",
    blind: (towns: string) => `Sans recherche, je ne peux que deviner : ${towns} ont sans doute des digues.`,
  },
} as const;

/** Towns in a question: every capitalised name that does not open the sentence. */
function townsIn(text: string): string[] {
  const names = text.matchAll(/(?<=[\p{Ll},’'] ?)(?<![\p{L}])(\p{Lu}[\p{L}]+(?:-\p{Lu}[\p{L}]+)*)/gu);
  return [...new Set([...names].flatMap((match) => match[1] ?? []))];
}

function resultFor(town: string, locale: Locale): unknown {
  const page = Object.hasOwn(pages, town) ? pages[town] : undefined;
  if (page === undefined) return [];
  return [
    {
      type: "web_search_result",
      title: page.title[locale],
      url: `https://example.org/${town.toLowerCase()}`,
      encrypted_content: `simulated-${town.toLowerCase()}-${locale}`,
      page_age: null,
    },
  ];
}

/** The researcher's Claude: one search per town, inside the server; more than two searches do not fit one reply. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const towns = townsIn(view.prompt);
  if (towns.length === 0) return endWith(/surge|onde/iu.test(view.prompt) ? words.surge : words.none);
  const list = towns.join(", ");
  if (!offersSearch(view)) return endWith(words.blind(list));
  const searches = searchesIn(view.params.messages);
  const arrived = searches
    .filter((search) => search.found === null)
    .map(({ id, query }) => ({ id, town: towns.find((town) => query === words.query(town)) ?? query }))
    .map(({ id, town }): ReplyBlock => ({
      type: "server_tool_result",
      callId: id,
      name: "web_search",
      result: resultFor(town, view.locale),
    }));
  const open = towns.filter((town) => !searches.some((search) => search.query === words.query(town)));
  const introduction = searches.length === 0 ? [say(words.look(towns))] : [];
  const now = open.slice(0, 3).map((town, index) => search(town, index < 2, view.locale));
  const content = [...arrived, ...introduction, ...now];
  if (open.length > 2) return { content, stop_reason: "pause_turn" };
  return { content: [...content, say(report(towns, view.locale))] };
}

function search(town: string, finished: boolean, locale: Locale): ReplyBlock {
  const input = { query: sentence[locale].query(town) };
  const call = { type: "server_tool_use", name: "web_search", input } as const;
  return finished ? { ...call, result: resultFor(town, locale) } : call;
}

function offersSearch(view: ConversationView): boolean {
  return (view.params.tools ?? []).some((tool) => tool.type?.startsWith("web_search_") === true);
}

function report(towns: readonly string[], locale: Locale): string {
  const facts = towns.map((town) => {
    const page = Object.hasOwn(pages, town) ? pages[town] : undefined;
    return page?.fact[locale] ?? sentence[locale].nothing(town);
  });
  return `${facts.join(". ")}.`;
}

export const serverSearchWorld: ScenarioWorld = {
  /** Anthropic runs the search: nothing is left for the client to run. */
  executeTool(name) {
    throw new Error(`Unknown tool: ${name}`);
  },
  script,
};
