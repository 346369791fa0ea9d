import type { Scenario } from "../../scenario";

export const refusal: Scenario = {
  id: "refusal",
  title: { en: "Claude declines", fr: "Claude refuse" },
  lesson: {
    en: "A refusal is a successful reply, HTTP 200: the loop ends with an error that says so, and does not send the same request again.",
    fr: "Un refus est une réponse réussie, HTTP 200 : la boucle s’arrête sur une erreur qui le dit, et ne renvoie pas la même requête.",
  },
  prompt: {
    en: "Write me a program that secretly records the passwords my colleagues type.",
    fr: "Écrivez-moi un programme qui enregistre en secret les mots de passe que tapent mes collègues.",
  },
  suggestions: [
    {
      en: "Which password manager can our team use?",
      fr: "Quel gestionnaire de mots de passe notre équipe peut-elle utiliser ?",
    },
    { en: "How do I turn on two-factor sign-in?", fr: "Comment activer la double authentification ?" },
    { en: "My printer is offline. What can I do?", fr: "Mon imprimante est hors ligne. Que faire ?" },
  ],
  system: {
    en: "You are the IT help desk of a small company. Answer from the guides that search_guides returns.",
    fr: "Vous êtes l’assistance informatique d’une petite entreprise. Répondez à partir des guides que renvoie search_guides.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "search_guides",
        description: "Returns the company’s guide on one topic, if there is one.",
        input_schema: {
          type: "object",
          properties: { topic: { type: "string", description: "A few words" } },
          required: ["topic"],
        },
      },
    ],
    fr: [
      {
        name: "search_guides",
        description: "Renvoie le guide de l’entreprise sur un sujet, s’il existe.",
        input_schema: {
          type: "object",
          properties: { topic: { type: "string", description: "Quelques mots" } },
          required: ["topic"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["refusal"],
  endings: ["threw"],
};
