import type { Scenario } from "../../scenario";

export const orderTracking: Scenario = {
  id: "order-tracking",
  title: { en: "One tool, two calls", fr: "Un outil, deux appels" },
  lesson: {
    en: "Claude asks, your code runs the tool, and the answer goes back in.",
    fr: "Claude demande, votre code exécute l’outil, et la réponse repart dans l’historique.",
  },
  prompt: { en: "Where is my order #4821?", fr: "Où en est ma commande n° 4821 ?" },
  suggestions: [
    { en: "Has order 9910 left yet?", fr: "La commande 9910 est-elle déjà partie ?" },
    { en: "Was #0042 delivered?", fr: "La commande n° 0042 est-elle arrivée ?" },
    { en: "Where are #4821 and #9910?", fr: "Où sont les commandes 4821 et 9910 ?" },
    { en: "Where is order 777?", fr: "Où en est la commande 777 ?" },
    { en: "Where is my parcel?", fr: "Où est mon colis ?" },
  ],
  system: {
    en: "You are the order desk of a shop. Look orders up with lookup_order; never guess a status.",
    fr: "Vous tenez le suivi des commandes d’une boutique. Consultez les commandes avec lookup_order ; ne devinez jamais un statut.",
  },
  model: "claude-haiku-4-5",
  maxTokens: 1024,
  tools: {
    en: [
      {
        name: "lookup_order",
        description:
          "Returns status, date and carrier of one order. Use it whenever an order number is known.",
        input_schema: {
          type: "object",
          properties: { order_id: { type: "string", description: "The order number, digits only" } },
          required: ["order_id"],
        },
      },
    ],
    fr: [
      {
        name: "lookup_order",
        description:
          "Renvoie le statut, la date et le transporteur d’une commande. À utiliser dès qu’un numéro de commande est connu.",
        input_schema: {
          type: "object",
          properties: { order_id: { type: "string", description: "Le numéro de commande, chiffres seuls" } },
          required: ["order_id"],
        },
      },
    ],
  },
  stopSequences: [],
  program: "reference-loop",
  stopReasons: ["tool_use", "end_turn"],
  endings: ["returned"],
};
