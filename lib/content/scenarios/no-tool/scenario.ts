import type { Scenario } from "../../scenario";

export const noTool: Scenario = {
  id: "no-tool",
  title: { en: "No tool needed", fr: "Sans outil" },
  lesson: {
    en: "A tool on offer is not an order: when Claude already knows the answer, one call ends the run.",
    fr: "Un outil proposé n’est pas imposé : quand Claude connaît déjà la réponse, un seul appel suffit.",
  },
  prompt: {
    en: "What is the difference between a novella and a novel?",
    fr: "Quelle est la différence entre une nouvelle et un roman ?",
  },
  suggestions: [
    { en: "Is “The Salt Almanac” on the shelf?", fr: "« L’Almanach du sel » est-il en rayon ?" },
    {
      en: "Can I borrow “Nine Winters” and “The Quiet Ferry”?",
      fr: "Puis-je emprunter « Neuf hivers » et « Le Bac silencieux » ?",
    },
    { en: "Do you have “A Map of Rain”?", fr: "Avez-vous « Une carte de la pluie » ?" },
  ],
  system: {
    en: "You are the desk of a town library. Use find_book for questions about a title; answer everything else yourself.",
    fr: "Vous tenez l’accueil d’une bibliothèque municipale. Utilisez find_book pour toute question sur un titre ; répondez vous-même à tout le reste.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "find_book",
        description:
          "Returns shelf and availability of one title in the catalogue. Not for general questions about books.",
        input_schema: {
          type: "object",
          properties: { title: { type: "string", description: "The title, without quotation marks" } },
          required: ["title"],
        },
      },
    ],
    fr: [
      {
        name: "find_book",
        description:
          "Renvoie le rayon et la disponibilité d’un titre du catalogue. Ne convient pas aux questions générales sur les livres.",
        input_schema: {
          type: "object",
          properties: { title: { type: "string", description: "Le titre, sans guillemets" } },
          required: ["title"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["end_turn"],
  endings: ["returned"],
};
