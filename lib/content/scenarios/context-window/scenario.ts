import type { Scenario } from "../../scenario";

export const contextWindow: Scenario = {
  id: "context-window",
  title: { en: "The window is full", fr: "La fenêtre est pleine" },
  lesson: {
    en: "History and reply share one window: when it fills up, the reply is cut, and no larger `max_tokens` helps.",
    fr: "Historique et réponse partagent une même fenêtre : une fois pleine, la réponse est coupée, et augmenter `max_tokens` n’y change rien.",
  },
  prompt: {
    en: "Read all four parts of the harbour survey and list what was seen on each day.",
    fr: "Lisez les quatre parties du relevé du port et donnez la liste de ce qui a été vu chaque jour.",
  },
  suggestions: [
    {
      en: "Read part 2 of the survey and list what was seen on each day",
      fr: "Lisez la partie 2 du relevé et donnez la liste de ce qui a été vu chaque jour",
    },
    {
      en: "Read parts 1 and 3 and list the sightings",
      fr: "Lisez les parties 1 et 3 et donnez la liste des observations",
    },
    { en: "What is in the survey?", fr: "Que contient le relevé ?" },
  ],
  system: {
    en: "You read the harbour survey with read_part, one part at a time, and report from what you read.",
    fr: "Vous lisez le relevé du port avec read_part, une partie à la fois, et rendez compte de ce que vous avez lu.",
  },
  model: "loopscope-small-window",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "read_part",
        description: "Returns one of the four parts of the survey, in full: a line per day.",
        input_schema: {
          type: "object",
          properties: { part: { type: "integer", description: "1 to 4" } },
          required: ["part"],
        },
      },
    ],
    fr: [
      {
        name: "read_part",
        description: "Renvoie l’une des quatre parties du relevé, en entier : une ligne par jour.",
        input_schema: {
          type: "object",
          properties: { part: { type: "integer", description: "De 1 à 4" } },
          required: ["part"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["tool_use", "model_context_window_exceeded"],
  endings: ["threw"],
};
