import type { Scenario } from "../../scenario";

export const stopSequence: Scenario = {
  id: "stop-sequence",
  title: { en: "Your own full stop", fr: "Votre propre point final" },
  lesson: {
    en: "A string of your choice ends the reply; the field `stop_sequence` says which one, and the text ends before it.",
    fr: "Une chaîne de votre choix termine la réponse ; le champ `stop_sequence` dit laquelle, et le texte s’arrête avant elle.",
  },
  prompt: {
    en: "Write the wall label for object 1931-12.",
    fr: "Rédigez le cartel de l’objet 1931-12.",
  },
  suggestions: [
    { en: "Write the wall label for object 1887-03", fr: "Rédigez le cartel de l’objet 1887-03" },
    { en: "Write the label for object 2040-99", fr: "Rédigez le cartel de l’objet 2040-99" },
    { en: "How long should a label be?", fr: "Quelle longueur doit avoir un cartel ?" },
  ],
  system: {
    en: "You write wall labels for a museum. Look the object up with catalogue_entry. Write the label, then a line with ###, then notes for the curator.",
    fr: "Vous rédigez les cartels d’un musée. Consultez l’objet avec catalogue_entry. Écrivez le cartel, puis une ligne ###, puis des notes pour la conservation.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "catalogue_entry",
        description: "Returns object, maker, year and story of one number of the catalogue.",
        input_schema: {
          type: "object",
          properties: { number: { type: "string", description: "Catalogue number, such as 1931-12" } },
          required: ["number"],
        },
      },
    ],
    fr: [
      {
        name: "catalogue_entry",
        description: "Renvoie l’objet, l’auteur, l’année et l’histoire d’un numéro du catalogue.",
        input_schema: {
          type: "object",
          properties: { number: { type: "string", description: "Numéro de catalogue, par exemple 1931-12" } },
          required: ["number"],
        },
      },
    ],
  },
  stopSequences: ["###"],
  program: "reference-loop",
  stopReasons: ["tool_use", "stop_sequence"],
  endings: ["returned"],
};
