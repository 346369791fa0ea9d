import type { CallView, ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld } from "../../scenario";

/** Places in a question: what follows "in", "at", "à" …, else every capitalised run that does not open the sentence. */
export function placesIn(text: string): string[] {
  const name = String.raw`\p{Lu}[\p{L}'’-]*(?:[ -]\p{Lu}[\p{L}'’-]*)*`;
  const joined = new RegExp(
    String.raw`(?<![\p{L}])(?:in|at|for|and|or|à|a|au|aux|en|et|ou|de|for)\s+(${name})`,
    "gu",
  );
  const listed = new RegExp(String.raw`,\s*(${name})`, "gu");
  const found = [...text.matchAll(joined), ...text.matchAll(listed)];
  const inOrder = found.sort((a, b) => a.index - b.index).flatMap((match) => match[1] ?? []);
  return [...new Set(inOrder)];
}

function locationOf(call: CallView): string {
  const location = call.input["location"];
  return typeof location === "string" ? location : "";
}

const sentence = {
  en: {
    ask: "Which place do you mean? Name a city and I will look.",
    look: "Let me check the weather.",
    report: (place: string, weather: string) => `In ${place} it is ${weather}.`,
    failed: (place: string) => `I could not get the weather for ${place}.`,
    blind: (places: string) => `It is usually mild in ${places} at this time of year.`,
  },
  fr: {
    ask: "De quel lieu parlez-vous ? Citez une ville et je regarde.",
    look: "Je regarde la météo.",
    report: (place: string, weather: string) => `À ${place}, il fait ${weather}.`,
    failed: (place: string) => `Je n’ai pas pu obtenir la météo de ${place}.`,
    blind: (places: string) => `Il fait d’ordinaire doux à ${places} en cette saison.`,
  },
} as const;

function report(call: CallView, view: ConversationView): string {
  const words = sentence[view.locale];
  const place = locationOf(call);
  if (call.isError) return words.failed(place);
  const weather = /:\s*(.+)$/u.exec(call.result ?? "")?.[1];
  return weather === undefined ? words.failed(place) : words.report(place, weather);
}

/** The weather agent's Claude: asks for a place, looks each one up once, then reports. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  const places = placesIn(view.prompt);
  if (places.length === 0) return { content: [{ type: "text", text: words.ask }] };
  const answered = view.calls.filter((call) => call.result !== null);
  const open = places.filter((place) => !answered.some((call) => locationOf(call) === place));
  if (open.length > 0 && view.offered.includes("get_weather")) {
    const calls = open.map((place) => ({
      type: "tool_use" as const,
      name: "get_weather",
      input: { location: place },
    }));
    return { content: [{ type: "text", text: words.look }, ...calls] };
  }
  if (answered.length === 0) return { content: [{ type: "text", text: words.blind(places.join(", ")) }] };
  const last = places.flatMap((place) => answered.findLast((call) => locationOf(call) === place) ?? []);
  return { content: [{ type: "text", text: last.map((call) => report(call, view)).join(" ") }] };
}

export const weatherWorld: ScenarioWorld = {
  executeTool(name, input, locale) {
    if (name !== "get_weather") throw new Error(`Unknown tool: ${name}`);
    const location = (input as { location?: unknown } | null)?.location;
    if (typeof location !== "string") throw new Error("location is required: send the name of a city");
    return locale === "en" ? `Weather in ${location}: 72F, clear` : `Météo à ${location} : 22 °C, ciel clair`;
  },
  script,
};
