import type { AntiPattern } from "../anti-pattern";

export const resultsSpread: AntiPattern = {
  id: "results-spread",
  family: "pairing",
  title: { en: "Results spread over messages", fr: "Résultats répartis sur plusieurs messages" },
  symptomTitle: { en: "One request too many", fr: "Une requête de trop" },
  symptom: {
    en: "The answer is right and nothing is refused. But the run takes a request more than it should: what the model used to ask at once it now asks piece by piece.",
    fr: "La réponse est juste et rien n’est refusé. Mais l’exécution prend une requête de trop : ce que le modèle demandait d’un coup, il le demande désormais morceau par morceau.",
  },
  cause: {
    en: "Each result is pushed as a user message of its own. The history now shows calls that are answered one by one, and the model follows that example.",
    fr: "Chaque résultat est ajouté dans un message utilisateur à lui. L’historique montre alors des appels traités un par un, et le modèle suit cet exemple.",
  },
  cure: {
    en: "Collect the results of a turn and push them together, in one user message.",
    fr: "Rassemblez les résultats d’un tour et ajoutez-les ensemble, dans un seul message utilisateur.",
  },
  misconception: {
    id: "one-message-per-result",
    belief: {
      en: "Each result is an event of its own and deserves its own message.",
      fr: "Chaque résultat est un événement à part et mérite son propre message.",
    },
    refutation: {
      en: "The API merged the messages and went on, but the second reply asks for one tool where the correct run asks for two.",
      fr: "L’API a fusionné les messages et continué, mais la deuxième réponse demande un outil là où l’exécution correcte en demande deux.",
    },
    correctModel: {
      en: "One assistant turn, one user turn that answers all of it.",
      fr: "Un tour de l’assistant, un tour utilisateur qui y répond en entier.",
    },
  },
  distractors: [
    {
      misconception: "skipped-call-needs-no-result",
      refutation: {
        en: "No call stayed without a result: the API would have refused the request.",
        fr: "Aucun appel n’est resté sans résultat : l’API aurait refusé la requête.",
      },
    },
    {
      misconception: "pairing-is-alternation",
      refutation: {
        en: "Several user messages in a row are no error today. The loss is in what the model learns from them.",
        fr: "Plusieurs messages utilisateur de suite ne sont plus une erreur. La perte tient à ce que le modèle en apprend.",
      },
    },
    {
      misconception: "every-failure-retried",
      refutation: {
        en: "The additional request repeats nothing: it asks for what the second one did not cover.",
        fr: "La requête supplémentaire ne répète rien : elle demande ce que la deuxième avait laissé de côté.",
      },
    },
  ],
  hints: [
    {
      en: "Compare the second reply with that of the correct run, then the messages that led to it.",
      fr: "Comparez la deuxième réponse avec celle de l’exécution correcte, puis les messages qui y ont mené.",
    },
    {
      en: "All results of one turn belong into one message, in any order.",
      fr: "Tous les résultats d’un tour vont dans un seul message, dans n’importe quel ordre.",
    },
    {
      en: "Fill an array inside the loop, and push one user message with that array after it.",
      fr: "Remplissez un tableau dans la boucle et ajoutez après elle un seul message utilisateur avec ce tableau.",
    },
  ],
  edits: [
    {
      find: [
        "        const results: Anthropic.ToolResultBlockParam[] = [];",
        "        for (const block of content) {",
        '          if (block.type !== "tool_use") continue;',
        "          results.push(await answer(block, ctx));",
        "        }",
        '        messages.push({ role: "user", content: results });',
      ].join("\n"),
      replace: [
        "        for (const block of content) {",
        '          if (block.type !== "tool_use") continue;',
        "          const result = await answer(block, ctx);",
        '          messages.push({ role: "user", content: [result] });',
        "        }",
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "parallel-tools" },
  proof: { event: "response-received", nth: 2 },
};
