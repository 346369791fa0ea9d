import type { Misconception } from "./misconception";

/** About roles, the history and its owner. */
export const stateMisconceptions: readonly Misconception[] = [
  {
    id: "server-remembers",
    name: { en: "The service remembers the conversation", fr: "Le service se souvient de la conversation" },
    belief: {
      en: "Earlier turns are stored by the API, so a request needs only what is new.",
      fr: "L’API conserve les tours précédents ; une requête n’a besoin que du nouveau.",
    },
    refutation: {
      en: "The Messages API is stateless: what a request does not carry does not exist for the model.",
      fr: "L’API Messages est sans état : ce qu’une requête ne contient pas n’existe pas pour le modèle.",
    },
    model: {
      en: "Your code owns the history and sends all of it every time.",
      fr: "Votre code détient l’historique et l’envoie en entier à chaque fois.",
    },
  },
  {
    id: "tool-role",
    name: { en: "Tool output has a role of its own", fr: "La sortie d’un outil a un rôle à elle" },
    belief: {
      en: "Results go into a message whose role is `tool`.",
      fr: "Les résultats vont dans un message dont le rôle est `tool`.",
    },
    refutation: {
      en: "The Messages API knows no `tool` role. A result is a `tool_result` block inside a `user` message.",
      fr: "L’API Messages ne connaît pas de rôle `tool`. Un résultat est un bloc `tool_result` dans un message `user`.",
    },
    model: {
      en: "Calls stand in `assistant` turns, results in the `user` turn that follows.",
      fr: "Les appels sont dans les tours `assistant`, les résultats dans le tour `user` qui suit.",
    },
  },
  {
    id: "system-in-messages-first",
    name: { en: "The system prompt opens the array", fr: "Le prompt système ouvre le tableau" },
    belief: {
      en: "The initial instructions are the first entry of `messages`.",
      fr: "Les consignes initiales sont la première entrée de `messages`.",
    },
    refutation: {
      en: "The initial prompt has its own `system` parameter. Some recent models accept a `system` message later in the array, in strict places and never first.",
      fr: "Le prompt initial a son propre paramètre `system`. Certains modèles récents acceptent un message `system` plus loin dans le tableau, à des places strictes et jamais en tête.",
    },
    model: {
      en: "Top-level `system` for who the model is; `messages` for what happens.",
      fr: "Le paramètre `system` dit qui est le modèle ; `messages` dit ce qui se passe.",
    },
  },
  {
    id: "user-role-means-human",
    name: { en: "`user` means that a person typed it", fr: "`user` veut dire qu’une personne l’a tapé" },
    belief: {
      en: "A message that no human wrote cannot have the role `user`.",
      fr: "Un message qu’aucun humain n’a écrit ne peut pas avoir le rôle `user`.",
    },
    refutation: {
      en: "The role names the direction, not the author: all that your code hands to the model enters as `user`, tool results included.",
      fr: "Le rôle indique la direction, pas l’auteur : tout ce que votre code remet au modèle entre en `user`, résultats d’outils compris.",
    },
    model: {
      en: "`user` is what goes in, `assistant` is what came out.",
      fr: "`user` est ce qui entre, `assistant` ce qui est sorti.",
    },
  },
  {
    id: "only-results-are-needed",
    name: { en: "Only the results join the history", fr: "Seuls les résultats rejoignent l’historique" },
    belief: {
      en: "After a tool ran, adding its result is enough; the model knows what it asked.",
      fr: "Une fois l’outil exécuté, ajouter son résultat suffit ; le modèle sait ce qu’il a demandé.",
    },
    refutation: {
      en: "A result must answer a call in the turn right before it. Without the stored assistant turn it answers nothing, and the request is refused.",
      fr: "Un résultat doit répondre à un appel du tour juste avant. Sans le tour assistant conservé, il ne répond à rien et la requête est refusée.",
    },
    model: {
      en: "Store what the model said, then what you answer.",
      fr: "Conservez ce que le modèle a dit, puis ce que vous répondez.",
    },
  },
  {
    id: "assistant-turn-may-be-edited",
    name: { en: "The assistant turn may be tidied up", fr: "Le tour assistant peut être nettoyé" },
    belief: {
      en: "Before storing a reply one may keep its text, or its calls, and drop the rest.",
      fr: "Avant de conserver une réponse, on peut garder son texte, ou ses appels, et jeter le reste.",
    },
    refutation: {
      en: "The blocks of a turn belong together. A dropped call orphans its result, altered thinking blocks are refused, and lost text hides why the model acted.",
      fr: "Les blocs d’un tour forment un tout. Un appel supprimé rend son résultat orphelin, des blocs de réflexion modifiés sont refusés, et un texte perdu cache la raison d’agir du modèle.",
    },
    model: {
      en: "Append `content` exactly as it came.",
      fr: "Ajoutez `content` exactement tel qu’il est arrivé.",
    },
  },
  {
    id: "summary-replaces-results",
    name: {
      en: "A summary does as well as the original",
      fr: "Un résumé vaut bien l’original",
    },
    belief: {
      en: "To save tokens, each reply or result is replaced with a summary as soon as it arrives.",
      fr: "Pour économiser des tokens, chaque réponse ou résultat devient un résumé dès son arrivée.",
    },
    refutation: {
      en: "The model reasons on what the request holds. A summary made too early throws away the detail that the next step may need.",
      fr: "Le modèle raisonne sur ce que contient la requête. Un résumé trop précoce jette le détail dont l’étape suivante aura peut-être besoin.",
    },
    model: {
      en: "Append replies and results as they are; shorten on purpose, late, and by whole exchanges.",
      fr: "Ajoutez réponses et résultats tels quels ; raccourcissez à dessein, tard, et par échanges entiers.",
    },
  },
  {
    id: "subagent-shares-context",
    name: {
      en: "Coordinator and subagents share a context",
      fr: "Coordinateur et sous-agents partagent un contexte",
    },
    belief: {
      en: "What the coordinator knows, its subagents know as well, and the other way round.",
      fr: "Ce que sait le coordinateur, ses sous-agents le savent aussi, et réciproquement.",
    },
    refutation: {
      en: "A subagent starts from the prompt that it is given, in a context of its own; what returns to the parent is its last message.",
      fr: "Un sous-agent part du prompt qu’on lui donne, dans un contexte à lui ; seul son dernier message revient au parent.",
    },
    model: {
      en: "Write into the call all that the subagent needs; only its last message comes back.",
      fr: "Écrivez dans l’appel tout ce dont le sous-agent a besoin ; seul son dernier message revient.",
    },
  },
  {
    id: "only-last-request-counts",
    name: { en: "The bill counts new text once", fr: "La facture compte chaque texte une fois" },
    belief: {
      en: "A token is billed when it first enters the conversation, not again.",
      fr: "Un token est facturé à son entrée dans la conversation, puis plus jamais.",
    },
    refutation: {
      en: "Each request carries the history again and its input is billed again, at a lower price where the cache applies.",
      fr: "Chaque requête transporte de nouveau l’historique, et son entrée est facturée de nouveau, moins cher là où le cache s’applique.",
    },
    model: {
      en: "The cost of a run is the sum of ever longer requests.",
      fr: "Le coût d’une exécution est la somme de requêtes toujours plus longues.",
    },
  },
];
