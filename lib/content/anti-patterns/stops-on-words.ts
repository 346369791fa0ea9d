import type { AntiPattern } from "../anti-pattern";

export const stopsOnWords: AntiPattern = {
  id: "stops-on-words",
  family: "ending",
  title: { en: "Stops on words in the text", fr: "S’arrête sur des mots du texte" },
  symptomTitle: { en: "An announcement instead of a train", fr: "Une annonce au lieu d’un train" },
  symptom: {
    en: "The traveller asked for a train and a seat. The run ends after one request, without error, and what comes back is an announcement.",
    fr: "Le voyageur demandait un train et une place. L’exécution se termine après une requête, sans erreur, et ce qui revient est une annonce.",
  },
  cause: {
    en: "The loop searches the text for words such as “done” and returns as soon as one occurs, although the same reply asks for a tool.",
    fr: "La boucle cherche dans le texte des mots comme « terminé » et s’arrête dès qu’elle en trouve un, alors que la même réponse demande un outil.",
  },
  cure: {
    en: "Remove the test on the text. Return on `end_turn` and `stop_sequence`, and on nothing that is written in prose.",
    fr: "Retirez le test sur le texte. Terminez sur `end_turn` et `stop_sequence`, jamais sur ce qui est écrit en prose.",
  },
  misconception: {
    id: "words-show-the-end",
    belief: {
      en: "When Claude writes that it is done, the task is over.",
      fr: "Quand Claude écrit qu’il a terminé, la tâche est finie.",
    },
    refutation: {
      en: 'Here “done” meant that the request was read. The reply carried `stop_reason: "tool_use"` and an open `find_train` call.',
      fr: 'Ici, « terminé » voulait dire que la demande était lue. La réponse portait `stop_reason: "tool_use"` et un appel `find_train` en attente.',
    },
    correctModel: {
      en: "Prose is for people; `stop_reason` is for the loop.",
      fr: "La prose est pour les lecteurs ; `stop_reason` est pour la boucle.",
    },
  },
  distractors: [
    {
      misconception: "better-phrases-repair",
      refutation: {
        en: "No better list would do: the last reply of this task contains none of the words, and the first one contains them too early.",
        fr: "Aucune liste ne conviendrait : la dernière réponse de cette tâche ne contient aucun de ces mots, et la première les contient trop tôt.",
      },
    },
    {
      misconception: "guarded-stop-is-complete",
      refutation: {
        en: "No guard fired: the cap stands at twenty calls and the run made one.",
        fr: "Aucun garde-fou n’a joué : le plafond est de vingt appels et l’exécution en a fait un.",
      },
    },
    {
      misconception: "cut-reply-is-finished",
      refutation: {
        en: "Nothing was cut: the reply is complete and its `stop_reason` is not `max_tokens`.",
        fr: "Rien n’a été coupé : la réponse est complète et son `stop_reason` n’est pas `max_tokens`.",
      },
    },
  ],
  hints: [
    {
      en: "Look at what the program does with the reply before it reaches the `switch`.",
      fr: "Regardez ce que le programme fait de la réponse avant d’arriver au `switch`.",
    },
    {
      en: "Whether a reply is the last one is said by one field, and it is not in the text.",
      fr: "Un seul champ dit si une réponse est la dernière, et il n’est pas dans le texte.",
    },
    {
      en: "Delete the list of words and the `if` that uses it; the `switch` already returns on `end_turn`.",
      fr: "Supprimez la liste de mots et le `if` qui s’en sert ; le `switch` termine déjà sur `end_turn`.",
    },
  ],
  edits: [
    {
      find: "    const { content, stop_reason } = reply;",
      replace: [
        "    const { content, stop_reason } = reply;",
        "    const said = textOf(content).toLowerCase();",
        '    const ends = ["done", "final answer", "terminé"];',
        "    if (ends.some((words) => said.includes(words)))",
        "      return textOf(content);",
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "text-beside-call" },
  proof: { event: "run-returned", nth: 1 },
};
