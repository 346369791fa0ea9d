import type Anthropic from "@anthropic-ai/sdk";
import type { Locale, Scenario, Text } from "../../scenario";

function tool(
  locale: Locale,
  name: string,
  description: Text,
  argument: { readonly name: string; readonly description: Text } | null,
): Anthropic.Tool {
  const properties =
    argument === null
      ? {}
      : { [argument.name]: { type: "string", description: argument.description[locale] } };
  const required = argument === null ? [] : [argument.name];
  return { name, description: description[locale], input_schema: { type: "object", properties, required } };
}

const service = { name: "service", description: { en: "Name of the service", fr: "Nom du service" } };

function toolsIn(locale: Locale): Anthropic.Tool[] {
  return [
    tool(
      locale,
      "read_runbook",
      {
        en: "Returns what to do about a known kind of trouble.",
        fr: "Renvoie la marche à suivre pour un type de panne connu.",
      },
      { name: "topic", description: { en: "Name of the runbook", fr: "Nom de la procédure" } },
    ),
    tool(
      locale,
      "list_alerts",
      {
        en: "Returns every alert that is open now. Start here.",
        fr: "Renvoie toutes les alertes en cours. À appeler en premier.",
      },
      null,
    ),
    tool(
      locale,
      "read_metrics",
      {
        en: "Returns the state of one service and what it waits for.",
        fr: "Renvoie l’état d’un service et ce qu’il attend.",
      },
      service,
    ),
    tool(
      locale,
      "read_log",
      {
        en: "Returns the log lines that matter of one service.",
        fr: "Renvoie les lignes utiles du journal d’un service.",
      },
      service,
    ),
    tool(
      locale,
      "read_change",
      {
        en: "Returns what a change did and how it went.",
        fr: "Renvoie ce qu’a fait un changement et son déroulement.",
      },
      { name: "change", description: { en: "Number of the change", fr: "Numéro du changement" } },
    ),
  ];
}

export const longInvestigation: Scenario = {
  id: "long-investigation",
  title: { en: "A long investigation", fr: "Une longue enquête" },
  lesson: {
    en: "Each result decides the next call: nobody can say beforehand how many rounds it takes.",
    fr: "Chaque résultat décide de l’appel suivant : nul ne peut dire d’avance combien de tours il faudra.",
  },
  prompt: {
    en: "The storefront has been slow since 09:40. What is the cause, and what do we do about it?",
    fr: "La boutique (storefront) est lente depuis 9 h 40. Quelle est la cause, et que faut-il faire ?",
  },
  suggestions: [
    {
      en: "Receipts are late: the mailer has a problem",
      fr: "Les reçus sont en retard : le mailer a un problème",
    },
    {
      en: "Why are the results of search so old?",
      fr: "Pourquoi les résultats de search sont-ils si vieux ?",
    },
    { en: "Is anything wrong with pricing?", fr: "Y a-t-il un problème avec pricing ?" },
    { en: "Hello, can you help me?", fr: "Bonjour, pouvez-vous m’aider ?" },
  ],
  system: {
    en: "You are on call for an online shop. Follow the evidence with your tools, one step at a time, until you know cause and remedy.",
    fr: "Vous êtes d’astreinte pour une boutique en ligne. Suivez les indices avec vos outils, un pas à la fois, jusqu’à connaître la cause et le remède.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: { en: toolsIn("en"), fr: toolsIn("fr") },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["tool_use", "end_turn"],
  endings: ["returned"],
};
