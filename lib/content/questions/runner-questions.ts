import type { Question } from "../../quiz/question";

/** Programs that run the loop for you. */
export const runnerQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "runners-silent-end",
    topic: "runners",
    syllabus: [49, 35],
    stem: {
      en: 'The SDK’s tool runner is used with `max_iterations: 4`. It ends without an error, and the last message has `stop_reason: "tool_use"`. What does this mean?',
      fr: 'Le tool runner du SDK est utilisé avec `max_iterations: 4`. Il finit sans erreur, et le dernier message porte `stop_reason: "tool_use"`. Qu’est-ce que cela signifie ?',
    },
    options: {
      cap: {
        text: {
          en: "The cap ended the run while the model was still waiting for the result of a tool.",
          fr: "Le plafond a arrêté l’exécution alors que le modèle attendait encore le résultat d’un outil.",
        },
        explanation: {
          en: "At its limit the runner ends silently. Check the reason of the last message before you call it an answer.",
          fr: "À sa limite, le runner finit en silence. Vérifiez le motif du dernier message avant d’y voir une réponse.",
        },
      },
      done: {
        text: {
          en: "The run is complete, since the runner would otherwise have thrown an error.",
          fr: "L’exécution est complète, car sinon le runner aurait levé une erreur.",
        },
        explanation: {
          en: "It throws nothing at its limit. A message that asks for a tool is not an answer.",
          fr: "Il ne lève rien à sa limite. Un message qui demande un outil n’est pas une réponse.",
        },
        misconception: "guarded-stop-is-complete",
      },
      server: {
        text: {
          en: "The tool goes on running at Anthropic, which adds the result later.",
          fr: "L’outil continue chez Anthropic, qui ajoutera le résultat plus tard.",
        },
        explanation: {
          en: "The runner executes your tools in your process. When it has ended, nothing runs on.",
          fr: "Le runner exécute vos outils dans votre processus. Une fois qu’il a fini, plus rien ne tourne.",
        },
        misconception: "model-runs-tools",
      },
      subtype: {
        text: {
          en: "The run was cut, which the reason would show as `error_max_turns`.",
          fr: "L’exécution a été coupée, ce que le motif indiquerait par `error_max_turns`.",
        },
        explanation: {
          en: "That name belongs to another product: the Agent SDK puts it into the subtype of its result message, never into a reason.",
          fr: "Ce nom relève d’un autre produit : l’Agent SDK le place dans le sous-type de son message de résultat, jamais dans un motif.",
        },
        misconception: "max-turns-is-a-stop-reason",
      },
    },
    order: ["done", "server", "subtype", "cap"],
    key: "cap",
  },
  {
    type: "multiple-select",
    id: "runners-what-they-take-over",
    topic: "runners",
    syllabus: [49, 51],
    stem: {
      en: "A team replaces its own loop with the SDK’s tool runner. Choose the two jobs that the runner takes over.",
      fr: "Une équipe remplace sa boucle par le tool runner du SDK. Choisissez les deux tâches que le runner prend en charge.",
    },
    options: {
      results: {
        text: {
          en: "Running the calls of a reply and sending back their results",
          fr: "Exécuter les appels d’une réponse et renvoyer leurs résultats",
        },
        explanation: {
          en: "That is its core: request, tools, results, again, while the last assistant message holds calls.",
          fr: "C’est son cœur : requête, outils, résultats, et de nouveau, tant que le dernier message assistant contient des appels.",
        },
      },
      pause: {
        text: {
          en: "Resuming a turn that a server tool has paused",
          fr: "Reprendre un tour mis en pause par un outil serveur",
        },
        explanation: {
          en: "Today’s runner sends a paused turn back by itself.",
          fr: "Le runner actuel renvoie de lui-même un tour en pause.",
        },
      },
      complete: {
        text: {
          en: "Making sure that a run at its cap has an answer",
          fr: "Veiller à ce qu’une exécution au plafond ait une réponse",
        },
        explanation: {
          en: "At `max_iterations` it ends silently, perhaps on a request for a tool. Checking that is your job.",
          fr: "À `max_iterations`, il finit en silence, peut-être sur une demande d’outil. Le vérifier vous revient.",
        },
        misconception: "guarded-stop-is-complete",
      },
      describe: {
        text: {
          en: "Describing to the model when each tool is useful",
          fr: "Décrire au modèle quand chaque outil est utile",
        },
        explanation: {
          en: "Names, descriptions and schemas remain yours, and with them the quality of the choices.",
          fr: "Noms, descriptions et schémas restent les vôtres, et avec eux la qualité des choix.",
        },
        misconception: "schema-alone-guides",
      },
      edits: {
        text: {
          en: "Keeping a history valid that your code has edited",
          fr: "Garder valide un historique que votre code a modifié",
        },
        explanation: {
          en: "The same rules apply. Whoever edits the messages of a runner can part a call from its result.",
          fr: "Les mêmes règles valent. Qui modifie les messages d’un runner peut séparer un appel de son résultat.",
        },
        misconception: "runner-removes-rules",
      },
    },
    order: ["complete", "pause", "edits", "results", "describe"],
    keys: ["results", "pause"],
  },
  {
    type: "single-choice",
    id: "runners-agent-sdk-limit",
    topic: "runners",
    syllabus: [50, 35],
    stem: {
      en: "The Agent SDK’s `query()` was given `maxTurns: 3`. The stream ends with a result message of subtype `error_max_turns`. How should the program treat it?",
      fr: "`query()`, de l’Agent SDK, a reçu `maxTurns: 3`. Le flux finit par un message de résultat de sous-type `error_max_turns`. Comment le programme doit-il le traiter ?",
    },
    options: {
      unfinished: {
        text: {
          en: "As a run that a guard has stopped: unfinished, without a `result` to show",
          fr: "Comme une exécution arrêtée par un garde-fou : inachevée, sans `result` à montrer",
        },
        explanation: {
          en: "The subtype says how the run ended. Only `success` brings a result; the limit may then be raised, or the stop reported.",
          fr: "Le sous-type dit comment l’exécution a fini. Seul `success` apporte un résultat ; on peut alors relever la limite, ou signaler l’arrêt.",
        },
      },
      reason: {
        text: {
          en: "As a reply whose `stop_reason` is `error_max_turns`, to be handled in the switch of the loop",
          fr: "Comme une réponse dont le `stop_reason` est `error_max_turns`, à traiter dans le switch de la boucle",
        },
        explanation: {
          en: "The API has no such reason. The SDK runs the loop itself and reports on the run, not on one reply.",
          fr: "L’API n’a pas ce motif. Le SDK exécute lui-même la boucle et rend compte de l’exécution, non d’une réponse.",
        },
        misconception: "max-turns-is-a-stop-reason",
      },
      last: {
        text: {
          en: "As a success: the last assistant text is the result, since three turns were granted and used",
          fr: "Comme un succès : le dernier texte assistant est le résultat, puisque trois tours étaient accordés",
        },
        explanation: {
          en: "Turns used up are not a task fulfilled. The last text may be an announcement.",
          fr: "Des tours épuisés ne sont pas une tâche accomplie. Le dernier texte n’est peut-être qu’une annonce.",
        },
        misconception: "guarded-stop-is-complete",
      },
      runner: {
        text: {
          en: "As a silent end: look at the last message for open calls, as after the tool runner",
          fr: "Comme une fin muette : chercher des appels ouverts dans le dernier message, comme après le tool runner",
        },
        explanation: {
          en: "The end is not silent here: the Agent SDK names its reason in a result message. The tool runner is another program.",
          fr: "La fin n’est pas muette ici : l’Agent SDK en donne la raison dans un message de résultat. Le tool runner est un autre programme.",
        },
        misconception: "sdk-and-runner-same",
      },
    },
    order: ["runner", "unfinished", "last", "reason"],
    key: "unfinished",
  },
  {
    type: "single-choice",
    id: "runners-coordinator",
    topic: "runners",
    syllabus: [52, 3, 51],
    stem: {
      en: "A coordinator starts three subagents with three calls in one reply. What does its own history contain after they have finished?",
      fr: "Un coordinateur lance trois sous-agents par trois appels dans une même réponse. Que contient son propre historique une fois qu’ils ont fini ?",
    },
    options: {
      results: {
        text: {
          en: "One user turn with three results, each holding what its subagent reported at the end",
          fr: "Un tour utilisateur avec trois résultats, chacun portant ce que son sous-agent a rapporté à la fin",
        },
        explanation: {
          en: "For the coordinator a subagent is a tool. Its rules are those of every parallel call.",
          fr: "Pour le coordinateur, un sous-agent est un outil. Ses règles sont celles de tout appel parallèle.",
        },
      },
      merged: {
        text: {
          en: "The messages of all the subagents, merged into its list in the order in which they were written",
          fr: "Les messages de tous les sous-agents, fusionnés dans sa liste dans l’ordre où ils ont été écrits",
        },
        explanation: {
          en: "Each subagent keeps a context of its own. What returns is its last message, as the result of the call.",
          fr: "Chaque sous-agent garde un contexte à lui. Ce qui revient est son dernier message, comme résultat de l’appel.",
        },
        misconception: "subagent-shares-context",
      },
      notices: {
        text: {
          en: "Three assistant turns, one from each subagent, as soon as each is ready",
          fr: "Trois tours assistant, un par sous-agent, dès que chacun est prêt",
        },
        explanation: {
          en: "Assistant turns hold what the coordinator itself has said. Results come from the code, in one user turn.",
          fr: "Les tours assistant contiennent ce que le coordinateur a dit lui-même. Les résultats viennent du code, en un seul tour utilisateur.",
        },
        misconception: "one-message-per-result",
      },
      nothing: {
        text: {
          en: "Nothing new, since the orchestration happens outside the rules of the loop",
          fr: "Rien de neuf, car l’orchestration se fait hors des règles de la boucle",
        },
        explanation: {
          en: "The coordinator runs the same loop. Calls without results would make its next request invalid.",
          fr: "Le coordinateur exécute la même boucle. Des appels sans résultat rendraient sa requête suivante invalide.",
        },
        misconception: "runner-removes-rules",
      },
    },
    order: ["nothing", "merged", "results", "notices"],
    key: "results",
  },
];
