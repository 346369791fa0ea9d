import type { AntiPattern } from "../anti-pattern";

export const forgetsAssistantTurn: AntiPattern = {
  id: "forgets-assistant-turn",
  family: "history",
  title: { en: "Forgets the assistant turn", fr: "Oublie le tour de l’assistant" },
  symptomTitle: { en: "Refused right after the tool", fr: "Refusé juste après l’outil" },
  symptom: {
    en: "The tool runs and returns. The very next request is refused with HTTP 400, and the run ends there.",
    fr: "L’outil s’exécute et répond. La requête suivante est refusée avec HTTP 400, et l’exécution s’arrête là.",
  },
  cause: {
    en: "Only the results are appended. The reply that asked for them is missing from `messages`, so they answer nothing.",
    fr: "Seuls les résultats sont ajoutés. La réponse qui les demandait manque dans `messages` : ils ne répondent donc à rien.",
  },
  cure: {
    en: "Append the assistant turn first, `content` unchanged, then the user turn with the results.",
    fr: "Ajoutez d’abord le tour de l’assistant, `content` inchangé, puis le tour utilisateur avec les résultats.",
  },
  misconception: {
    id: "only-results-are-needed",
    belief: {
      en: "The model knows what it asked for; it is enough to send it the result.",
      fr: "Le modèle sait ce qu’il a demandé ; il suffit de lui envoyer le résultat.",
    },
    refutation: {
      en: "The API keeps nothing. In the refused request a `tool_result` follows the question directly, and no `tool_use` has its id.",
      fr: "L’API ne garde rien. Dans la requête refusée, un `tool_result` suit directement la question, et aucun `tool_use` ne porte son id.",
    },
    correctModel: {
      en: "Store what the model said, then what you answer: two messages per round.",
      fr: "Conservez ce que le modèle a dit, puis votre réponse : deux messages par tour de boucle.",
    },
  },
  distractors: [
    {
      misconception: "name-or-order-links",
      refutation: {
        en: "The id of the result is right: it repeats the id of the call. The call itself is what `messages` lacks.",
        fr: "L’id du résultat est juste : il reprend celui de l’appel. C’est l’appel lui-même qui manque dans `messages`.",
      },
    },
    {
      misconception: "pairing-is-alternation",
      refutation: {
        en: "Two user messages in a row are accepted and merged. The refusal is about a result without its call.",
        fr: "Deux messages utilisateur de suite sont acceptés et fusionnés. Le refus porte sur un résultat sans son appel.",
      },
    },
    {
      misconception: "text-may-precede-results",
      refutation: {
        en: "The program puts no text before the results; their message holds nothing else.",
        fr: "Le programme ne place aucun texte avant les résultats ; leur message ne contient rien d’autre.",
      },
    },
  ],
  hints: [
    {
      en: "Compare the messages of the refused request with the reply before it. What is missing?",
      fr: "Comparez les messages de la requête refusée avec la réponse qui la précède. Que manque-t-il ?",
    },
    {
      en: "Each `tool_result` answers a `tool_use` of the assistant message right before it.",
      fr: "Chaque `tool_result` répond à un `tool_use` du message assistant qui le précède immédiatement.",
    },
    {
      en: 'At the top of the `tool_use` branch, push `{ role: "assistant", content }` to `messages`.',
      fr: 'En tête de la branche `tool_use`, ajoutez `{ role: "assistant", content }` à `messages`.',
    },
  ],
  edits: [
    {
      find: '      case "tool_use": {\n        messages.push({ role: "assistant", content });',
      replace: '      case "tool_use": {',
    },
  ],
  looksFineIn: { scenario: "no-tool" },
  failsIn: { scenario: "order-tracking" },
  proof: { event: "request-refused", nth: 1 },
};
