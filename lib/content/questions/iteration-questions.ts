import type { Question } from "../../quiz/question";

/** One round of the loop, up to its normal end. */
export const iterationQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "iteration-how-many-results",
    topic: "iteration",
    syllabus: [11, 13, 27],
    stem: {
      en: 'This is the `content` of a reply with `stop_reason: "tool_use"`. What must the next `user` message contain?',
      fr: 'Voici le `content` d’une réponse avec `stop_reason: "tool_use"`. Que doit contenir le message `user` suivant ?',
    },
    proof: { scenario: "parallel-tools", event: "message-appended", nth: 3 },
    exhibit: {
      language: "json",
      text: `[
  { "type": "text", "text": "Let me compare both flights." },
  { "type": "tool_use", "id": "toolu_01", "name": "get_fare", "input": { "flight": "LX404" } },
  { "type": "tool_use", "id": "toolu_02", "name": "get_fare", "input": { "flight": "AF812" } }
]`,
    },
    options: {
      two: {
        text: {
          en: "Two results, one for each of the calls",
          fr: "Deux résultats, un pour chacun des appels",
        },
        explanation: {
          en: "Each `tool_use` block is owed one result with its id. The text asks for nothing.",
          fr: "Chaque bloc `tool_use` attend un résultat portant son identifiant. Le texte n’attend rien.",
        },
      },
      three: {
        text: { en: "Three entries, one for each block", fr: "Trois entrées, une pour chaque bloc" },
        explanation: {
          en: "The blocks of a reply are of several kinds, and only calls are answered. The text stays in the assistant turn.",
          fr: "Les blocs d’une réponse sont de plusieurs natures, et seuls les appels reçoivent une réponse. Le texte reste dans le tour assistant.",
        },
        misconception: "every-block-needs-a-reply",
      },
      one: {
        text: {
          en: "One result, since both calls go to one tool",
          fr: "Un résultat, puisque les deux appels visent un même outil",
        },
        explanation: {
          en: "The name does not link anything. Two calls of one tool are two requests with two ids.",
          fr: "Le nom ne relie rien. Deux appels d’un même outil sont deux demandes avec deux identifiants.",
        },
        misconception: "name-or-order-links",
      },
      none: {
        text: {
          en: "No result, since the text is already an answer",
          fr: "Aucun résultat, puisque le texte est déjà une réponse",
        },
        explanation: {
          en: "The text announces what the model wants to do. `stop_reason` says that it waits for the tools.",
          fr: "Le texte annonce ce que le modèle veut faire. `stop_reason` dit qu’il attend les outils.",
        },
        misconception: "text-means-final",
      },
    },
    order: ["three", "one", "two", "none"],
    key: "two",
  },
  {
    type: "predict-next",
    id: "iteration-second-request",
    topic: "iteration",
    syllabus: [10, 13, 8],
    stem: {
      en: 'The order agent has just received its first reply, with `stop_reason: "tool_use"` and one call. What does a correct program send next?',
      fr: 'L’agent de commandes vient de recevoir sa première réponse, avec `stop_reason: "tool_use"` et un appel. Qu’envoie ensuite un programme correct ?',
    },
    run: {
      scenario: "order-tracking",
      program: "reference-loop",
      event: "response-received",
      stop_reason: "tool_use",
    },
    options: {
      three: {
        text: { en: "A request with 3 messages", fr: "Une requête avec 3 messages" },
        explanation: {
          en: "Question, assistant turn, results: the whole history goes out again, longer by one exchange.",
          fr: "Question, tour assistant, résultats : tout l’historique repart, plus long d’un échange.",
        },
        fact: { event: "request-sent", messages: 3 },
      },
      two: {
        text: { en: "A request with 2 messages", fr: "Une requête avec 2 messages" },
        explanation: {
          en: "Question and result alone would leave the result without its call, and the API would refuse the request.",
          fr: "Question et résultat seuls laisseraient le résultat sans son appel, et l’API refuserait la requête.",
        },
        misconception: "only-results-are-needed",
        fact: { event: "request-sent", messages: 2 },
      },
      one: {
        text: { en: "A request with 1 message", fr: "Une requête avec 1 message" },
        explanation: {
          en: "That would do if the server remembered the rest. It keeps nothing between requests.",
          fr: "Cela suffirait si le serveur se souvenait du reste. Il ne garde rien entre deux requêtes.",
        },
        misconception: "server-remembers",
        fact: { event: "request-sent", messages: 1 },
      },
      four: {
        text: { en: "A request with 4 messages", fr: "Une requête avec 4 messages" },
        explanation: {
          en: "No additional message is needed after the results: they are the cue to go on.",
          fr: "Aucun message supplémentaire n’est utile après les résultats : ils suffisent à relancer.",
        },
        misconception: "text-after-results-helps",
        fact: { event: "request-sent", messages: 4 },
      },
    },
    order: ["one", "two", "four", "three"],
  },
  {
    type: "order-the-steps",
    id: "iteration-one-round",
    topic: "iteration",
    syllabus: [2, 10, 12, 13, 25],
    stem: {
      en: "Put one full round of the loop, as a correct program does it, in order. Where two orders are both right, either is accepted.",
      fr: "Mettez dans l’ordre un tour complet de la boucle, tel qu’un programme correct le fait. Si deux ordres sont justes, l’un et l’autre sont acceptés.",
    },
    proof: { scenario: "order-tracking", event: "request-sent" },
    steps: {
      send: {
        en: "Send the request with `messages` and `tools`.",
        fr: "Envoyer la requête avec `messages` et `tools`.",
      },
      inspect: {
        en: "Read `stop_reason` of the reply: it says `tool_use`.",
        fr: "Lire le `stop_reason` de la réponse : il vaut `tool_use`.",
      },
      "append-assistant": {
        en: "Append the assistant turn as it came.",
        fr: "Ajouter le tour assistant tel qu’il est arrivé.",
      },
      run: { en: "Run every call of the reply.", fr: "Exécuter chaque appel de la réponse." },
      "append-results": {
        en: "Append one user turn with all the results.",
        fr: "Ajouter un tour utilisateur avec tous les résultats.",
      },
      again: { en: "Send the longer history.", fr: "Envoyer l’historique allongé." },
    },
    shown: ["run", "again", "inspect", "append-results", "send", "append-assistant"],
    before: [
      ["send", "inspect"],
      ["inspect", "append-assistant"],
      ["inspect", "run"],
      ["run", "append-results"],
      ["append-assistant", "append-results"],
      ["append-results", "again"],
    ],
    explanation: {
      en: "The field is read before anything is done with the reply. Storing the assistant turn and running the tools may be swapped, but the results come after both, and the next request carries everything.",
      fr: "Le champ est lu avant toute action sur la réponse. Conserver le tour assistant et exécuter les outils peuvent s’échanger, mais les résultats viennent après les deux, et la requête suivante transporte tout.",
    },
  },
  {
    type: "single-choice",
    id: "iteration-text-only-storage",
    topic: "iteration",
    syllabus: [13, 25, 37],
    stem: {
      en: "To save tokens, a program stores only the text of each assistant turn and then appends the results of its calls. What happens on the next request?",
      fr: "Pour économiser des tokens, un programme ne conserve que le texte de chaque tour assistant, puis ajoute les résultats de ses appels. Que se passe-t-il à la requête suivante ?",
    },
    proof: { scenario: "order-tracking", program: "forgets-assistant-turn", event: "request-refused" },
    options: {
      refused: {
        text: {
          en: "It is refused, for the results answer calls that the history does not hold.",
          fr: "Elle est refusée, car les résultats répondent à des appels absents de l’historique.",
        },
        explanation: {
          en: "A `tool_result` needs its `tool_use` in the message before. Store the content as it came.",
          fr: "Un `tool_result` exige son `tool_use` dans le message précédent. Conservez le contenu tel qu’il est arrivé.",
        },
      },
      fine: {
        text: {
          en: "It is accepted, for the text says in other words what the calls were asking.",
          fr: "Elle est acceptée, car le texte dit en d’autres mots ce que demandaient les appels.",
        },
        explanation: {
          en: "The API matches ids, not meanings. With the calls gone there is nothing that the results can be matched with.",
          fr: "L’API compare des identifiants, pas des sens. Sans les appels, les résultats ne correspondent plus à rien.",
        },
        misconception: "assistant-turn-may-be-edited",
      },
      repeated: {
        text: {
          en: "It is accepted, but the model makes the same calls once more to be certain.",
          fr: "Elle est acceptée, mais le modèle refait les mêmes appels par sécurité.",
        },
        explanation: {
          en: "The model never sees this request. The history is checked first, and it is invalid.",
          fr: "Le modèle ne voit jamais cette requête. L’historique est d’abord contrôlé, et il est invalide.",
        },
        misconception: "only-results-are-needed",
      },
      alternation: {
        text: {
          en: "It is refused, because two messages of the same role now follow each other.",
          fr: "Elle est refusée, parce que deux messages du même rôle se suivent désormais.",
        },
        explanation: {
          en: "The roles are in order here. What is broken is the link between result and call.",
          fr: "Les rôles sont ici en ordre. Ce qui est rompu, c’est le lien entre résultat et appel.",
        },
        misconception: "pairing-is-alternation",
      },
    },
    order: ["alternation", "fine", "repeated", "refused"],
    key: "refused",
  },
  {
    type: "single-choice",
    id: "iteration-final-reply",
    topic: "iteration",
    syllabus: [14, 15, 8],
    stem: {
      en: "A run ended with `end_turn` and its text was shown. The user may now ask a follow-up in the same conversation. What should the program do with that last reply?",
      fr: "Une exécution s’est terminée par `end_turn` et son texte a été affiché. L’utilisateur peut poser une autre question dans la même conversation. Que doit faire le programme de cette dernière réponse ?",
    },
    options: {
      append: {
        text: {
          en: "Append it as an assistant turn before the follow-up is added",
          fr: "L’ajouter comme tour assistant avant la question suivante",
        },
        explanation: {
          en: "If the conversation goes on, the model must see what it said. A run that is over may skip this step.",
          fr: "Si la conversation continue, le modèle doit voir ce qu’il a dit. Une exécution achevée peut s’en passer.",
        },
      },
      skip: {
        text: {
          en: "Leave it out, as the service keeps the replies that it has sent itself",
          fr: "L’omettre, car le service garde les réponses qu’il a lui-même envoyées",
        },
        explanation: {
          en: "The service keeps neither questions nor replies. Without this turn the follow-up refers to something that the model never said.",
          fr: "Le service ne garde ni questions ni réponses. Sans ce tour, la question suivante renvoie à une chose que le modèle n’a jamais dite.",
        },
        misconception: "server-remembers",
      },
      confirm: {
        text: {
          en: "Append it and send the history at once, to have the model confirm the end",
          fr: "L’ajouter et envoyer aussitôt l’historique, pour que le modèle confirme la fin",
        },
        explanation: {
          en: "`end_turn` is the confirmation. A history that ends on a finished assistant turn is refused by recent models, or answered with nothing.",
          fr: "`end_turn` est la confirmation. Un historique qui finit sur un tour assistant achevé est refusé par les modèles récents, ou reste sans réponse utile.",
        },
        misconception: "end-must-be-confirmed",
      },
      system: {
        text: {
          en: "Fold it into `system` as a short summary, so that the list stays small",
          fr: "La verser dans `system` sous forme de court résumé, pour garder une liste courte",
        },
        explanation: {
          en: "A summary loses the wording that the follow-up may point at, and what happened belongs in `messages`.",
          fr: "Un résumé perd les mots auxquels la question suivante peut renvoyer, et ce qui s’est passé a sa place dans `messages`.",
        },
        misconception: "summary-replaces-results",
      },
    },
    order: ["system", "append", "confirm", "skip"],
    key: "append",
  },
  {
    type: "single-choice",
    id: "iteration-empty-end",
    topic: "iteration",
    syllabus: [14, 30, 38],
    stem: {
      en: "A research agent sometimes ends with `end_turn` and an empty `content`. In its log each user turn holds the results and then “Please continue.” What should be changed first?",
      fr: "Un agent de recherche finit parfois par `end_turn` avec un `content` vide. Dans son journal, chaque tour utilisateur contient les résultats, puis « Continuez, s’il vous plaît. » Que changer en premier ?",
    },
    proof: { scenario: "long-investigation", program: "text-after-results", event: "run-returned" },
    options: {
      remove: {
        text: {
          en: "Send the results with no text after them",
          fr: "Envoyer les résultats sans texte après",
        },
        explanation: {
          en: "The text is accepted, but it teaches the model to wait for it and to end its turn. Results alone are the cue to go on.",
          fr: "Le texte est accepté, mais il apprend au modèle à l’attendre et à finir son tour. Les résultats seuls suffisent à relancer.",
        },
      },
      stronger: {
        text: {
          en: "Replace the text with a firmer instruction that asks for a complete answer",
          fr: "Remplacer le texte par une consigne plus ferme qui exige une réponse complète",
        },
        explanation: {
          en: "A firmer sentence in the same place strengthens the pattern that causes the empty replies.",
          fr: "Une phrase plus ferme au même endroit renforce le schéma qui cause les réponses vides.",
        },
        misconception: "text-after-results-helps",
      },
      repeat: {
        text: {
          en: "Send the same history again whenever the content comes back empty",
          fr: "Renvoyer le même historique chaque fois que le contenu revient vide",
        },
        explanation: {
          en: "The model considers its turn finished, and the same history gives it no reason to think otherwise.",
          fr: "Le modèle considère son tour comme fini, et le même historique ne lui donne aucune raison d’en juger autrement.",
        },
        misconception: "empty-end-needs-repeat",
      },
      before: {
        text: {
          en: "Move the text in front of the results, where the model reads it first",
          fr: "Placer le texte devant les résultats, où le modèle le lit d’abord",
        },
        explanation: {
          en: "Now the request would be refused: the turn after a call must begin with its results.",
          fr: "La requête serait alors refusée : le tour qui suit un appel doit commencer par ses résultats.",
        },
        misconception: "text-may-precede-results",
      },
    },
    order: ["repeat", "remove", "before", "stronger"],
    key: "remove",
  },
];
