import type { Scenario } from "../../scenario";

export const textBesideCall: Scenario = {
  id: "text-beside-call",
  title: { en: "Text beside a call", fr: "Du texte à côté d’un appel" },
  lesson: {
    en: "“Done” in the text proves nothing: the reply still asks for a tool, and only `stop_reason` says so.",
    fr: "« Terminé » dans le texte ne prouve rien : la réponse demande encore un outil, et seul `stop_reason` le dit.",
  },
  prompt: {
    en: "I have to be in Ghent before noon tomorrow. Find a train and reserve me a seat.",
    fr: "Je dois être à Gand demain avant midi. Trouvez un train et réservez-moi une place.",
  },
  suggestions: [
    {
      en: "Which train gets me to Lille before 18:00?",
      fr: "Quel train me fait arriver à Lille avant 18 h ?",
    },
    { en: "Reserve a seat to Cologne, please", fr: "Réservez une place pour Cologne, s’il vous plaît" },
    { en: "I need a train to Trieste", fr: "Il me faut un train pour Trieste" },
    { en: "Can you find me a train?", fr: "Pouvez-vous me trouver un train ?" },
  ],
  system: {
    en: "You are a rail travel desk. Find trains with find_train and reserve with reserve_seat, only if the traveller asks for a seat.",
    fr: "Vous êtes un guichet ferroviaire. Cherchez les trains avec find_train et réservez avec reserve_seat, seulement si le voyageur demande une place.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "find_train",
        description: "Returns the latest train tomorrow that arrives in time. Use it before any reservation.",
        input_schema: {
          type: "object",
          properties: {
            to: { type: "string", description: "The city of arrival" },
            arrive_before: { type: "string", description: "Latest arrival, such as 09:30" },
          },
          required: ["to", "arrive_before"],
        },
      },
      {
        name: "reserve_seat",
        description: "Reserves one seat on a train that find_train returned.",
        input_schema: {
          type: "object",
          properties: { train: { type: "string", description: "The train number, such as IC 1537" } },
          required: ["train"],
        },
      },
    ],
    fr: [
      {
        name: "find_train",
        description:
          "Renvoie le dernier train de demain qui arrive à temps. À utiliser avant toute réservation.",
        input_schema: {
          type: "object",
          properties: {
            to: { type: "string", description: "La ville d’arrivée" },
            arrive_before: { type: "string", description: "Heure d’arrivée au plus tard, comme 09:30" },
          },
          required: ["to", "arrive_before"],
        },
      },
      {
        name: "reserve_seat",
        description: "Réserve une place dans un train renvoyé par find_train.",
        input_schema: {
          type: "object",
          properties: { train: { type: "string", description: "Le numéro du train, par exemple IC 1537" } },
          required: ["train"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["tool_use", "end_turn"],
  endings: ["returned"],
};
