import type { Question } from "../../quiz/question";

/** Keys and costs. */
export const setupQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "setup-dotenv",
    topic: "setup",
    syllabus: [53],
    stem: {
      en: "A script started with `node agent.mjs` reports that no API key was found. The folder holds a `.env` file with `ANTHROPIC_API_KEY`. The same file works in a Next.js project. What is missing?",
      fr: "Un script lancé par `node agent.mjs` signale qu’aucune clé d’API n’est trouvée. Le dossier contient un fichier `.env` avec `ANTHROPIC_API_KEY`. Le même fichier fonctionne dans un projet Next.js. Que manque-t-il ?",
    },
    options: {
      load: {
        text: {
          en: "The script has to load the file into its environment, for example with `--env-file`.",
          fr: "Le script doit charger le fichier dans son environnement, par exemple avec `--env-file`.",
        },
        explanation: {
          en: "The SDK reads the environment, not files. Next.js loads `.env` itself, a plain script does not.",
          fr: "Le SDK lit l’environnement, pas les fichiers. Next.js charge `.env` lui-même, un simple script ne le fait pas.",
        },
      },
      version: {
        text: {
          en: "The SDK of the script is outdated, for the present one looks for `.env` by itself.",
          fr: "Le SDK du script est dépassé, car l’actuel cherche `.env` de lui-même.",
        },
        explanation: {
          en: "No version does this. The difference between the projects is the framework, not the SDK.",
          fr: "Aucune version ne le fait. La différence entre les projets est le framework, pas le SDK.",
        },
        misconception: "sdk-reads-dotenv",
      },
      literal: {
        text: {
          en: "The key has to stand in the source, as scripts have no environment of their own.",
          fr: "La clé doit figurer dans le source, car un script n’a pas d’environnement à lui.",
        },
        explanation: {
          en: "Every process has an environment. A key in the source is copied with each commit, and calls with it are billed to you.",
          fr: "Tout processus a un environnement. Une clé dans le source est copiée à chaque commit, et les appels faits avec elle vous sont facturés.",
        },
        misconception: "key-in-code-is-fine",
      },
      model: {
        text: {
          en: "The key has to be sent once with a first request, after which the service knows the script.",
          fr: "La clé doit être envoyée une fois avec une première requête, après quoi le service connaît le script.",
        },
        explanation: {
          en: "Every request carries its key. The service keeps no session that would vouch for the next one.",
          fr: "Chaque requête porte sa clé. Le service ne garde aucune session qui vaudrait pour la suivante.",
        },
        misconception: "server-remembers",
      },
    },
    order: ["load", "model", "version", "literal"],
    key: "load",
  },
  {
    type: "single-choice",
    id: "setup-learning-cheaply",
    topic: "setup",
    syllabus: [53, 9],
    stem: {
      en: "A class of 30 wants to try the loop against the real API at low cost. Which plan serves best?",
      fr: "Une classe de 30 personnes veut essayer la boucle avec l’API réelle à faible coût. Quel plan convient le mieux ?",
    },
    options: {
      small: {
        text: {
          en: "A small model, short histories, a cap on rounds, and the key on the server",
          fr: "Un petit modèle, des historiques courts, un plafond de tours, et la clé sur le serveur",
        },
        explanation: {
          en: "Calls are billed per token, and the rules of the loop are the same for every model. The cap bounds accidents.",
          fr: "Les appels sont facturés au token, et les règles de la boucle valent pour tout modèle. Le plafond borne les accidents.",
        },
      },
      shared: {
        text: {
          en: "A small model, with the key written into the page that each browser calls from",
          fr: "Un petit modèle, et la clé écrite dans la page, d’où chaque navigateur appelle l’API",
        },
        explanation: {
          en: "Thirty people, and whoever gets the page from them, can then spend on your account.",
          fr: "Trente personnes, et quiconque reçoit la page d’elles, peuvent alors dépenser sur votre compte.",
        },
        misconception: "key-in-code-is-fine",
      },
      large: {
        text: {
          en: "The largest model with the highest `max_tokens`, since fewer rounds will then be needed",
          fr: "Le plus grand modèle avec le plus haut `max_tokens`, car il faudra alors moins de tours",
        },
        explanation: {
          en: "The number of rounds follows from the task and its tools. The limit of a reply removes none of them.",
          fr: "Le nombre de tours découle de la tâche et de ses outils. La limite d’une réponse n’en supprime aucun.",
        },
        misconception: "no-guard-needed",
      },
      open: {
        text: {
          en: "A small model without any cap, which soon reaches `end_turn` by itself",
          fr: "Un petit modèle sans aucun plafond, qui atteint vite `end_turn` de lui-même",
        },
        explanation: {
          en: "Learners write broken loops; that is the point of the exercise. One of them without a cap can bill all night.",
          fr: "Les apprenants écrivent des boucles fautives, c’est tout l’intérêt. Une seule sans plafond peut facturer toute la nuit.",
        },
        misconception: "no-guard-needed",
      },
    },
    order: ["shared", "small", "open", "large"],
    key: "small",
  },
];
