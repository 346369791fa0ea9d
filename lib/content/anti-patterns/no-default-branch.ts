import type { AntiPattern } from "../anti-pattern";

export const noDefaultBranch: AntiPattern = {
  id: "no-default-branch",
  family: "branching",
  title: { en: "No default branch", fr: "Pas de branche par défaut" },
  symptomTitle: { en: "Paid again and again for one label", fr: "Payé et repayé pour un seul cartel" },
  symptom: {
    en: "The label was written by the second request. The program asks for it eighteen times more, pays each time, and fails.",
    fr: "Le cartel était écrit dès la deuxième requête. Le programme le redemande dix-huit fois, paie à chaque fois, et échoue.",
  },
  cause: {
    en: "Only `tool_use` and `end_turn` have a branch. Any other value changes nothing, so the loop sends the identical request again.",
    fr: "Seuls `tool_use` et `end_turn` ont une branche. Toute autre valeur ne change rien : la boucle renvoie donc la même requête à l’identique.",
  },
  cure: {
    en: "Give each value its branch, and end every `switch` with a default that throws and names the value.",
    fr: "Donnez une branche à chaque valeur et terminez chaque `switch` par un cas par défaut qui lève une erreur en nommant la valeur.",
  },
  misconception: {
    id: "loop-sorts-itself-out",
    belief: {
      en: "A reply that fits no branch is harmless: the next round will bring something better.",
      fr: "Une réponse qui n’entre dans aucune branche est sans danger : le tour suivant apportera mieux.",
    },
    refutation: {
      en: "Nothing was appended, so nothing differed: the third request equals the second, and so do all that follow.",
      fr: "Rien n’a été ajouté, donc rien n’a changé : la troisième requête est égale à la deuxième, et toutes les suivantes aussi.",
    },
    correctModel: {
      en: "A round that changes nothing must end the loop and say why.",
      fr: "Un tour qui ne change rien doit arrêter la boucle et dire pourquoi.",
    },
  },
  distractors: [
    {
      misconception: "stop-sequence-in-text",
      refutation: {
        en: "Nobody searched the text for the sequence; the program ignores that reason altogether.",
        fr: "Personne n’a cherché la séquence dans le texte ; le programme ignore entièrement ce motif.",
      },
    },
    {
      misconception: "no-guard-needed",
      refutation: {
        en: "There is a guard, and it did its work at twenty. It bounds the damage, it does not prevent it.",
        fr: "Il y a un garde-fou, et il a joué à vingt. Il borne les dégâts, il ne les évite pas.",
      },
    },
    {
      misconception: "server-remembers",
      refutation: {
        en: "Each request carries the whole history. It is complete, and it is the same one each time.",
        fr: "Chaque requête porte tout l’historique. Il est complet, et c’est chaque fois le même.",
      },
    },
  ],
  hints: [
    {
      en: "Compare the second request with the third. Then look for the `stop_reason` of the second reply in the program.",
      fr: "Comparez la deuxième requête et la troisième. Puis cherchez dans le programme le `stop_reason` de la deuxième réponse.",
    },
    {
      en: "There are more than two stop reasons, and new ones may appear: no value may fall through.",
      fr: "Il y a plus de deux motifs d’arrêt, et d’autres peuvent apparaître : aucune valeur ne doit passer au travers.",
    },
    {
      en: "Restore the missing branches, `stop_sequence` beside `end_turn`, and a `default` that throws.",
      fr: "Rétablissez les branches manquantes, `stop_sequence` à côté de `end_turn`, et un `default` qui lève une erreur.",
    },
  ],
  edits: [
    {
      find: [
        '      case "pause_turn":',
        '        messages.push({ role: "assistant", content });',
        "        break;",
        '      case "max_tokens":',
        '        if (max_tokens > 8000) throw new Error("Too long");',
        "        max_tokens *= 2;",
        "        break;",
        '      case "end_turn":',
        '      case "stop_sequence":',
        "        return textOf(content);",
        '      case "refusal":',
        '        throw new Error("Claude declined to answer");',
        '      case "model_context_window_exceeded":',
        '        throw new Error("The context window is full");',
        "      default:",
        "        throw new Error(`Unknown: ${stop_reason}`);",
      ].join("\n"),
      replace: ['      case "end_turn":', "        return textOf(content);"].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "stop-sequence" },
  proof: { event: "request-sent", nth: 3 },
};
