import type { Question } from "../../quiz/question";

/** How tools are described, and who runs them. */
export const toolQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "tools-two-searches",
    topic: "tools",
    syllabus: [32],
    stem: {
      en: "An agent has `search_docs` and `search_tickets`, both with the schema `query: string` and the description “Searches.” It often picks the wrong one. What should be changed first?",
      fr: "Un agent dispose de `search_docs` et de `search_tickets`, tous deux avec le schéma `query: string` et la description « Recherche. » Il se trompe souvent d’outil. Que changer en premier ?",
    },
    options: {
      describe: {
        text: {
          en: "Write into each description what it covers, when to use it, and when to use the other.",
          fr: "Écrire dans chaque description ce que l’outil couvre, quand l’utiliser, et quand préférer l’autre.",
        },
        explanation: {
          en: "The description is what the model decides on. Neighbours need their border spelled out.",
          fr: "C’est d’après la description que le modèle décide. Entre outils voisins, la frontière doit être écrite.",
        },
      },
      schema: {
        text: {
          en: "Make both schemas stricter, with a pattern and a maximum length for `query`.",
          fr: "Rendre les deux schémas plus stricts, avec un motif et une longueur maximale pour `query`.",
        },
        explanation: {
          en: "A schema says what a valid input looks like. It does not say which tool the situation calls for.",
          fr: "Un schéma dit à quoi ressemble une entrée valide. Il ne dit pas quel outil la situation appelle.",
        },
        misconception: "schema-alone-guides",
      },
      force: {
        text: {
          en: "Force `search_docs` in every request through `tool_choice`, and let the code try the other one later.",
          fr: "Forcer `search_docs` à chaque requête par `tool_choice`, et laisser le code essayer l’autre plus tard.",
        },
        explanation: {
          en: "A forced call never leaves room for a final answer, and many questions need the other tool first.",
          fr: "Un appel forcé ne laisse jamais place à une réponse finale, et bien des questions demandent d’abord l’autre outil.",
        },
        misconception: "forcing-a-tool-helps",
      },
      rename: {
        text: {
          en: "Rename them `docs` and `tickets` and drop the descriptions, since short names tell the model what to choose.",
          fr: "Les renommer `docs` et `tickets` et ôter les descriptions, car des noms courts disent au modèle quoi choisir.",
        },
        explanation: {
          en: "A clear name helps, but it has no room for the border between the two: which questions each covers, and when to take the other.",
          fr: "Un nom clair aide, mais il n’a pas la place de dire la frontière : quelles questions chacun couvre, et quand prendre l’autre.",
        },
        misconception: "schema-alone-guides",
      },
    },
    order: ["schema", "force", "describe", "rename"],
    key: "describe",
  },
  {
    type: "multiple-select",
    id: "tools-who-runs-them",
    topic: "tools",
    syllabus: [33, 4],
    stem: {
      en: "Choose the two tools whose calls are executed on Anthropic’s side.",
      fr: "Choisissez les deux outils dont les appels s’exécutent du côté d’Anthropic.",
    },
    options: {
      search: {
        text: { en: "`web_search`, declared in `tools`", fr: "`web_search`, déclaré dans `tools`" },
        explanation: {
          en: "A server tool: call and result stand in the same assistant turn, and your code runs nothing.",
          fr: "Un outil serveur : l’appel et le résultat sont dans le même tour assistant, et votre code n’exécute rien.",
        },
      },
      code: {
        text: { en: "`code_execution`, declared in `tools`", fr: "`code_execution`, déclaré dans `tools`" },
        explanation: {
          en: "Also a server tool: the code runs in a container of Anthropic, not on your machine.",
          fr: "Un outil serveur également : le code s’exécute dans un conteneur d’Anthropic, pas sur votre machine.",
        },
      },
      bash: {
        text: { en: "`bash`, whose schema Anthropic wrote", fr: "`bash`, dont Anthropic a écrit le schéma" },
        explanation: {
          en: "The schema comes from Anthropic, the shell is yours. The call arrives as `tool_use` and waits for your result.",
          fr: "Le schéma vient d’Anthropic, le shell est le vôtre. L’appel arrive en `tool_use` et attend votre résultat.",
        },
        misconception: "client-tools-run-remotely",
      },
      memory: {
        text: { en: "The memory tool, which stores notes", fr: "L’outil de mémoire, qui conserve des notes" },
        explanation: {
          en: "Where the notes are stored is up to you: the model asks, your code reads and writes.",
          fr: "Le lieu où les notes sont gardées dépend de vous : le modèle demande, votre code lit et écrit.",
        },
        misconception: "client-tools-run-remotely",
      },
      own: {
        text: { en: "`get_weather`, which you described", fr: "`get_weather`, que vous avez décrit" },
        explanation: {
          en: "A description gives the model something to ask for. The function lives in your code alone.",
          fr: "Une description donne au modèle de quoi demander. La fonction, elle, ne vit que dans votre code.",
        },
        misconception: "model-runs-tools",
      },
    },
    order: ["memory", "own", "search", "bash", "code"],
    keys: ["search", "code"],
  },
  {
    type: "single-choice",
    id: "tools-invented-stock",
    topic: "tools",
    syllabus: [47, 8, 32],
    stem: {
      en: "The function `check_stock` is implemented and tested, and the executor knows it. Still the agent never calls it, and it states stock levels that are made up. Where do you look first?",
      fr: "La fonction `check_stock` est écrite et testée, et l’exécuteur la connaît. Pourtant l’agent ne l’appelle jamais et donne des stocks inventés. Où regardez-vous d’abord ?",
    },
    proof: { scenario: "order-tracking", program: "tools-left-out", event: "request-sent" },
    options: {
      tools: {
        text: {
          en: "In the `tools` of the requests: the model can ask for what stands there, and for nothing else.",
          fr: "Dans les `tools` des requêtes : le modèle peut demander ce qui s’y trouve, et rien d’autre.",
        },
        explanation: {
          en: "A tool that a request leaves out does not exist for the model, which fills the gap with a guess.",
          fr: "Un outil omis par une requête n’existe pas pour le modèle, qui comble le vide par une supposition.",
        },
      },
      executor: {
        text: {
          en: "In the executor: it should announce its functions to the model when the program starts.",
          fr: "Dans l’exécuteur : il devrait annoncer ses fonctions au modèle au démarrage du programme.",
        },
        explanation: {
          en: "There is no such announcement, and nothing would be remembered of it. Each request describes its tools anew.",
          fr: "Une telle annonce n’existe pas, et il n’en resterait rien. Chaque requête décrit de nouveau ses outils.",
        },
        misconception: "executor-makes-tool-known",
      },
      limit: {
        text: {
          en: "In `max_tokens`: a call needs more room than a sentence, so the model falls back on text.",
          fr: "Dans `max_tokens` : un appel demande plus de place qu’une phrase, le modèle se rabat donc sur du texte.",
        },
        explanation: {
          en: "A limit that is too small cuts a reply and says so in `stop_reason`. It does not turn calls into inventions.",
          fr: "Une limite trop basse coupe une réponse et le dit dans `stop_reason`. Elle ne change pas les appels en inventions.",
        },
        misconception: "executor-makes-tool-known",
      },
      phrase: {
        text: {
          en: "In the text: the code should detect a missing call by phrases such as “in stock”, and run it.",
          fr: "Dans le texte : le code devrait repérer l’appel manquant à des mots comme « en stock », et l’exécuter.",
        },
        explanation: {
          en: "Guessing calls from prose puts the code in the place of the model. Give the model the tool instead.",
          fr: "Deviner des appels dans la prose met le code à la place du modèle. Donnez plutôt l’outil au modèle.",
        },
        misconception: "code-may-guess-the-call",
      },
    },
    order: ["executor", "limit", "phrase", "tools"],
    key: "tools",
  },
];
