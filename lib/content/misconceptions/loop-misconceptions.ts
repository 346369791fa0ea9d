import type { Misconception } from "./misconception";

/** About who acts, and about what an agent is. */
export const loopMisconceptions: readonly Misconception[] = [
  {
    id: "model-runs-tools",
    name: { en: "The model runs the tool itself", fr: "Le modèle exécute lui-même l’outil" },
    belief: {
      en: "When the model “uses” a tool, it executes the function.",
      fr: "Quand le modèle « utilise » un outil, il exécute la fonction.",
    },
    refutation: {
      en: "A `tool_use` block is a request written as data: a name, an id and an input. Nothing happens in the world until your code, or Anthropic’s servers for a server tool, runs it.",
      fr: "Un bloc `tool_use` est une demande écrite sous forme de données : un nom, un identifiant et une entrée. Rien ne se passe dans le monde tant que votre code, ou les serveurs d’Anthropic pour un outil serveur, ne l’a pas exécutée.",
    },
    model: {
      en: "The model decides, code acts, and the result travels back as part of the conversation.",
      fr: "Le modèle décide, le code agit, et le résultat revient dans la conversation.",
    },
  },
  {
    id: "tool-request-is-answer",
    name: { en: "A request for a tool is the answer", fr: "Une demande d’outil tient lieu de réponse" },
    belief: {
      en: "Whatever the reply contains can be shown to the user as the result.",
      fr: "Quel que soit son contenu, la réponse peut être montrée à l’utilisateur comme résultat.",
    },
    refutation: {
      en: "A reply that asks for a tool is a step on the way: the facts that the user wants are still missing from it.",
      fr: "Une réponse qui demande un outil n’est qu’une étape : les faits attendus par l’utilisateur n’y sont pas encore.",
    },
    model: {
      en: "Return a reply once `stop_reason` says that the model has finished, not before.",
      fr: "Ne rendez une réponse que lorsque `stop_reason` indique que le modèle a terminé, pas avant.",
    },
  },
  {
    id: "client-tools-run-remotely",
    name: {
      en: "Tools defined by Anthropic all run at Anthropic",
      fr: "Les outils définis par Anthropic s’exécutent tous chez Anthropic",
    },
    belief: {
      en: "Since Anthropic wrote the schema of `bash` or of the text editor, its servers execute them.",
      fr: "Puisque Anthropic a écrit le schéma de `bash` ou de l’éditeur de texte, ses serveurs les exécutent.",
    },
    refutation: {
      en: "Who wrote the schema does not tell who executes. `bash`, text editor, memory, computer and browser calls arrive as `tool_use` and wait for your result.",
      fr: "L’auteur du schéma n’est pas forcément l’exécutant. Les appels à `bash`, à l’éditeur de texte, à la mémoire, à l’ordinateur ou au navigateur arrivent en `tool_use` et attendent votre résultat.",
    },
    model: {
      en: "A `tool_use` block is yours to run; a `server_tool_use` block is run for you.",
      fr: "Un bloc `tool_use` est à exécuter par vous ; un bloc `server_tool_use` est exécuté pour vous.",
    },
  },
  {
    id: "everything-else-is-tool-use",
    name: {
      en: "Anything but `end_turn` asks for a tool",
      fr: "Tout ce qui n’est pas `end_turn` demande un outil",
    },
    belief: {
      en: "If the reply is not finished, it must contain tool calls to run.",
      fr: "Si la réponse n’est pas terminée, elle contient forcément des appels d’outils à exécuter.",
    },
    refutation: {
      en: "A cut, a pause, a refusal or a full window are not tool requests. A loop that treats them so looks for calls that are absent or must not be run.",
      fr: "Une coupure, une pause, un refus ou une fenêtre pleine ne demandent aucun outil. Une boucle qui l’ignore cherche des appels absents ou qu’il ne faut pas exécuter.",
    },
    model: {
      en: "Give each value its own branch, and the rest a default branch.",
      fr: "Donnez à chaque valeur sa branche, et à toutes les autres une branche par défaut.",
    },
  },
  {
    id: "loop-sorts-itself-out",
    name: { en: "The loop will sort itself out", fr: "La boucle finira par se débrouiller" },
    belief: {
      en: "If no branch matches, something will end the run, or the next round will bring something better.",
      fr: "Si aucune branche ne convient, quelque chose arrêtera l’exécution, ou le tour suivant apportera mieux.",
    },
    refutation: {
      en: "When nothing was appended, the next request equals the last one. It is paid again, and the loop keeps going until a cap ends it.",
      fr: "Si rien n’a été ajouté, la requête suivante est identique à la précédente. Elle est payée de nouveau, et la boucle continue jusqu’à ce qu’un plafond l’arrête.",
    },
    model: {
      en: "A round that changes nothing must end the loop and say why.",
      fr: "Un tour qui ne change rien doit terminer la boucle et dire pourquoi.",
    },
  },
  {
    id: "agent-is-always-better",
    name: {
      en: "With tools it is an agent, and an agent is better",
      fr: "Avec des outils c’est un agent, et un agent est préférable",
    },
    belief: {
      en: "Every use of tools makes an agent, and agents are the superior design.",
      fr: "Tout recours à des outils fait un agent, et l’agent est la meilleure conception.",
    },
    refutation: {
      en: "An agent pays for its freedom in requests, latency and unpredictability. A single call or a fixed path is cheaper and easier to check when the task allows it.",
      fr: "Un agent paie sa liberté en requêtes, en latence et en imprévisibilité. Un appel unique ou un chemin fixe coûte moins et se vérifie mieux quand la tâche s’y prête.",
    },
    model: {
      en: "Take the simplest design that does the task; add freedom when the path cannot be known beforehand.",
      fr: "Prenez la conception la plus simple qui accomplit la tâche ; ajoutez de la liberté quand le chemin ne peut être connu d’avance.",
    },
  },
  {
    id: "fixed-sequence-is-always-wrong",
    name: { en: "A fixed sequence is always a mistake", fr: "Une séquence fixe est toujours une erreur" },
    belief: {
      en: "Code that decides the order of the tools betrays the idea of using a model.",
      fr: "Un code qui fixe l’ordre des outils trahit l’intérêt d’un modèle.",
    },
    refutation: {
      en: "A workflow is a sound choice for a path that never varies. The mistake is to fix the path where requests differ, or to call the result an agent.",
      fr: "Un workflow est un bon choix pour un chemin qui ne varie jamais. L’erreur est de figer le chemin quand les demandes diffèrent, ou d’appeler le résultat un agent.",
    },
    model: {
      en: "Known path: workflow. Unknown path: agent. Name each for what it is.",
      fr: "Chemin connu : workflow. Chemin inconnu : agent. Nommez chacun pour ce qu’il est.",
    },
  },
  {
    id: "patterns-need-other-models",
    name: {
      en: "Each pattern needs another kind of model",
      fr: "Chaque schéma exige un autre type de modèle",
    },
    belief: {
      en: "Routers, evaluators or coordinators are special components, different from a model with tools.",
      fr: "Routeurs, évaluateurs ou coordinateurs sont des composants à part, distincts d’un modèle muni d’outils.",
    },
    refutation: {
      en: "These patterns wire together the same building block: a model augmented with tools, retrieval and memory.",
      fr: "Ces schémas relient tous la même brique : un modèle augmenté d’outils, de recherche documentaire et de mémoire.",
    },
    model: {
      en: "Learn the building block once; the patterns are ways to connect it.",
      fr: "Apprenez la brique une fois ; les schémas sont des façons de la relier.",
    },
  },
  {
    id: "forcing-a-tool-helps",
    name: { en: "Forcing a tool makes the loop safer", fr: "Forcer un outil rend la boucle plus sûre" },
    belief: {
      en: "Requiring a tool call in every request keeps the agent on track.",
      fr: "Exiger un appel d’outil à chaque requête maintient l’agent sur la bonne voie.",
    },
    refutation: {
      en: "A forced call leaves no room for a final answer, so the loop cannot reach its normal end; several recent models refuse forced choice.",
      fr: "Un appel forcé ne laisse pas de place à la réponse finale : la boucle ne peut plus finir normalement ; plusieurs modèles récents refusent d’ailleurs ce réglage.",
    },
    model: {
      en: "Let the model choose, and guide the choice with descriptions and instructions.",
      fr: "Laissez choisir le modèle et guidez son choix par les descriptions et les consignes.",
    },
  },
];
