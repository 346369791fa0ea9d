import type { AntiPattern } from "../anti-pattern";

export const hardCodedSequence: AntiPattern = {
  id: "hard-coded-sequence",
  family: "tools",
  title: { en: "A fixed sequence of tools", fr: "Une suite d’outils imposée" },
  symptomTitle: { en: "A look-up that nobody needed", fr: "Une recherche dont personne n’avait besoin" },
  symptom: {
    en: "A general question that needs no look-up starts one all the same, for a title that nobody mentioned.",
    fr: "Une question générale, qui n’exige aucune recherche, en déclenche une tout de même, pour un titre que personne n’a cité.",
  },
  cause: {
    en: "Each round forces the next tool of a list through `tool_choice`. The order was decided in code before the question was known.",
    fr: "À chaque tour, `tool_choice` impose l’outil suivant d’une liste. L’ordre a été fixé dans le code avant de connaître la question.",
  },
  cure: {
    en: "Leave `tool_choice` on its default and let the model choose; or keep the fixed path and call it a workflow.",
    fr: "Laissez `tool_choice` à sa valeur par défaut et le modèle choisir ; ou gardez le chemin fixe et appelez-le un workflow.",
  },
  misconception: {
    id: "forcing-a-tool-helps",
    belief: {
      en: "If each step names its tool, the agent cannot lose its way.",
      fr: "Si chaque étape nomme son outil, l’agent ne peut pas se perdre.",
    },
    refutation: {
      en: "The question here needed no tool. Forced to call one, the model invented an input, and a request was wasted.",
      fr: "Ici, la question n’exigeait aucun outil. Contraint d’en appeler un, le modèle a inventé un argument, et une requête a été gaspillée.",
    },
    correctModel: {
      en: "In an agent the model picks the next tool, or none, from all that it has read.",
      fr: "Dans un agent, c’est le modèle qui choisit l’outil suivant, ou aucun, d’après tout ce qu’il a lu.",
    },
  },
  distractors: [
    {
      misconception: "fixed-sequence-is-always-wrong",
      refutation: {
        en: "Where every question takes the same path it works, as order tracking shows; the fault is to use it where questions differ.",
        fr: "Quand toutes les questions suivent le même chemin, cela marche, comme le suivi de commande le montre ; l’erreur est de l’employer où elles diffèrent.",
      },
    },
    {
      misconception: "schema-alone-guides",
      refutation: {
        en: "The description says when not to use the tool. The model was not free to follow it.",
        fr: "La description dit quand ne pas utiliser l’outil. Le modèle n’était pas libre de la suivre.",
      },
    },
    {
      misconception: "everything-else-is-tool-use",
      refutation: {
        en: "The reply did say `tool_use`, and the loop was right to run the call. It is the request that demanded it.",
        fr: "La réponse disait bien `tool_use`, et la boucle a eu raison d’exécuter l’appel. C’est la requête qui l’avait exigé.",
      },
    },
  ],
  hints: [
    {
      en: "Why did the model call a tool at all? Read the parameters of the first request.",
      fr: "Pourquoi le modèle a-t-il appelé un outil ? Lisez les paramètres de la première requête.",
    },
    {
      en: "A request can force a tool. An agent’s request should not.",
      fr: "Une requête peut imposer un outil. Celle d’un agent ne devrait pas.",
    },
    {
      en: "Delete `step` and the `tool_choice` that it fills.",
      fr: "Supprimez `step` et le `tool_choice` qu’il alimente.",
    },
  ],
  edits: [
    {
      find: [
        "    const reply = await client.messages.create({",
        "      model, max_tokens, system, tools, messages,",
      ].join("\n"),
      replace: [
        "    const step = tools[call - 1];",
        "    const reply = await client.messages.create({",
        "      model, max_tokens, system, tools, messages,",
        '      tool_choice: step && "name" in step',
        '        ? { type: "tool", name: step.name }',
        '        : { type: "auto" },',
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "no-tool" },
  proof: { event: "tool-called", nth: 1 },
};
