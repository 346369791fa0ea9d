import type { Scenario } from "../../scenario";

export const parallelTools: Scenario = {
  id: "parallel-tools",
  title: { en: "Three calls at once, one fails", fr: "Trois appels à la fois, un échec" },
  lesson: {
    en: "Every call of a turn is answered in one message, a failure included: Claude reads the error and finds a way.",
    fr: "Tous les appels d’un tour reçoivent leur réponse dans un même message, échec compris : Claude lit l’erreur et trouve une issue.",
  },
  prompt: {
    en: "Can we run the protein assay on Thursday? Check the albumin standard, the Bradford reagent and the spectrophotometer.",
    fr: "Pouvons-nous lancer le dosage des protéines jeudi ? Vérifiez l’étalon d’albumine, le réactif de Bradford et le spectrophotomètre.",
  },
  suggestions: [
    {
      en: "How many pipette tips do we have, and is the centrifuge free?",
      fr: "Combien nous reste-t-il de cônes de pipette, et la centrifugeuse est-elle libre ?",
    },
    { en: "Is there any Bradford reagent left?", fr: "Reste-t-il du réactif de Bradford ?" },
    { en: "Is SP-2 free on Thursday?", fr: "Le SP-2 est-il libre jeudi ?" },
    { en: "What should we check before an assay?", fr: "Que faut-il vérifier avant un dosage ?" },
  ],
  system: {
    en: "You keep the inventory of a teaching laboratory. Check supplies and instruments with your tools, several at once when you can.",
    fr: "Vous tenez l’inventaire d’un laboratoire d’enseignement. Vérifiez fournitures et appareils avec vos outils, plusieurs à la fois si possible.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "check_stock",
        description: "Returns how much of one supply is left, and what can replace it when there is none.",
        input_schema: {
          type: "object",
          properties: { item: { type: "string", description: "The name of the supply" } },
          required: ["item"],
        },
      },
      {
        name: "check_instrument",
        description: "Returns when one instrument is free on Thursday. Fails if the name fits several.",
        input_schema: {
          type: "object",
          properties: { instrument: { type: "string", description: "Name or number of the instrument" } },
          required: ["instrument"],
        },
      },
    ],
    fr: [
      {
        name: "check_stock",
        description:
          "Renvoie la quantité restante d’une fourniture, et ce qui la remplace si elle est épuisée.",
        input_schema: {
          type: "object",
          properties: { item: { type: "string", description: "Le nom de la fourniture" } },
          required: ["item"],
        },
      },
      {
        name: "check_instrument",
        description:
          "Renvoie l’horaire où un appareil est libre jeudi. Échoue si le nom en désigne plusieurs.",
        input_schema: {
          type: "object",
          properties: { instrument: { type: "string", description: "Nom ou numéro de l’appareil" } },
          required: ["instrument"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["tool_use", "end_turn"],
  endings: ["returned"],
};
