import type { AntiPattern } from "../anti-pattern";

export const textBeforeResults: AntiPattern = {
  id: "text-before-results",
  family: "pairing",
  title: { en: "Text before the results", fr: "Du texte avant les résultats" },
  symptomTitle: { en: "A result that the API does not see", fr: "Un résultat que l’API ne voit pas" },
  symptom: {
    en: "The API refuses the second request and says that a call has no result, although the result is plainly there.",
    fr: "L’API refuse la deuxième requête et dit qu’un appel n’a pas de résultat, alors que le résultat est bien là.",
  },
  cause: {
    en: "The user turn opens with a sentence. Results count only as an unbroken run at its head, so the call is taken for unanswered.",
    fr: "Le tour utilisateur s’ouvre sur une phrase. Les résultats ne comptent qu’en tête, d’un seul tenant : l’appel passe donc pour resté sans réponse.",
  },
  cure: {
    en: "Put the `tool_result` blocks first, and leave the introduction out.",
    fr: "Placez les blocs `tool_result` en premier et supprimez l’introduction.",
  },
  misconception: {
    id: "text-may-precede-results",
    belief: {
      en: "A word of introduction makes the results easier to understand.",
      fr: "Un mot d’introduction rend les résultats plus faciles à comprendre.",
    },
    refutation: {
      en: "The request never reached the model: with a text block in first place the API refuses it.",
      fr: "La requête n’a jamais atteint le modèle : avec un bloc de texte en tête, l’API la refuse.",
    },
    correctModel: { en: "Results first, always.", fr: "Les résultats d’abord, toujours." },
  },
  distractors: [
    {
      misconception: "skipped-call-needs-no-result",
      refutation: {
        en: "The error reads like it, but every call has its result in that message: look at the block in front of it.",
        fr: "L’erreur le laisse croire, mais chaque appel a son résultat dans ce message : regardez le bloc qui le précède.",
      },
    },
    {
      misconception: "message-between-call-and-result",
      refutation: {
        en: "No message stands between call and result; the intruder is a block inside the right message.",
        fr: "Aucun message ne s’intercale entre l’appel et le résultat ; l’intrus est un bloc du bon message.",
      },
    },
    {
      misconception: "only-results-are-needed",
      refutation: {
        en: "The assistant turn is in the history, right where it belongs.",
        fr: "Le tour de l’assistant figure dans l’historique, à sa place.",
      },
    },
  ],
  hints: [
    {
      en: "Look at the order of the blocks in the last message of the refused request.",
      fr: "Regardez l’ordre des blocs dans le dernier message de la requête refusée.",
    },
    {
      en: "In the turn that answers calls, results come before any other block.",
      fr: "Dans le tour qui répond aux appels, les résultats précèdent tout autre bloc.",
    },
    {
      en: "Push `results` alone, without the sentence in front.",
      fr: "Ajoutez `results` seuls, sans la phrase qui les précède.",
    },
  ],
  edits: [
    {
      find: '        messages.push({ role: "user", content: results });',
      replace: [
        '        const intro = { type: "text" as const, text: "The results:" };',
        '        messages.push({ role: "user", content: [intro, ...results] });',
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "no-tool" },
  failsIn: { scenario: "order-tracking" },
  proof: { event: "request-refused", nth: 1 },
};
