import type { AntiPattern } from "../anti-pattern";

export const toolExceptionKills: AntiPattern = {
  id: "tool-exception-kills",
  family: "tools",
  title: { en: "A tool exception kills the loop", fr: "L’exception d’un outil tue la boucle" },
  symptomTitle: { en: "One tool fails, everything is lost", fr: "Un outil échoue, tout est perdu" },
  symptom: {
    en: "One of three tools fails, and the whole run dies with its message. The two good results are lost with it.",
    fr: "Un outil sur trois échoue, et toute l’exécution meurt avec son message. Les deux bons résultats sont perdus avec elle.",
  },
  cause: {
    en: "`executeTool` is called without a `try`. What it throws leaves the loop, and the model never learns of it.",
    fr: "`executeTool` est appelé sans `try`. Ce qu’il lève sort de la boucle, et le modèle n’en apprend rien.",
  },
  cure: {
    en: "Catch the error and answer the call with it: a `tool_result` with `is_error: true` and a text that says what failed.",
    fr: "Rattrapez l’erreur et faites-en la réponse à l’appel : un `tool_result` avec `is_error: true` et un texte qui dit ce qui a échoué.",
  },
  misconception: {
    id: "exception-should-end-run",
    belief: {
      en: "If a tool throws, something is broken, and stopping is the honest thing to do.",
      fr: "Si un outil lève une erreur, quelque chose est cassé, et s’arrêter est la seule réaction honnête.",
    },
    refutation: {
      en: "The error named two instruments. The correct run sends that to the model, which asks for one of them and succeeds.",
      fr: "L’erreur citait deux appareils. L’exécution correcte la transmet au modèle, qui en demande un et réussit.",
    },
    correctModel: {
      en: "A failure is a result too: the model decides what becomes of it.",
      fr: "Un échec est aussi un résultat : c’est au modèle de décider de la suite.",
    },
  },
  distractors: [
    {
      misconception: "bare-failure-is-enough",
      refutation: {
        en: "The message was good enough to act on; it just never reached the model.",
        fr: "Le message suffisait pour agir ; il n’est simplement jamais parvenu au modèle.",
      },
    },
    {
      misconception: "every-failure-retried",
      refutation: {
        en: "A blind retry of the same call would fail again: the name fits two instruments.",
        fr: "Répéter le même appel à l’aveugle échouerait encore : le nom désigne deux appareils.",
      },
    },
    {
      misconception: "error-may-be-empty",
      refutation: {
        en: "No error result was sent, neither an empty one nor a full one.",
        fr: "Aucun résultat d’erreur n’a été envoyé, ni vide ni rempli.",
      },
    },
  ],
  hints: [
    {
      en: "Find the line from which the run threw. Who called it, and what could have caught the error?",
      fr: "Trouvez la ligne d’où l’erreur est partie. Qui l’appelait, et qu’est-ce qui aurait pu la rattraper ?",
    },
    {
      en: "A call is answered whatever happens, and a failure is answered with `is_error: true`.",
      fr: "Un appel reçoit sa réponse quoi qu’il arrive, et un échec se signale par `is_error: true`.",
    },
    {
      en: "Wrap `executeTool` in `try`, and return in `catch` a `tool_result` with the message and `is_error: true`.",
      fr: "Entourez `executeTool` d’un `try` et renvoyez dans `catch` un `tool_result` avec le message et `is_error: true`.",
    },
  ],
  edits: [
    {
      find: [
        "  try {",
        "    const content = await ctx.executeTool(name, input);",
        '    return { type: "tool_result", tool_use_id: id, content };',
        "  } catch (error) {",
        "    const content = `Tool failed: ${(error as Error).message}`;",
        '    return { type: "tool_result", tool_use_id: id, content, is_error: true };',
        "  }",
      ].join("\n"),
      replace: [
        "  const content = await ctx.executeTool(name, input);",
        '  return { type: "tool_result", tool_use_id: id, content };',
      ].join("\n"),
    },
  ],
  looksFineIn: { scenario: "order-tracking" },
  failsIn: { scenario: "parallel-tools" },
  proof: { event: "run-threw", nth: 1 },
};
