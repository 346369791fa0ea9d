import type { AntiPattern } from "../anti-pattern";

export const wrongToolUseId: AntiPattern = {
  id: "wrong-tool-use-id",
  family: "pairing",
  title: { en: "One id for every result", fr: "Un même id pour tous les résultats" },
  symptomTitle: { en: "Just computed, and refused", fr: "À peine calculés, déjà refusés" },
  symptom: {
    en: "With a single call all is well. As soon as the model makes several, the API refuses the results that were just computed.",
    fr: "Avec un seul appel, tout va bien. Dès que le modèle en fait plusieurs, l’API refuse les résultats à peine calculés.",
  },
  cause: {
    en: "The id of the first call is kept and written into every result. The other calls find no result that bears their id.",
    fr: "L’id du premier appel est gardé et inscrit dans chaque résultat. Les autres appels ne trouvent aucun résultat à leur id.",
  },
  cure: {
    en: "Take `tool_use_id` from the very block that was run, for each result anew.",
    fr: "Prenez `tool_use_id` dans le bloc même qui vient d’être exécuté, pour chaque résultat.",
  },
  misconception: {
    id: "name-or-order-links",
    belief: {
      en: "The id stands for the conversation; which result belongs to which call follows from their order.",
      fr: "L’id désigne la conversation ; l’ordre suffit à savoir quel résultat va avec quel appel.",
    },
    refutation: {
      en: "Three calls were answered three times under one id. Two of them count as unanswered, whatever the order.",
      fr: "Trois appels ont reçu trois réponses sous un seul id. Deux d’entre eux passent pour sans réponse, quel que soit l’ordre.",
    },
    correctModel: {
      en: "One call, one id, one result that repeats it exactly.",
      fr: "Un appel, un id, un résultat qui le reprend exactement.",
    },
  },
  distractors: [
    {
      misconception: "skipped-call-needs-no-result",
      refutation: {
        en: "No call was skipped: all three were run, and three results were sent.",
        fr: "Aucun appel n’a été sauté : les trois ont été exécutés, et trois résultats envoyés.",
      },
    },
    {
      misconception: "one-message-per-result",
      refutation: {
        en: "The results travel together in one user message, as they should.",
        fr: "Les résultats voyagent ensemble dans un seul message utilisateur, comme il se doit.",
      },
    },
    {
      misconception: "exception-should-end-run",
      refutation: {
        en: "The failing tool was caught and answered. The refusal came from the API, for another reason.",
        fr: "L’échec de l’outil a été rattrapé et a reçu sa réponse. Le refus vient de l’API, pour une autre raison.",
      },
    },
  ],
  hints: [
    {
      en: "Write down the ids of the calls and the ids in the results of the refused request.",
      fr: "Notez les id des appels et ceux des résultats dans la requête refusée.",
    },
    {
      en: "`tool_use_id` repeats the `id` of the call that it answers, each call its own.",
      fr: "`tool_use_id` reprend l’`id` de l’appel auquel il répond, chaque appel ayant le sien.",
    },
    {
      en: "Pass `block` itself to `answer`, and drop the variable that keeps the first id.",
      fr: "Passez `block` lui-même à `answer` et supprimez la variable qui garde le premier id.",
    },
  ],
  edits: [
    {
      find: "  let max_tokens = ctx.maxTokens;",
      replace: '  let max_tokens = ctx.maxTokens;\n  let id = "";',
    },
    {
      find: "          results.push(await answer(block, ctx));",
      replace: [
        "          id ||= block.id;",
        "          results.push(await answer({ ...block, id }, ctx));",
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "parallel-tools" },
  proof: { event: "request-refused", nth: 1 },
};
