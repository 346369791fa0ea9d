import type { Question } from "../../quiz/question";

/** What an agent is, and when it is worth its price. */
export const ideaQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "idea-nothing-booked",
    topic: "idea",
    syllabus: [1, 4],
    stem: {
      en: 'A hotel assistant answers with `stop_reason: "tool_use"` and a call of `reserve_room`. The program logs the reply and ends. An hour later no room is reserved. What explains it?',
      fr: 'Un assistant d’hôtel répond avec `stop_reason: "tool_use"` et un appel à `reserve_room`. Le programme consigne la réponse et se termine. Une heure plus tard, aucune chambre n’est réservée. Pourquoi ?',
    },
    proof: { scenario: "order-tracking", event: "tool-called" },
    options: {
      requested: {
        text: {
          en: "The reply only requested the call; the program should have run it and sent back the result.",
          fr: "La réponse demandait seulement l’appel ; le programme devait l’exécuter et renvoyer le résultat.",
        },
        explanation: {
          en: "A `tool_use` block is data. Your code performs the action and reports it, and the model goes on from there.",
          fr: "Un bloc `tool_use` n’est que des données. Votre code fait l’action et en rend compte, puis le modèle poursuit.",
        },
      },
      failed: {
        text: {
          en: "The model ran `reserve_room`, met an error, and had no more turns left in which to report it.",
          fr: "Le modèle a exécuté `reserve_room`, a rencontré une erreur et n’avait plus de tour pour la signaler.",
        },
        explanation: {
          en: "The model executes nothing, so there was no error to meet. It wrote down a request, and nobody carried it out.",
          fr: "Le modèle n’exécute rien, il n’y avait donc aucune erreur à rencontrer. Il a écrit une demande à laquelle personne n’a donné suite.",
        },
        misconception: "model-runs-tools",
      },
      queued: {
        text: {
          en: "The API holds the reservation in a queue until the conversation has reached `end_turn`.",
          fr: "L’API garde la réservation en file d’attente jusqu’à ce que la conversation atteigne `end_turn`.",
        },
        explanation: {
          en: "The API queues no client tool. For a tool that you defined, the call waits in your program, and without a result `end_turn` never comes.",
          fr: "L’API ne met en file aucun outil client. Pour un outil que vous avez défini, l’appel attend dans votre programme, et sans résultat `end_turn` ne vient pas.",
        },
        misconception: "model-runs-tools",
      },
      shown: {
        text: {
          en: "The reply was the answer and had to be shown to the guest, who completes the booking.",
          fr: "La réponse était définitive et devait être montrée au client, qui termine la réservation.",
        },
        explanation: {
          en: "A reply that asks for a tool is a step between question and answer. The guest has nothing to act on yet.",
          fr: "Une réponse qui demande un outil est une étape entre la question et la réponse. Le client ne peut encore rien en faire.",
        },
        misconception: "tool-request-is-answer",
      },
    },
    order: ["shown", "requested", "failed", "queued"],
    key: "requested",
  },
  {
    type: "single-choice",
    id: "idea-six-labels",
    topic: "idea",
    syllabus: [5, 3],
    stem: {
      en: "Each of 9,000 messages a day must get one of 6 labels. The message alone is enough to decide, and no label triggers an action. Which design fits?",
      fr: "Chacun des 9 000 messages quotidiens doit recevoir l’une de 6 étiquettes. Le message suffit pour décider, et aucune étiquette ne déclenche d’action. Quelle conception convient ?",
    },
    options: {
      call: {
        text: {
          en: "One request per message, with the labels in the prompt and no tools",
          fr: "Une requête par message, avec les étiquettes dans le prompt et sans outil",
        },
        explanation: {
          en: "Nothing has to be looked up or done, so a loop would add requests and change nothing. The simplest design that does the task wins.",
          fr: "Il n’y a rien à chercher ni à faire : une boucle ajouterait des requêtes sans rien changer. La conception la plus simple qui suffit l’emporte.",
        },
      },
      agent: {
        text: {
          en: "An agent loop with a `set_label` tool, so that the model can act for itself",
          fr: "Une boucle d’agent avec un outil `set_label`, afin que le modèle agisse lui-même",
        },
        explanation: {
          en: "The tool would make two requests of one for the same decision. Autonomy pays off when the path is unknown; here there is no path.",
          fr: "L’outil ferait deux requêtes au lieu d’une pour la même décision. L’autonomie paie quand le chemin est inconnu ; ici il n’y en a pas.",
        },
        misconception: "agent-is-always-better",
      },
      coordinator: {
        text: {
          en: "A coordinator that gives each label to a specialised subagent and then compares",
          fr: "Un coordinateur qui confie chaque étiquette à un sous-agent spécialisé, puis compare",
        },
        explanation: {
          en: "Subagents are the same kind of model with another prompt. Seven contexts for one short text multiply the cost, not the insight.",
          fr: "Les sous-agents sont le même type de modèle avec un autre prompt. Sept contextes pour un texte court multiplient le coût, pas la finesse.",
        },
        misconception: "patterns-need-other-models",
      },
      capped: {
        text: {
          en: "An agent loop limited to three rounds, which keeps the label of the last one",
          fr: "Une boucle d’agent limitée à trois tours, qui garde l’étiquette du dernier",
        },
        explanation: {
          en: "A count of rounds does not improve a decision that one request can make, and a cap is a guard, not a way to end.",
          fr: "Un nombre de tours n’améliore pas une décision qu’une requête suffit à prendre, et un plafond est un garde-fou, pas une façon de finir.",
        },
        misconception: "cap-is-the-normal-end",
      },
    },
    order: ["coordinator", "capped", "call", "agent"],
    key: "call",
  },
  {
    type: "multiple-select",
    id: "idea-when-an-agent",
    topic: "idea",
    syllabus: [5, 1],
    stem: {
      en: "A team asks whether its task deserves an agent loop. Choose the three properties that speak in its favour.",
      fr: "Une équipe se demande si sa tâche mérite une boucle d’agent. Choisissez les trois propriétés qui plaident en sa faveur.",
    },
    options: {
      "unknown-path": {
        text: {
          en: "The next step depends on what the previous one has found.",
          fr: "L’étape suivante dépend de ce que la précédente a trouvé.",
        },
        explanation: {
          en: "This is the core of an agent: nobody can write the path down beforehand, so the model chooses it from the results.",
          fr: "C’est le cœur d’un agent : personne ne peut écrire le chemin d’avance, le modèle le choisit donc d’après les résultats.",
        },
      },
      "visible-errors": {
        text: {
          en: "A wrong step shows up in tests and can be undone.",
          fr: "Une étape fausse se voit aux tests et peut être annulée.",
        },
        explanation: {
          en: "Autonomy is safe where mistakes can be caught. The loop then corrects itself with what the tests report.",
          fr: "L’autonomie est sûre là où les erreurs se rattrapent. La boucle se corrige alors grâce à ce que les tests rapportent.",
        },
      },
      worth: {
        text: {
          en: "The result is worth minutes of waiting and many requests.",
          fr: "Le résultat vaut des minutes d’attente et de nombreuses requêtes.",
        },
        explanation: {
          en: "Each round costs tokens and time. The value of the outcome has to carry that price.",
          fr: "Chaque tour coûte des tokens et du temps. La valeur du résultat doit couvrir ce prix.",
        },
      },
      "same-order": {
        text: {
          en: "The same four steps are taken in the same order every time.",
          fr: "Les quatre mêmes étapes se suivent chaque fois dans le même ordre.",
        },
        explanation: {
          en: "A path that never varies is a workflow. Code can fix it, which is cheaper and easier to test than a free choice.",
          fr: "Un chemin qui ne varie jamais est un workflow. Le code peut le fixer, ce qui coûte moins et se teste mieux qu’un choix libre.",
        },
        misconception: "agent-is-always-better",
      },
      "tools-exist": {
        text: {
          en: "The system already offers several functions as tools.",
          fr: "Le système propose déjà plusieurs fonctions comme outils.",
        },
        explanation: {
          en: "Having tools does not make a task open-ended. A workflow, or even a single request, may use them too.",
          fr: "Avoir des outils ne rend pas une tâche ouverte. Un workflow, voire une simple requête, peut aussi s’en servir.",
        },
        misconception: "agent-is-always-better",
      },
      "one-second": {
        text: {
          en: "The user needs the reply in less than one second.",
          fr: "L’utilisateur a besoin de la réponse en moins d’une seconde.",
        },
        explanation: {
          en: "A loop makes several requests one after the other. Such a deadline calls for one call or none.",
          fr: "Une boucle fait plusieurs requêtes l’une après l’autre. Un tel délai n’autorise qu’un appel, ou aucun.",
        },
        misconception: "agent-is-always-better",
      },
    },
    order: ["unknown-path", "one-second", "worth", "tools-exist", "same-order", "visible-errors"],
    keys: ["unknown-path", "visible-errors", "worth"],
  },
  {
    type: "single-choice",
    id: "idea-inside-the-boxes",
    topic: "idea",
    syllabus: [3, 52],
    stem: {
      en: "On a whiteboard there are a router, an evaluator and a coordinator with 3 subagents. A newcomer asks what each box contains. What is the best answer?",
      fr: "Sur un tableau blanc figurent un routeur, un évaluateur et un coordinateur avec 3 sous-agents. Une nouvelle venue demande ce que contient chaque case. Quelle est la meilleure réponse ?",
    },
    options: {
      same: {
        text: {
          en: "The same building block, a model with tools, retrieval and memory; only the wiring differs.",
          fr: "La même brique, un modèle avec outils, recherche documentaire et mémoire ; seul le câblage diffère.",
        },
        explanation: {
          en: "Routing, evaluation and orchestration are ways to connect augmented models. Whoever knows one block and its loop can read the whole board.",
          fr: "Routage, évaluation et orchestration sont des façons de relier des modèles augmentés. Qui connaît une brique et sa boucle lit tout le tableau.",
        },
      },
      trained: {
        text: {
          en: "A model trained for its part, with other skills in the router than in the coordinator.",
          fr: "Un modèle entraîné pour son rôle, avec d’autres aptitudes chez le routeur que chez le coordinateur.",
        },
        explanation: {
          en: "The parts differ by prompt, tools and place in the flow. One and the same model can play all of them.",
          fr: "Les rôles diffèrent par le prompt, les outils et la place dans le flux. Un même modèle peut les jouer tous.",
        },
        misconception: "patterns-need-other-models",
      },
      rules: {
        text: {
          en: "Fixed rules in every box but the coordinator’s, the one place where the path is free.",
          fr: "Des règles fixes partout sauf chez le coordinateur, seul endroit où le chemin est libre.",
        },
        explanation: {
          en: "A model is just as useful inside a fixed path: a prompt chain or a router calls it at set points.",
          fr: "Un modèle est tout aussi utile sur un chemin fixe : une chaîne de prompts ou un routeur l’appelle à des points donnés.",
        },
        misconception: "patterns-need-other-models",
      },
      window: {
        text: {
          en: "A view of one context window that all of them share, with the findings of each.",
          fr: "Une vue sur une fenêtre de contexte commune à tous, avec ce que chacun a trouvé.",
        },
        explanation: {
          en: "Each of them has a context of its own. What one must know from another has to be passed on explicitly.",
          fr: "Chacun a son propre contexte. Ce que l’un doit savoir de l’autre doit lui être transmis explicitement.",
        },
        misconception: "subagent-shares-context",
      },
    },
    order: ["same", "rules", "trained", "window"],
    key: "same",
  },
];
