import type { Scenario } from "../../scenario";

export const streaming: Scenario = {
  id: "streaming",
  title: { en: "The reply as a stream", fr: "La réponse en flux" },
  lesson: {
    en: "In a stream `stop_reason` is null at the start and arrives with the last delta: branch when it is there.",
    fr: "Dans un flux, `stop_reason` vaut null au début et arrive avec le dernier delta : attendez-le pour décider.",
  },
  prompt: {
    en: "Are there two seats left for The Glass Harbour on Friday?",
    fr: "Reste-t-il deux places pour Le Port de verre vendredi ?",
  },
  suggestions: [
    {
      en: "Is there a seat for Winter Bees on Saturday?",
      fr: "Y a-t-il une place pour Abeilles d’hiver samedi ?",
    },
    { en: "What can I see on Sunday?", fr: "Que peut-on voir dimanche ?" },
    { en: "Who wrote the play?", fr: "Qui est l’auteur de la pièce ?" },
  ],
  system: {
    en: "You are the box office of a theatre. Ask seats_left before you promise a seat.",
    fr: "Vous tenez la billetterie d’un théâtre. Interrogez seats_left avant de promettre une place.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "seats_left",
        description: "Returns the shows of one day and how many seats are left.",
        input_schema: {
          type: "object",
          properties: { day: { type: "string", description: "A weekday" } },
          required: ["day"],
        },
      },
    ],
    fr: [
      {
        name: "seats_left",
        description: "Renvoie les spectacles d’un jour et le nombre de places restantes.",
        input_schema: {
          type: "object",
          properties: { day: { type: "string", description: "Un jour de la semaine" } },
          required: ["day"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "streaming-loop",
  stopReasons: ["tool_use", "end_turn"],
  endings: ["returned"],
};
