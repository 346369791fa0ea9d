import type { Question } from "../../quiz/question";

/** Roles, state and the price of history. */
export const roleQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "roles-where-the-result-goes",
    topic: "roles",
    syllabus: [6],
    stem: {
      en: "A program is moved to the Messages API. Its old provider wanted the output of a tool under a role called `tool`. In which message does that output travel now?",
      fr: "Un programme passe à l’API Messages. Son ancien fournisseur voulait la sortie d’un outil sous un rôle nommé `tool`. Dans quel message cette sortie voyage-t-elle désormais ?",
    },
    proof: { scenario: "order-tracking", event: "message-appended", nth: 3 },
    options: {
      user: {
        text: {
          en: "In a `user` message, as a block that names the call it answers",
          fr: "Dans un message `user`, sous forme de bloc nommant l’appel concerné",
        },
        explanation: {
          en: "All that your code hands to the model enters as `user`. The `tool_result` block carries the id of its call.",
          fr: "Tout ce que votre code remet au modèle entre en `user`. Le bloc `tool_result` porte l’identifiant de son appel.",
        },
      },
      tool: {
        text: {
          en: "In a `tool` message, which keeps machine output apart from people",
          fr: "Dans un message `tool`, qui sépare la sortie des machines des personnes",
        },
        explanation: {
          en: "The API has no such role and refuses the request. Blocks inside the message make the distinction instead.",
          fr: "L’API n’a pas ce rôle et refuse la requête. Ce sont les blocs du message qui font la distinction.",
        },
        misconception: "tool-role",
      },
      assistant: {
        text: {
          en: "In an `assistant` message, since no human being has typed it",
          fr: "Dans un message `assistant`, puisqu’aucun être humain ne l’a tapé",
        },
        explanation: {
          en: "`assistant` holds what the model produced. Results come from your code, and a `tool_result` is refused in an assistant turn.",
          fr: "`assistant` contient ce que le modèle a produit. Les résultats viennent de votre code, et un `tool_result` est refusé dans un tour assistant.",
        },
        misconception: "user-role-means-human",
      },
      system: {
        text: {
          en: "In a `system` message, the channel for text of the developer",
          fr: "Dans un message `system`, le canal des textes du développeur",
        },
        explanation: {
          en: "Tool output is untrusted data, not an instruction. A system message may not stand between a call and its result either.",
          fr: "La sortie d’un outil est une donnée non fiable, pas une consigne. Un message système ne peut d’ailleurs pas s’insérer entre un appel et son résultat.",
        },
        misconception: "user-role-means-human",
      },
    },
    order: ["user", "tool", "assistant", "system"],
    key: "user",
  },
  {
    type: "multiple-select",
    id: "roles-system",
    topic: "roles",
    syllabus: [6, 7, 8],
    stem: {
      en: "Choose the two statements about system instructions that hold for the API of today.",
      fr: "Choisissez les deux affirmations sur les consignes système qui valent pour l’API d’aujourd’hui.",
    },
    options: {
      parameter: {
        text: {
          en: "The initial prompt goes into the `system` parameter of the request.",
          fr: "Le prompt initial va dans le paramètre `system` de la requête.",
        },
        explanation: {
          en: "Who the model is stands beside the conversation, in its own parameter, and comes from the developer.",
          fr: "L’identité du modèle se définit hors de la conversation, dans un paramètre à part, par le développeur.",
        },
      },
      later: {
        text: {
          en: "Some recent models accept a `system` message later on, in strict places.",
          fr: "Certains modèles récents acceptent plus loin un message `system`, à des places strictes.",
        },
        explanation: {
          en: "Older course material says “never”. Today some models take one after a user turn, for example; the initial prompt still has its parameter.",
          fr: "Des cours plus anciens disent « jamais ». Aujourd’hui, certains modèles en acceptent un après un tour utilisateur, par exemple ; le prompt initial garde son paramètre.",
        },
      },
      first: {
        text: {
          en: "The initial prompt may as well be the first entry of `messages`.",
          fr: "Le prompt initial peut aussi bien être la première entrée de `messages`.",
        },
        explanation: {
          en: "A `system` message in first place is refused, and the error points to the parameter.",
          fr: "Un message `system` en tête est refusé, et l’erreur renvoie au paramètre.",
        },
        misconception: "system-in-messages-first",
      },
      once: {
        text: {
          en: "The `system` parameter of the first request stays in force afterwards.",
          fr: "Le paramètre `system` de la première requête reste en vigueur ensuite.",
        },
        explanation: {
          en: "Nothing stays: each request is judged on what it carries. Leave the parameter out once, and the model answers without it.",
          fr: "Rien ne reste : chaque requête est jugée sur ce qu’elle porte. Omettez le paramètre une fois, et le modèle répond sans lui.",
        },
        misconception: "server-remembers",
      },
      between: {
        text: {
          en: "A `system` message may stand between a call and its result.",
          fr: "Un message `system` peut se placer entre un appel et son résultat.",
        },
        explanation: {
          en: "The turn after a call must begin with its results. Even on recent models this is one of the forbidden places.",
          fr: "Le tour qui suit un appel doit commencer par ses résultats. Même sur les modèles récents, c’est l’une des places interdites.",
        },
        misconception: "message-between-call-and-result",
      },
    },
    order: ["between", "parameter", "later", "once", "first"],
    keys: ["parameter", "later"],
  },
  {
    type: "single-choice",
    id: "roles-which-order",
    topic: "roles",
    syllabus: [8, 46],
    stem: {
      en: "“Order 4821 has shipped”, says the shop’s assistant. The customer asks “And when will it arrive?” The program sends this sentence alone, and the model asks which order is meant. What is wrong?",
      fr: "« La commande 4821 est partie », dit l’assistant de la boutique. Le client demande « Et quand arrivera-t-elle ? » Le programme n’envoie que cette phrase, et le modèle demande de quelle commande il s’agit. Quel est le défaut ?",
    },
    proof: { scenario: "order-tracking", program: "history-not-resent", event: "request-sent", nth: 2 },
    options: {
      history: {
        text: {
          en: "The request leaves out the earlier turns, so to the model they never took place.",
          fr: "La requête omet les tours précédents ; pour le modèle, ils n’ont jamais eu lieu.",
        },
        explanation: {
          en: "The API keeps no conversation. Your program holds the list of messages and sends the whole of it each time.",
          fr: "L’API ne garde aucune conversation. Votre programme détient la liste des messages et l’envoie en entier à chaque fois.",
        },
      },
      session: {
        text: {
          en: "The request needs the id of the previous reply, from which the API restores the rest.",
          fr: "La requête doit porter l’identifiant de la réponse précédente, d’où l’API rétablit le reste.",
        },
        explanation: {
          en: "There is no stored session here that an id could name. The messages themselves are the session.",
          fr: "Il n’existe ici aucune session conservée qu’un identifiant pourrait désigner. Les messages eux-mêmes sont la session.",
        },
        misconception: "server-remembers",
      },
      window: {
        text: {
          en: "The earlier turns fell out of the window, so `max_tokens` has to be raised.",
          fr: "Les tours précédents sont sortis de la fenêtre ; il faut augmenter `max_tokens`.",
        },
        explanation: {
          en: "Two short sentences fill no window, and `max_tokens` bounds the reply. The turns are missing because they were not sent.",
          fr: "Deux phrases courtes ne remplissent aucune fenêtre, et `max_tokens` borne la réponse. Les tours manquent parce qu’ils n’ont pas été envoyés.",
        },
        misconception: "max-tokens-widens-window",
      },
      prompt: {
        text: {
          en: "The `system` text should tell the model to remember the number of the current order.",
          fr: "Le texte de `system` devrait dire au modèle de retenir le numéro de la commande en cours.",
        },
        explanation: {
          en: "An instruction cannot bring back what the request lacks. A model asked to remember what it never saw invents it.",
          fr: "Une consigne ne peut rendre ce qui manque à la requête. Un modèle prié de se rappeler ce qu’il n’a jamais vu l’invente.",
        },
        misconception: "server-remembers",
      },
    },
    order: ["prompt", "history", "session", "window"],
    key: "history",
  },
  {
    type: "single-choice",
    id: "roles-input-tokens",
    topic: "roles",
    syllabus: [9, 8],
    stem: {
      en: "The first request of a run has 400 input tokens. Each round appends 300 tokens of call and result. No cache is used. How many input tokens do the first 4 requests bill in total?",
      fr: "La première requête d’une exécution compte 400 tokens d’entrée. Chaque tour ajoute 300 tokens d’appel et de résultat. Aucun cache n’est utilisé. Combien de tokens d’entrée les 4 premières requêtes facturent-elles au total ?",
    },
    proof: { scenario: "long-investigation", event: "response-received", nth: 4 },
    options: {
      sum: {
        text: {
          en: "3,400 tokens: 400 + 700 + 1,000 + 1,300",
          fr: "3 400 tokens : 400 + 700 + 1 000 + 1 300",
        },
        explanation: {
          en: "Every request carries all earlier rounds again, so the total grows faster than the conversation.",
          fr: "Chaque requête transporte de nouveau tous les tours précédents ; le total croît donc plus vite que la conversation.",
        },
      },
      once: {
        text: { en: "1,300 tokens: 400 + 300 + 300 + 300", fr: "1 300 tokens : 400 + 300 + 300 + 300" },
        explanation: {
          en: "This counts each text once. The API keeps nothing, so the old part is sent and billed again in every request.",
          fr: "Ce calcul compte chaque texte une fois. L’API ne garde rien : l’ancienne partie est renvoyée et facturée à chaque requête.",
        },
        misconception: "only-last-request-counts",
      },
      flat: {
        text: { en: "1,600 tokens: 400 + 400 + 400 + 400", fr: "1 600 tokens : 400 + 400 + 400 + 400" },
        explanation: {
          en: "This forgets what the rounds append. Results join the history and travel in each request that follows.",
          fr: "Ce calcul oublie ce que les tours ajoutent. Les résultats rejoignent l’historique et voyagent dans chaque requête suivante.",
        },
        misconception: "server-remembers",
      },
      latest: {
        text: { en: "2,500 tokens: 400 + 700 + 700 + 700", fr: "2 500 tokens : 400 + 700 + 700 + 700" },
        explanation: {
          en: "This keeps the latest round alone beside the question. A valid history keeps every call with its result, from the start.",
          fr: "Ce calcul ne garde que le dernier tour à côté de la question. Un historique valide garde chaque appel avec son résultat, depuis le début.",
        },
        misconception: "server-remembers",
      },
    },
    order: ["sum", "latest", "once", "flat"],
    key: "sum",
  },
];
