import type { Scenario } from "../../scenario";

export const weather: Scenario = {
  id: "weather",
  title: { en: "The weather agent", fr: "L’agent météo" },
  lesson: {
    en: "Another task, another tool, and not one line of the loop changes.",
    fr: "Une autre tâche, un autre outil, et pas une ligne de la boucle ne change.",
  },
  prompt: { en: "What is the weather in Paris?", fr: "Quel temps fait-il à Paris ?" },
  suggestions: [
    { en: "Compare the weather in Lyon and Oslo", fr: "Comparez la météo à Lyon et à Oslo" },
    { en: "Will it be clear in San Francisco?", fr: "Fera-t-il beau à San Francisco ?" },
    { en: "Do I need a coat?", fr: "Ai-je besoin d’un manteau ?" },
  ],
  system: {
    en: "You report the weather. Ask get_weather for every place that is named.",
    fr: "Vous donnez la météo. Interrogez get_weather pour chaque lieu cité.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "get_weather",
        description: "Returns the weather of one place right now. Use it for every place the user names.",
        input_schema: {
          type: "object",
          properties: { location: { type: "string", description: "A city" } },
          required: ["location"],
        },
      },
    ],
    fr: [
      {
        name: "get_weather",
        description:
          "Renvoie le temps qu’il fait en un lieu. À utiliser pour chaque lieu cité par l’utilisateur.",
        input_schema: {
          type: "object",
          properties: { location: { type: "string", description: "Une ville" } },
          required: ["location"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["tool_use", "end_turn"],
  endings: ["returned"],
};
