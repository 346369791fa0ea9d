import type { ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld, Text } from "../../scenario";
import { lastAnswer, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";

interface Evening {
  readonly day: Text;
  readonly show: Text;
  readonly seats: number;
}

const programme: readonly Evening[] = [
  {
    day: { en: "Friday", fr: "vendredi" },
    show: { en: "The Glass Harbour", fr: "Le Port de verre" },
    seats: 14,
  },
  {
    day: { en: "Saturday", fr: "samedi" },
    show: { en: "Winter Bees", fr: "Abeilles d’hiver" },
    seats: 0,
  },
  {
    day: { en: "Sunday", fr: "dimanche" },
    show: { en: "The Glass Harbour", fr: "Le Port de verre" },
    seats: 3,
  },
];

const sentence = {
  en: {
    when: "For which day? We play on Friday, Saturday and Sunday.",
    look: "Let me see what is left.",
    left: (show: string, seats: string) => `${seats} seats are left for ${show}. Shall I hold some for you?`,
    full: (show: string) => `I am sorry, ${show} is sold out that evening.`,
    failed: "The seating plan is not answering. Please try again in a moment.",
    blind: "There are usually a few seats left; just come by.",
  },
  fr: {
    when: "Pour quel jour ? Nous jouons vendredi, samedi et dimanche.",
    look: "Je regarde ce qu’il reste.",
    left: (show: string, seats: string) =>
      `Il reste ${seats} places pour ${show}. Souhaitez-vous que j’en garde ?`,
    full: (show: string) => `Désolé, ${show} affiche complet ce soir-là.`,
    failed: "Le plan de salle ne répond pas. Réessayez dans un instant.",
    blind: "Il reste d’ordinaire quelques places ; passez donc.",
  },
} as const;

/** The box office's Claude: asks for the day, looks once, then answers. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const evening = programme.find(({ day }) => new RegExp(`${day.en}|${day.fr}`, "iu").test(view.prompt));
  if (evening === undefined) return endWith(words.when);
  const day = evening.day[view.locale];
  const found = lastAnswer(view, "seats_left", "day", day);
  if (found === undefined) {
    if (!view.offered.includes("seats_left")) return endWith(words.blind);
    return { content: [say(words.look), ask("seats_left", { day })] };
  }
  const [, show, seats] = /^(.+?)\s?: (\d+)/u.exec(found.result ?? "") ?? [];
  if (found.isError || show === undefined || seats === undefined) return endWith(words.failed);
  return endWith(Number(seats) === 0 ? words.full(show) : words.left(show, seats));
}

export const streamingWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "seats_left") throw new Error(`Unknown tool: ${name}`);
    const asked = textIn(input, "day").toLowerCase();
    const evening = programme.find(({ day }) =>
      [day.en, day.fr].some((each) => each.toLowerCase() === asked),
    );
    if (evening === undefined) {
      throw new Error(
        locale === "en" ? `No show on ${asked}: try Friday` : `Relâche ${asked} : essayez vendredi`,
      );
    }
    const { show, seats } = evening;
    return locale === "en" ? `${show.en}: ${seats} seats left` : `${show.fr} : ${seats} places restantes`;
  },
  script,
};
