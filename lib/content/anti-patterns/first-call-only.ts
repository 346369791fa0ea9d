import type { AntiPattern } from "../anti-pattern";

export const firstCallOnly: AntiPattern = {
  id: "first-call-only",
  family: "pairing",
  title: { en: "Answers only the first call", fr: "Ne répond qu’au premier appel" },
  symptomTitle: {
    en: "Fine with one question, refused with three",
    fr: "Bien pour une question, refusé pour trois",
  },
  symptom: {
    en: "Questions about one thing work. A question about three things ends in HTTP 400 after a single tool has run.",
    fr: "Les questions sur une seule chose passent. Une question sur trois choses se termine en HTTP 400 après l’exécution d’un seul outil.",
  },
  cause: {
    en: "The branch looks for a `tool_use` block, takes the first and stops there. The other calls of the turn stay open.",
    fr: "La branche cherche un bloc `tool_use`, prend le premier et s’arrête là. Les autres appels du tour restent ouverts.",
  },
  cure: {
    en: "Go through the whole `content`, run every `tool_use` block, and return all results in one user message.",
    fr: "Parcourez tout `content`, exécutez chaque bloc `tool_use` et renvoyez tous les résultats dans un seul message utilisateur.",
  },
  misconception: {
    id: "skipped-call-needs-no-result",
    belief: {
      en: "A reply asks for one tool; if it asks for more, the rest can wait for the next round.",
      fr: "Une réponse demande un outil ; si elle en demande davantage, le reste peut attendre le tour suivant.",
    },
    refutation: {
      en: "The next request was refused: two calls of the assistant turn had no result in the message after it.",
      fr: "La requête suivante a été refusée : deux appels du tour de l’assistant n’avaient pas de résultat dans le message suivant.",
    },
    correctModel: {
      en: "Every call of a turn is answered in the next user turn.",
      fr: "Chaque appel d’un tour reçoit sa réponse dans le tour utilisateur suivant.",
    },
  },
  distractors: [
    {
      misconception: "name-or-order-links",
      refutation: {
        en: "The one result that was sent bears the right id; two others were never made.",
        fr: "L’unique résultat envoyé porte le bon id ; deux autres n’ont jamais été produits.",
      },
    },
    {
      misconception: "one-message-per-result",
      refutation: {
        en: "The results were not spread over messages. There is only one result.",
        fr: "Les résultats n’ont pas été répartis sur plusieurs messages. Il n’y en a qu’un.",
      },
    },
    {
      misconception: "exception-should-end-run",
      refutation: {
        en: "The tool that fails was never called in this run; the first one succeeded.",
        fr: "L’outil qui échoue n’a jamais été appelé dans cette exécution ; le premier a réussi.",
      },
    },
  ],
  hints: [
    {
      en: "Count the calls in the first reply and the executions that follow it.",
      fr: "Comptez les appels de la première réponse et les exécutions qui suivent.",
    },
    {
      en: "A turn may hold several calls, and none may be left without a result.",
      fr: "Un tour peut contenir plusieurs appels, et aucun ne doit rester sans résultat.",
    },
    {
      en: "Replace `find` with a loop over `content` that answers every `tool_use` block.",
      fr: "Remplacez `find` par une boucle sur `content` qui répond à chaque bloc `tool_use`.",
    },
  ],
  edits: [
    {
      find: [
        "        for (const block of content) {",
        '          if (block.type !== "tool_use") continue;',
        "          results.push(await answer(block, ctx));",
        "        }",
      ].join("\n"),
      replace: [
        '        const block = content.find((b) => b.type === "tool_use");',
        "        if (block) results.push(await answer(block, ctx));",
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "parallel-tools" },
  proof: { event: "request-refused", nth: 1 },
};
