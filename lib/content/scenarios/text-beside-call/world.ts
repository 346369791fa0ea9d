import type { ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld } from "../../scenario";
import { lastAnswer, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";
import { findTrain, reserveSeat } from "./timetable";

interface Wish {
  readonly to: string;
  readonly before: string;
  readonly seat: boolean;
}

/** What the traveller wants; null when no city is named. */
function wishIn(text: string): Wish | null {
  const to = /(?<!\p{L})(?:in|to|for|at|à|pour|vers)\s+(\p{Lu}[\p{L}-]+)/u.exec(text)?.[1];
  if (to === undefined) return null;
  const time = /(\d{1,2})\s*(?:[:h]|heures?)\s*(\d{2})?/iu.exec(text);
  const noon = /\bnoon\b|\bmidi\b/iu.test(text);
  const before = time ? `${(time[1] ?? "").padStart(2, "0")}:${time[2] ?? "00"}` : noon ? "12:00" : "23:00";
  return { to, before, seat: /seat|reserv|book|place|réserv/iu.test(text) };
}

const sentence = {
  en: {
    where: "Where do you want to go, and when do you have to be there?",
    search: ({ to, before }: Wish) =>
      `I’m done reading your request: ${to}, before ${before}. Let me check the timetable.`,
    reserve: (train: string, arrival: string) =>
      `The search is done: ${train} arrives at ${arrival}. One step before my final answer: a seat on it.`,
    train: (train: string, to: string, arrival: string) =>
      `Take ${train}: it arrives in ${to} at ${arrival}.`,
    seat: (coach: string, seat: string) => ` You have coach ${coach}, seat ${seat}.`,
    noSeat: " I could not reserve a seat; please try at the station.",
    noTrain: ({ to, before }: Wish) => `I find no train that reaches ${to} before ${before}.`,
    failed: "The timetable is not answering. Please ask me again in a few minutes.",
    blind: ({ to }: Wish) => `There is usually a train to ${to} around eleven; it should do.`,
  },
  fr: {
    where: "Où voulez-vous aller, et à quelle heure devez-vous y être ?",
    search: ({ to, before }: Wish) =>
      `J’ai terminé la lecture de votre demande : ${to}, avant ${before}. Je consulte les horaires.`,
    reserve: (train: string, arrival: string) =>
      `Recherche terminée : le train ${train} arrive à ${arrival}. Encore une étape avant ma réponse finale : une place à bord.`,
    train: (train: string, to: string, arrival: string) =>
      `Prenez le train ${train} : arrivée à ${to} à ${arrival}.`,
    seat: (coach: string, seat: string) => ` Vous avez la voiture ${coach}, place ${seat}.`,
    noSeat: " Je n’ai pas pu réserver de place ; essayez en gare.",
    noTrain: ({ to, before }: Wish) => `Je ne trouve aucun train qui arrive à ${to} avant ${before}.`,
    failed: "Les horaires ne répondent pas. Redemandez-moi dans quelques minutes.",
    blind: ({ to }: Wish) => `Il y a d’ordinaire un train pour ${to} vers onze heures ; cela devrait aller.`,
  },
} as const;

/** The travel desk's Claude: finds a train, reserves if asked to, and talks about being done long before it is. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const wish = wishIn(view.prompt);
  if (wish === null) return endWith(words.where);
  const found = lastAnswer(view, "find_train", "to", wish.to);
  if (found === undefined) {
    if (!view.offered.includes("find_train")) return endWith(words.blind(wish));
    const input = { to: wish.to, arrive_before: wish.before };
    return { content: [say(words.search(wish)), ask("find_train", input)] };
  }
  if (found.isError) return endWith(words.failed);
  const [, train, arrival] = /^(\S+ \d+),.*?(\d\d:\d\d)$/u.exec(found.result ?? "") ?? [];
  if (train === undefined || arrival === undefined) return endWith(words.noTrain(wish));
  return withSeat(view, wish, train, arrival);
}

function withSeat(view: ConversationView, wish: Wish, train: string, arrival: string): Reply {
  const words = sentence[view.locale];
  const answer = words.train(train, wish.to, arrival);
  if (!wish.seat) return endWith(answer);
  const reserved = lastAnswer(view, "reserve_seat", "train", train);
  if (reserved === undefined && view.offered.includes("reserve_seat")) {
    return { content: [say(words.reserve(train, arrival)), ask("reserve_seat", { train })] };
  }
  const [coach, seat] = (reserved?.result ?? "").match(/\d+/gu) ?? [];
  if (reserved?.isError !== false || coach === undefined || seat === undefined) {
    return endWith(answer + words.noSeat);
  }
  return endWith(answer + words.seat(coach, seat));
}

export const textBesideCallWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name === "find_train") {
      const to = textIn(input, "to");
      const before = textIn(input, "arrive_before");
      if (to === "" || before === "") throw new Error("to and arrive_before are required");
      return findTrain(to, before, locale);
    }
    if (name === "reserve_seat") return reserveSeat(textIn(input, "train"), locale);
    throw new Error(`Unknown tool: ${name}`);
  },
  script,
};
