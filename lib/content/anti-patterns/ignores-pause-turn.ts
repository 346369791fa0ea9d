import type { AntiPattern } from "../anti-pattern";

export const ignoresPauseTurn: AntiPattern = {
  id: "ignores-pause-turn",
  family: "branching",
  title: { en: "Takes a pause for the end", fr: "Prend une pause pour la fin" },
  symptomTitle: { en: "A plan instead of a comparison", fr: "Une intention au lieu d’une comparaison" },
  symptom: {
    en: "A comparison of three towns was asked for. What comes back is the plan to search for them; two searches were paid and thrown away.",
    fr: "On demandait de comparer trois villes. Ce qui revient est l’intention de les chercher ; deux recherches ont été payées puis jetées.",
  },
  cause: {
    en: "The branch for `pause_turn` returns the text, as if the turn were complete.",
    fr: "La branche `pause_turn` renvoie le texte, comme si le tour était complet.",
  },
  cure: {
    en: "Append the paused assistant turn unchanged and call again with the same tools. Add no message and no result of your own.",
    fr: "Ajoutez tel quel le tour en pause et rappelez avec les mêmes outils. N’ajoutez ni message ni résultat de votre cru.",
  },
  misconception: {
    id: "pause-means-end",
    belief: {
      en: "The reply asks for no tool of mine, so the model must be finished.",
      fr: "La réponse ne me demande aucun outil, donc le modèle a fini.",
    },
    refutation: {
      en: "The last block of this reply is a web search that is still running on the server. The turn waits to be sent back.",
      fr: "Le dernier bloc de cette réponse est une recherche web encore en cours sur le serveur. Le tour attend d’être renvoyé.",
    },
    correctModel: {
      en: "A pause means: hand the turn back and it goes on.",
      fr: "Une pause signifie : rendez le tour, et il continue.",
    },
  },
  distractors: [
    {
      misconception: "pause-needs-a-message",
      refutation: {
        en: "The program sent nothing wrong after the pause: it sent nothing at all.",
        fr: "Le programme n’a rien envoyé de faux après la pause : il n’a rien envoyé du tout.",
      },
    },
    {
      misconception: "resume-may-drop-tools",
      refutation: {
        en: "There was no second request whose tools could have been missing.",
        fr: "Il n’y a pas eu de deuxième requête dont les outils auraient pu manquer.",
      },
    },
    {
      misconception: "unknown-means-finished",
      refutation: {
        en: "The value is known to the program: it has a branch for it, which does the wrong thing.",
        fr: "Le programme connaît cette valeur : il a une branche pour elle, qui fait ce qu’il ne faut pas.",
      },
    },
  ],
  hints: [
    {
      en: "Which `stop_reason` did the only reply carry, and where did it lead?",
      fr: "Quel `stop_reason` portait l’unique réponse, et où a-t-il mené ?",
    },
    {
      en: "A paused turn is unfinished: it goes back into the history and the loop goes round.",
      fr: "Un tour en pause est inachevé : il retourne dans l’historique et la boucle repart.",
    },
    {
      en: "In the `pause_turn` branch push the assistant turn, then `break`.",
      fr: "Dans la branche `pause_turn`, ajoutez le tour de l’assistant, puis `break`.",
    },
  ],
  edits: [
    {
      find: [
        '      case "pause_turn":',
        '        messages.push({ role: "assistant", content });',
        "        break;",
      ].join("\n"),
      replace: ['      case "pause_turn":', "        return textOf(content);"].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "server-search" },
  proof: { event: "run-returned", nth: 1 },
};
