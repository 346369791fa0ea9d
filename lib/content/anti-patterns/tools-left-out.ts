import type { AntiPattern } from "../anti-pattern";

export const toolsLeftOut: AntiPattern = {
  id: "tools-left-out",
  family: "tools",
  title: { en: "Leaves the tools out", fr: "Omet les outils" },
  symptomTitle: { en: "A status out of thin air", fr: "Un statut sorti de nulle part" },
  symptom: {
    en: "The agent answers at once, politely and with confidence. No tool ran, and the status that it names is made up.",
    fr: "L’agent répond aussitôt, poliment et avec assurance. Aucun outil n’a été exécuté, et le statut qu’il donne est inventé.",
  },
  cause: {
    en: "The request does not contain `tools`. The model cannot ask for what it has never heard of, and guesses.",
    fr: "La requête ne contient pas `tools`. Le modèle ne peut pas demander ce dont il n’a jamais entendu parler, et devine.",
  },
  cure: {
    en: "Send `tools` with every request of the run, the same list each time.",
    fr: "Envoyez `tools` avec chaque requête de l’exécution, chaque fois la même liste.",
  },
  misconception: {
    id: "executor-makes-tool-known",
    belief: {
      en: "The program can run the tool, and the system prompt mentions it; the model will find it.",
      fr: "Le programme sait exécuter l’outil, et le prompt système le mentionne ; le modèle le trouvera.",
    },
    refutation: {
      en: "The first request has no `tools`, and the first reply no call: a name in the system prompt cannot be called.",
      fr: "La première requête n’a pas de `tools`, et la première réponse pas d’appel : un nom dans le prompt système ne s’appelle pas.",
    },
    correctModel: {
      en: "The model knows the tools that stand in this request, and no others.",
      fr: "Le modèle connaît les outils qui figurent dans cette requête, et aucun autre.",
    },
  },
  distractors: [
    {
      misconception: "schema-alone-guides",
      refutation: {
        en: "The description of the tool is fine; the request does not contain it.",
        fr: "La description de l’outil est bonne ; la requête ne la contient pas.",
      },
    },
    {
      misconception: "tool-request-is-answer",
      refutation: {
        en: "The reply asked for no tool. It really ended with `end_turn`.",
        fr: "La réponse ne demandait aucun outil. Elle s’est bien terminée par `end_turn`.",
      },
    },
    {
      misconception: "text-means-final",
      refutation: {
        en: "The loop did not judge by the text: it returned on `end_turn`, as it should.",
        fr: "La boucle n’a pas jugé d’après le texte : elle a terminé sur `end_turn`, comme il se doit.",
      },
    },
  ],
  hints: [
    {
      en: "The loop behaves. Read the parameters of the first request one by one.",
      fr: "La boucle se comporte bien. Lisez un à un les paramètres de la première requête.",
    },
    {
      en: "Whatever the model may call has to be described in the request itself.",
      fr: "Tout ce que le modèle peut appeler doit être décrit dans la requête même.",
    },
    {
      en: "Put `tools` back into the call of `messages.create`.",
      fr: "Remettez `tools` dans l’appel de `messages.create`.",
    },
  ],
  edits: [
    {
      find: "      model, max_tokens, system, tools, messages,",
      replace: "      model, max_tokens, system, messages,",
    },
  ],
  looksFineIn: { scenario: "no-tool" },
  failsIn: { scenario: "order-tracking" },
  proof: { event: "response-received", nth: 1 },
};
