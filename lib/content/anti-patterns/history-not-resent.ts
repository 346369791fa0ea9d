import type { AntiPattern } from "../anti-pattern";

export const historyNotResent: AntiPattern = {
  id: "history-not-resent",
  family: "history",
  title: { en: "Does not re-send the history", fr: "Ne renvoie pas l’historique" },
  symptomTitle: { en: "Round and round", fr: "Toujours la même ronde" },
  symptom: {
    en: "A long task goes round in circles: the same tools are called again with the same input, until the cap ends the run.",
    fr: "Une longue tâche tourne en rond : les mêmes outils sont rappelés avec les mêmes arguments, jusqu’à ce que le plafond arrête l’exécution.",
  },
  cause: {
    en: "Each request carries the question and the latest exchange only. What was found out before is not in it, so the model does not know it.",
    fr: "Chaque requête ne porte que la question et le dernier échange. Ce qui a été trouvé avant n’y figure pas, le modèle l’ignore donc.",
  },
  cure: {
    en: "Send the whole `messages` array every time. To shorten it, cut whole exchanges on purpose, never by default.",
    fr: "Envoyez chaque fois tout le tableau `messages`. Pour le raccourcir, coupez des échanges entiers, à dessein, jamais par défaut.",
  },
  misconception: {
    id: "server-remembers",
    belief: {
      en: "The service has seen the earlier turns; a request needs the question and what is new.",
      fr: "Le service a vu les tours précédents ; une requête n’a besoin que de la question et du nouveau.",
    },
    refutation: {
      en: "The third reply asks for the alerts a second time: in that request their result no longer exists.",
      fr: "La troisième réponse redemande les alertes : dans cette requête-là, leur résultat n’existe plus.",
    },
    correctModel: {
      en: "The API is stateless: what a request does not carry was never said.",
      fr: "L’API est sans état : ce qu’une requête ne porte pas n’a jamais été dit.",
    },
  },
  distractors: [
    {
      misconception: "cut-anywhere",
      refutation: {
        en: "The cut was clean: call and result always travel together, and no request was refused. What hurts is what it left out.",
        fr: "La coupe était propre : appel et résultat voyagent toujours ensemble, et aucune requête n’a été refusée. Le mal vient de ce qu’elle a ôté.",
      },
    },
    {
      misconception: "loop-sorts-itself-out",
      refutation: {
        en: "Every reply found its branch, and each round appended two messages. They were just not sent.",
        fr: "Chaque réponse a trouvé sa branche, et chaque tour a ajouté deux messages. Ils n’ont simplement pas été envoyés.",
      },
    },
    {
      misconception: "every-failure-retried",
      refutation: {
        en: "No tool failed. The model asks again because it has not seen the answer.",
        fr: "Aucun outil n’a échoué. Le modèle redemande parce qu’il n’a pas vu la réponse.",
      },
    },
  ],
  hints: [
    {
      en: "Count the messages in the third and in the fourth request. Do they grow?",
      fr: "Comptez les messages de la troisième et de la quatrième requête. Leur nombre augmente-t-il ?",
    },
    {
      en: "Your code owns the history, and every request carries all of it.",
      fr: "L’historique appartient à votre code, et chaque requête le porte en entier.",
    },
    {
      en: "Pass `messages` as it is, without `slice`.",
      fr: "Passez `messages` tel quel, sans `slice`.",
    },
  ],
  edits: [
    {
      find: "      model, max_tokens, system, tools, messages,",
      replace: [
        "      model, max_tokens, system, tools,",
        "      messages: [messages[0]!, ...messages.slice(1).slice(-2)],",
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "long-investigation" },
  proof: { event: "tool-called", nth: 3 },
};
