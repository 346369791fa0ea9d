import type { AntiPattern } from "../anti-pattern";

export const capAsStop: AntiPattern = {
  id: "cap-as-stop",
  family: "ending",
  title: { en: "The cap decides when to stop", fr: "Le plafond décide de la fin" },
  symptomTitle: {
    en: "A next step instead of a diagnosis",
    fr: "Une prochaine étape en guise de diagnostic",
  },
  symptom: {
    en: "Asked for a cause and a remedy, the agent reports neither: it hands back a sentence about its next step, as if that were the answer.",
    fr: "On demandait une cause et un remède ; l’agent ne donne ni l’une ni l’autre et rend une phrase sur sa prochaine étape, comme si c’était la réponse.",
  },
  cause: {
    en: "After five calls the loop simply ends and returns the latest text. A count of rounds stands in for the end of the task.",
    fr: "Après cinq appels, la boucle s’achève et rend le dernier texte. Un nombre de tours tient lieu de fin de tâche.",
  },
  cure: {
    en: "End on the stop reason. Keep the cap, high, as a circuit breaker, and let it throw: a run that it ends is unfinished.",
    fr: "Terminez sur le motif d’arrêt. Gardez le plafond, haut, comme coupe-circuit, et faites-lui lever une erreur : l’exécution qu’il arrête est inachevée.",
  },
  misconception: {
    id: "guarded-stop-is-complete",
    belief: {
      en: "Five rounds are plenty; what the model has said by then is the result.",
      fr: "Cinq tours suffisent ; ce que le modèle a dit jusque-là est le résultat.",
    },
    refutation: {
      en: "The fifth reply still asked for a tool. This investigation needs nine calls, and another prompt needs another number.",
      fr: "La cinquième réponse demandait encore un outil. Cette enquête exige neuf appels, et une autre question en exigerait un autre nombre.",
    },
    correctModel: {
      en: "A cap protects the budget; it knows nothing of the task.",
      fr: "Un plafond protège le budget ; il ignore tout de la tâche.",
    },
  },
  distractors: [
    {
      misconception: "words-show-the-end",
      refutation: {
        en: "No word of the reply was examined: a sentence of the same kind in the fourth reply did not end the run.",
        fr: "Aucun mot de la réponse n’a été examiné : une phrase semblable dans la quatrième réponse n’a pas arrêté l’exécution.",
      },
    },
    {
      misconception: "tool-request-is-answer",
      refutation: {
        en: "Four tool requests were answered properly before; only the fifth was taken for the end, because of its number.",
        fr: "Quatre demandes d’outil ont reçu leur réponse auparavant ; seule la cinquième a été prise pour la fin, à cause de son rang.",
      },
    },
    {
      misconception: "no-guard-needed",
      refutation: {
        en: "The opposite went wrong: there is a guard, and it ends a run that was doing well.",
        fr: "C’est l’inverse qui s’est produit : il y a un garde-fou, et il interrompt une exécution qui se déroulait bien.",
      },
    },
  ],
  hints: [
    {
      en: "Count the calls of this run, then look at the head and the foot of the loop.",
      fr: "Comptez les appels de cette exécution, puis regardez la tête et le pied de la boucle.",
    },
    {
      en: "A limit may stop a run, but a run that a limit stopped has no answer to return.",
      fr: "Une limite peut arrêter une exécution, mais une exécution arrêtée par une limite n’a pas de réponse à rendre.",
    },
    {
      en: "Raise the limit to twenty, and throw behind the loop instead of returning the latest text.",
      fr: "Portez la limite à vingt et, après la boucle, levez une erreur au lieu de rendre le dernier texte.",
    },
  ],
  edits: [
    {
      find: "  for (let call = 1; call <= 20; call++) {",
      replace: '  let latest = "";\n  for (let call = 1; call <= 5; call++) {',
    },
    {
      find: "    const { content, stop_reason } = reply;",
      replace: "    const { content, stop_reason } = reply;\n    latest = textOf(content);",
    },
    { find: '  throw new Error("Stopped after 20 calls");', replace: "  return latest;" },
  ],
  looksFineIn: { scenario: "parallel-tools" },
  failsIn: { scenario: "long-investigation" },
  proof: { event: "run-returned", nth: 1 },
};
