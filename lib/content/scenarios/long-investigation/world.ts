import type { CallView, ConversationView, Reply } from "../../../simulated-model/script";
import type { ScenarioWorld } from "../../scenario";
import { lastAnswer, textIn } from "../call-history";
import { ask, endWith, say } from "../reply-blocks";
import { investigate, services } from "./evidence";

/** A longer chain of services is a circle. */
const MOST_SERVICES = 8;

/** What is known so far, and the call that would tell more; `next` is null at the end of the trail. */
interface Trail {
  readonly chain: readonly string[];
  readonly facts: readonly CallView[];
  readonly next: { readonly name: string; readonly input: Readonly<Record<string, string>> } | null;
}

const sentence = {
  en: {
    which: "Which service is in trouble, and since when?",
    start: "I will start with the alerts that are open.",
    step: {
      read_metrics: "Let me see how {} is doing.",
      read_log: "{} waits for nobody, so its log comes next.",
      read_change: "The log names change {}; let me read it.",
      read_runbook: "There is a runbook for this: {}.",
    },
    chain: (chain: string) => `I followed ${chain}.`,
    lost: (name: string) => `The trail ends there: ${name} gave no usable answer.`,
    cause: (change: string, text: string) => `Cause: change ${change} ${text}.`,
    remedy: (text: string) => `Remedy: ${text}.`,
    blind: "It looks like a slow database; a restart usually helps.",
  },
  fr: {
    which: "Quel service est en panne, et depuis quand ?",
    start: "Je commence par les alertes en cours.",
    step: {
      read_metrics: "Voyons l’état de {}.",
      read_log: "{} n’attend personne : son journal vient ensuite.",
      read_change: "Le journal cite le changement {} ; je le lis.",
      read_runbook: "Il existe une procédure pour cela : {}.",
    },
    chain: (chain: string) => `J’ai suivi ${chain}.`,
    lost: (name: string) => `La piste s’arrête là : ${name} n’a rien donné d’utilisable.`,
    cause: (change: string, text: string) => `Cause : le changement ${change} ${text}.`,
    remedy: (text: string) => `Remède : ${text}.`,
    blind: "On dirait une base de données lente ; un redémarrage aide souvent.",
  },
} as const;

function isIncident(text: string): boolean {
  const trouble =
    /slow|down|late|error|wrong|problem|alert|lent|panne|retard|erreur|problème|alerte|vieux|\bold\b/iu;
  return trouble.test(text) || services.some((service) => text.includes(service));
}

function find(call: CallView | undefined, pattern: RegExp): string | undefined {
  return call === undefined || call.isError ? undefined : pattern.exec(call.result ?? "")?.[1];
}

/** The first service to look at: the one that the question names, else the first one with an alert. */
function firstService(prompt: string, alerts: CallView): string | undefined {
  const named = services.filter((service) => new RegExp(String.raw`\b${service}\b`, "iu").test(prompt));
  return named[0] ?? find(alerts, /^(\S+?)\s*:/u);
}

/** Follows the results as far as they lead. */
function follow(view: ConversationView): Trail {
  const alerts = lastAnswer(view, "list_alerts");
  if (alerts === undefined) return { chain: [], facts: [], next: { name: "list_alerts", input: {} } };
  const chain: string[] = [];
  const facts: CallView[] = [alerts];
  let service = firstService(view.prompt, alerts);
  while (service !== undefined && !chain.includes(service) && chain.length < MOST_SERVICES) {
    chain.push(service);
    const state = lastAnswer(view, "read_metrics", "service", service);
    if (state === undefined) return { chain, facts, next: { name: "read_metrics", input: { service } } };
    facts.push(state);
    service = find(state, /(?:waits for|attend)\s+([\w-]+)/u);
  }
  return followCause(view, chain, facts);
}

function followCause(view: ConversationView, chain: readonly string[], found: readonly CallView[]): Trail {
  const facts = [...found];
  const stations = [
    { name: "read_log", argument: "service", value: chain.at(-1), leads: /(?:change|changement)\s+(\d+)/u },
    { name: "read_change", argument: "change", value: undefined, leads: /(?:runbook|procédure)\s+([\w-]+)/u },
    { name: "read_runbook", argument: "topic", value: undefined, leads: /$^/u },
  ];
  let value: string | undefined;
  for (const station of stations) {
    value ??= station.value;
    if (value === undefined) break;
    const call = lastAnswer(view, station.name, station.argument, value);
    if (call === undefined)
      return { chain, facts, next: { name: station.name, input: { [station.argument]: value } } };
    facts.push(call);
    value = find(call, station.leads);
  }
  return { chain, facts, next: null };
}

/** The on-call engineer's Claude: one call at a time, each chosen by what the last one returned. */
function script(view: ConversationView): Reply {
  const words = sentence[view.locale];
  if (!isIncident(view.prompt)) return endWith(words.which);
  const { chain, facts, next } = follow(view);
  if (next !== null && view.offered.includes(next.name)) {
    return { content: [say(introduction(next, view)), ask(next.name, next.input)] };
  }
  if (facts.length === 0) return endWith(words.blind);
  const change = facts.find((call) => call.name === "read_change" && !call.isError);
  const runbook = facts.find((call) => call.name === "read_runbook" && !call.isError);
  const parts = [
    chain.length > 0 ? words.chain(chain.join(" → ")) : "",
    change ? words.cause(textIn(change.input, "change"), findingOf(change)) : "",
    runbook ? words.remedy(runbook.result ?? "") : words.lost(next?.name ?? facts.at(-1)?.name ?? ""),
  ];
  return endWith(parts.filter((part) => part !== "").join(" "));
}

/** What a change did: its text up to the pointer to the runbook. */
function findingOf(change: CallView): string {
  return /^(.*?)\.?\s*(?:(?:See|Voir)\s.*)?$/su.exec(change.result ?? "")?.[1] ?? "";
}

function introduction(next: NonNullable<Trail["next"]>, view: ConversationView): string {
  const { start, step } = sentence[view.locale];
  const [value = ""] = Object.values(next.input);
  const text = Object.hasOwn(step, next.name) ? step[next.name as keyof typeof step] : start;
  return text.replace("{}", value);
}

export const longInvestigationWorld: ScenarioWorld = { executeTool: investigate, script };
