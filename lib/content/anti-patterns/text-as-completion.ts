import type { AntiPattern } from "../anti-pattern";

export const textAsCompletion: AntiPattern = {
  id: "text-as-completion",
  family: "ending",
  title: { en: "A first block of text means finished", fr: "Un premier bloc de texte vaut fin" },
  symptomTitle: {
    en: "“Let me look up that order”, then nothing",
    fr: "« Je consulte cette commande », puis rien",
  },
  symptom: {
    en: "The customer asks where an order is and is told “Let me look up that order for you.” Then nothing more.",
    fr: "Le client demande où en est sa commande et reçoit « Je consulte cette commande. », puis plus rien.",
  },
  cause: {
    en: "If `content[0]` is a text block, the loop returns it. The call in the block after it is never seen.",
    fr: "Si `content[0]` est un bloc de texte, la boucle le renvoie. L’appel placé dans le bloc suivant n’est jamais vu.",
  },
  cure: {
    en: "Do not decide by position or type of a block. Branch on `stop_reason`, then filter the blocks that the branch needs.",
    fr: "Ne décidez pas d’après la place ni le type d’un bloc. Branchez sur `stop_reason`, puis filtrez les blocs utiles à la branche.",
  },
  misconception: {
    id: "first-block-is-the-answer",
    belief: {
      en: "A reply that begins with text is an answer; a reply that begins with `tool_use` is a request.",
      fr: "Une réponse qui commence par du texte est une réponse finale ; si elle commence par `tool_use`, c’est une demande.",
    },
    refutation: {
      en: "This reply holds a text block and, after it, a `lookup_order` call. Claude often says what it is about to do.",
      fr: "Cette réponse contient un bloc de texte et, à sa suite, un appel `lookup_order`. Claude annonce souvent ce qu’il va faire.",
    },
    correctModel: {
      en: "`content` is a list of any mix; only `stop_reason` says what to do with it.",
      fr: "`content` est une liste au mélange libre ; seul `stop_reason` dit quoi en faire.",
    },
  },
  distractors: [
    {
      misconception: "words-show-the-end",
      refutation: {
        en: "No particular word ended the run: any text in first place would have.",
        fr: "Aucun mot précis n’a mis fin à l’exécution : n’importe quel texte en première place l’aurait fait.",
      },
    },
    {
      misconception: "skipped-call-needs-no-result",
      refutation: {
        en: "The run did not skip a call and go on; it ended before anything was sent back.",
        fr: "L’exécution n’a pas sauté un appel pour continuer ; elle s’est terminée avant de renvoyer quoi que ce soit.",
      },
    },
    {
      misconception: "model-runs-tools",
      refutation: {
        en: "Nobody waited for the model to run the tool: the program left without looking for a call.",
        fr: "Personne n’a attendu que le modèle exécute l’outil : le programme est sorti sans chercher d’appel.",
      },
    },
  ],
  hints: [
    {
      en: "Open the only reply of this run and count its blocks.",
      fr: "Ouvrez l’unique réponse de cette exécution et comptez ses blocs.",
    },
    {
      en: "Text and calls stand side by side; where a block stands says nothing about the end.",
      fr: "Textes et appels se côtoient ; la place d’un bloc ne dit rien de la fin.",
    },
    {
      en: "Delete the line that tests `content[0]`.",
      fr: "Supprimez la ligne qui teste `content[0]`.",
    },
  ],
  edits: [
    {
      find: "    const { content, stop_reason } = reply;",
      replace:
        '    const { content, stop_reason } = reply;\n    if (content[0]?.type === "text") return textOf(content);',
    },
  ],
  looksFineIn: { scenario: "parallel-tools" },
  failsIn: { scenario: "order-tracking" },
  proof: { event: "run-returned", nth: 1 },
};
