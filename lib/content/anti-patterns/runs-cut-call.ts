import type { AntiPattern } from "../anti-pattern";

export const runsCutCall: AntiPattern = {
  id: "runs-cut-call",
  family: "branching",
  title: { en: "Runs a call that was cut", fr: "Exécute un appel coupé" },
  symptomTitle: { en: "Twelve packets lost, and no error", fr: "Douze sachets perdus, et aucune erreur" },
  symptom: {
    en: "Twelve packets were to be kept. All forty-three are retired, and no error was raised anywhere.",
    fr: "Douze sachets devaient être gardés. Les quarante-trois sont retirés, et aucune erreur n’est apparue.",
  },
  cause: {
    en: "`max_tokens` shares the branch of `tool_use`. The reply ended inside the input of the call; what had arrived of it was executed.",
    fr: "`max_tokens` partage la branche de `tool_use`. La réponse s’est arrêtée dans les arguments de l’appel ; ce qui en était arrivé a été exécuté.",
  },
  cure: {
    en: "Give `max_tokens` its own branch: append nothing, raise the limit, and send the same history again.",
    fr: "Donnez à `max_tokens` sa propre branche : n’ajoutez rien, relevez la limite et renvoyez le même historique.",
  },
  misconception: {
    id: "cut-call-can-run",
    belief: {
      en: "The input parses and the required fields are there, so the call may be executed.",
      fr: "Les arguments se lisent et les champs requis sont là, l’appel peut donc être exécuté.",
    },
    refutation: {
      en: "Drawer and year were complete, the keep list was not written yet. Half an instruction looked like a whole one.",
      fr: "Le tiroir et l’année étaient complets, la liste keep n’était pas encore écrite. Une demi-consigne avait l’air entière.",
    },
    correctModel: {
      en: "A cut call is discarded and asked for again with more room.",
      fr: "Un appel coupé se jette et se redemande avec plus de place.",
    },
  },
  distractors: [
    {
      misconception: "same-limit-will-do",
      refutation: {
        en: "The cut request was not repeated; the program went on as though nothing had been cut.",
        fr: "La requête coupée n’a pas été répétée ; le programme a continué comme si rien n’avait été coupé.",
      },
    },
    {
      misconception: "max-tokens-widens-window",
      refutation: {
        en: "The window was far from full. The limit of this one reply was too small.",
        fr: "La fenêtre était loin d’être pleine. C’est la limite de cette seule réponse qui était trop basse.",
      },
    },
    {
      misconception: "schema-alone-guides",
      refutation: {
        en: "The model had begun the right call, keep list included; it had no room to finish it.",
        fr: "Le modèle avait commencé le bon appel, liste keep comprise ; il n’a pas eu la place de le finir.",
      },
    },
  ],
  hints: [
    {
      en: "Compare the input of the executed call with what the user asked for. What is missing, and why did the reply stop there?",
      fr: "Comparez les arguments de l’appel exécuté avec la demande. Que manque-t-il, et pourquoi la réponse s’arrête-t-elle là ?",
    },
    {
      en: "Only `tool_use` says that the calls of a turn are complete and waiting.",
      fr: "Seul `tool_use` dit que les appels d’un tour sont complets et en attente.",
    },
    {
      en: "Take `max_tokens` out of that branch and give it its own: double `max_tokens`, then `break`.",
      fr: "Sortez `max_tokens` de cette branche et donnez-lui la sienne : doubler `max_tokens`, puis `break`.",
    },
  ],
  edits: [
    {
      find: '      case "tool_use": {',
      replace: '      case "max_tokens":\n      case "tool_use": {',
    },
    {
      find: [
        '      case "max_tokens":',
        '        if (max_tokens > 8000) throw new Error("Too long");',
        "        max_tokens *= 2;",
        "        break;",
        '      case "end_turn":',
      ].join("\n"),
      replace: '      case "end_turn":',
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "truncated-call" },
  proof: { event: "tool-called", nth: 1 },
};
