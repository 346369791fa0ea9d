import type { AntiPattern } from "../anti-pattern";

export const textAfterResults: AntiPattern = {
  id: "text-after-results",
  family: "pairing",
  title: { en: "Text after the results", fr: "Du texte après les résultats" },
  symptomTitle: { en: "An empty answer", fr: "Une réponse vide" },
  symptom: {
    en: "Every request is accepted and every tool works, yet the answer of a longer task is an empty string.",
    fr: "Chaque requête est acceptée et chaque outil fonctionne, mais la réponse d’une tâche plus longue est une chaîne vide.",
  },
  cause: {
    en: "Behind the results the program adds a sentence of its own. After two such turns the model expects the user to speak, and ends its turn with nothing.",
    fr: "Derrière les résultats, le programme ajoute une phrase. Après deux tours de ce genre, le modèle s’attend à ce que l’utilisateur parle et termine son tour sans rien dire.",
  },
  cure: {
    en: "Send the results alone. They are the cue to go on; instructions belong into `system`.",
    fr: "Envoyez les résultats seuls. Ils suffisent à relancer le modèle ; les consignes ont leur place dans `system`.",
  },
  misconception: {
    id: "text-after-results-helps",
    belief: {
      en: "A friendly push after the results keeps the model working.",
      fr: "Une petite relance après les résultats garde le modèle au travail.",
    },
    refutation: {
      en: "It taught the opposite here: the third reply is an `end_turn` whose content is empty.",
      fr: "Ici, elle a appris l’inverse : la troisième réponse est un `end_turn` au contenu vide.",
    },
    correctModel: {
      en: "A turn that answers calls holds results and nothing else.",
      fr: "Un tour qui répond à des appels contient des résultats et rien d’autre.",
    },
  },
  distractors: [
    {
      misconception: "text-may-precede-results",
      refutation: {
        en: "Text before the results would be refused with HTTP 400; these requests were all accepted.",
        fr: "Du texte avant les résultats serait refusé avec HTTP 400 ; ces requêtes ont toutes été acceptées.",
      },
    },
    {
      misconception: "empty-end-needs-repeat",
      refutation: {
        en: "The program does not repeat the empty reply, and repeating would not fill it: the history causes it.",
        fr: "Le programme ne redemande pas la réponse vide, et le refaire ne la remplirait pas : c’est l’historique qui la cause.",
      },
    },
    {
      misconception: "refusal-is-an-answer",
      refutation: {
        en: "The empty reply is no refusal: its `stop_reason` is `end_turn`.",
        fr: "La réponse vide n’est pas un refus : son `stop_reason` est `end_turn`.",
      },
    },
  ],
  hints: [
    {
      en: "Open the user messages that carry results. How many blocks should each hold?",
      fr: "Ouvrez les messages utilisateur qui portent des résultats. Combien de blocs chacun devrait-il contenir ?",
    },
    {
      en: "What is accepted is not always wise: text after results teaches the model to wait for it.",
      fr: "Ce qui est accepté n’est pas toujours sage : du texte après les résultats apprend au modèle à l’attendre.",
    },
    {
      en: "Push `results` as the whole content of the user message.",
      fr: "Donnez `results` pour contenu entier du message utilisateur.",
    },
  ],
  edits: [
    {
      find: '        messages.push({ role: "user", content: results });',
      replace: [
        '        const nudge = { type: "text" as const, text: "Now answer." };',
        '        messages.push({ role: "user", content: [...results, nudge] });',
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "text-beside-call" },
  proof: { event: "response-received", nth: 3 },
};
