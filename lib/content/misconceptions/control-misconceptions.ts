import type { Misconception } from "./misconception";

/** About guards, tools, runners, keys and the exam. */
export const controlMisconceptions: readonly Misconception[] = [
  {
    id: "cap-is-the-normal-end",
    name: { en: "The cap is how a run ends", fr: "Le plafond est la fin d’une exécution" },
    belief: {
      en: "A loop of N rounds ends when N is reached.",
      fr: "Une boucle de N tours finit quand N est atteint.",
    },
    refutation: {
      en: "A count knows nothing of the task: it cuts long tasks and wastes rounds on short ones.",
      fr: "Un compteur ignore tout de la tâche : il coupe les longues et gaspille des tours sur les courtes.",
    },
    model: {
      en: "The stop reason ends the run; the cap is a circuit breaker.",
      fr: "Le motif d’arrêt termine l’exécution ; le plafond est un disjoncteur.",
    },
  },
  {
    id: "guarded-stop-is-complete",
    name: {
      en: "A run stopped by a guard is complete",
      fr: "Une exécution arrêtée par un garde-fou est complète",
    },
    belief: {
      en: "The last message before the cap is the result.",
      fr: "Le dernier message avant le plafond est le résultat.",
    },
    refutation: {
      en: "A guard fires in the middle of the work. Its last message may be a tool request or a plan.",
      fr: "Un garde-fou se déclenche en plein travail. Le dernier message est peut-être une demande d’outil ou un plan.",
    },
    model: {
      en: "Report a guarded stop as what it is: unfinished.",
      fr: "Annoncez un tel arrêt pour ce qu’il est : inachevé.",
    },
  },
  {
    id: "max-turns-is-a-stop-reason",
    name: { en: "`error_max_turns` is a stop reason", fr: "`error_max_turns` est un motif d’arrêt" },
    belief: {
      en: "The Agent SDK reports its limits in `stop_reason`.",
      fr: "L’Agent SDK annonce ses limites dans `stop_reason`.",
    },
    refutation: {
      en: "It is a subtype of the SDK’s result message. `stop_reason` comes from the API and describes one reply.",
      fr: "C’est un sous-type du message de résultat du SDK. `stop_reason` vient de l’API et décrit une seule réponse.",
    },
    model: {
      en: "The API says why a reply stopped, the SDK why the run did.",
      fr: "L’API dit pourquoi une réponse s’est arrêtée, le SDK pourquoi l’exécution l’a fait.",
    },
  },
  {
    id: "no-guard-needed",
    name: {
      en: "`end_turn` comes anyway, so no guard is needed",
      fr: "`end_turn` vient toujours, aucun garde-fou n’est utile",
    },
    belief: {
      en: "A model that works well ends on its own, and a larger one even sooner.",
      fr: "Un modèle qui fonctionne bien s’arrête de lui-même, et un plus grand encore plus tôt.",
    },
    refutation: {
      en: "A failing tool or an odd task can keep a run going for long, and each round is paid.",
      fr: "Un outil en panne ou une tâche étrange peut prolonger une exécution longtemps, et chaque tour est payé.",
    },
    model: {
      en: "Branch on the reason, and bound rounds and money as well.",
      fr: "Décidez d’après le motif, et bornez aussi les tours et l’argent.",
    },
  },
  {
    id: "executor-makes-tool-known",
    name: { en: "A tool that is implemented is known", fr: "Un outil implémenté est connu" },
    belief: {
      en: "Since the executor can run the function, the model can ask for it.",
      fr: "Puisque l’exécuteur sait lancer la fonction, le modèle peut la demander.",
    },
    refutation: {
      en: "The model knows the tools that stand in `tools` of that request, and nothing of your code.",
      fr: "Le modèle connaît les outils présents dans `tools` de cette requête, et rien de votre code.",
    },
    model: {
      en: "Describe in every request all the tools that may be needed.",
      fr: "Décrivez dans chaque requête tous les outils qui peuvent servir.",
    },
  },
  {
    id: "schema-alone-guides",
    name: { en: "Name and schema are guidance enough", fr: "Le nom et le schéma suffisent à guider" },
    belief: {
      en: "The description is documentation for people.",
      fr: "La description est une documentation pour les humains.",
    },
    refutation: {
      en: "The description is what the model reads to decide whether and when to call a tool. Between similar tools, that is where the line is drawn.",
      fr: "La description est ce que lit le modèle pour décider s’il appelle un outil, et quand. Entre outils voisins, c’est là que se trace la frontière.",
    },
    model: {
      en: "Write it for a newcomer: what it does, when to use it, when not.",
      fr: "Écrivez-la pour un nouveau venu : ce que fait l’outil, quand l’utiliser, quand s’en abstenir.",
    },
  },
  {
    id: "runner-removes-rules",
    name: {
      en: "With a runner the rules no longer matter",
      fr: "Avec un runner, les règles ne comptent plus",
    },
    belief: {
      en: "A library that runs the loop guarantees a valid and complete run.",
      fr: "Une bibliothèque qui exécute la boucle garantit une exécution valide et complète.",
    },
    refutation: {
      en: "It automates the same requests. Its caps can fire, its history can be edited into an invalid one, and its tools can still mislead.",
      fr: "Elle automatise les mêmes requêtes. Ses plafonds peuvent se déclencher, son historique peut être rendu invalide, et ses outils peuvent toujours induire en erreur.",
    },
    model: {
      en: "Delegate the mechanics, keep the judgement.",
      fr: "Déléguez la mécanique, gardez le jugement.",
    },
  },
  {
    id: "sdk-and-runner-same",
    name: {
      en: "Tool runner and Agent SDK are one thing",
      fr: "Tool runner et Agent SDK sont une seule chose",
    },
    belief: {
      en: "Both names stand for the same loop with the same results.",
      fr: "Les deux noms désignent la même boucle et les mêmes résultats.",
    },
    refutation: {
      en: "The tool runner is part of the API client and yields messages of the API. The Agent SDK’s `query()` streams messages of its own and ends with a result message.",
      fr: "Le tool runner fait partie du client de l’API et fournit des messages de l’API. `query()` de l’Agent SDK diffuse ses propres messages et finit par un message de résultat.",
    },
    model: {
      en: "Ask which of them runs your loop before you look for its end signal.",
      fr: "Demandez-vous lequel exécute votre boucle avant de chercher son signal de fin.",
    },
  },
  {
    id: "sdk-reads-dotenv",
    name: { en: "The SDK reads `.env`", fr: "Le SDK lit `.env`" },
    belief: {
      en: "A `.env` file next to the script is enough.",
      fr: "Un fichier `.env` à côté du script suffit.",
    },
    refutation: {
      en: "The SDK looks at environment variables. A framework such as Next.js loads the file into them; a plain script must do so itself.",
      fr: "Le SDK regarde les variables d’environnement. Un framework comme Next.js y charge le fichier ; un simple script doit s’en charger.",
    },
    model: {
      en: "File, then environment, then SDK: someone must take the first step.",
      fr: "Fichier, puis environnement, puis SDK : quelqu’un doit faire le premier pas.",
    },
  },
  {
    id: "key-in-code-is-fine",
    name: { en: "A key may stand in the code", fr: "Une clé peut figurer dans le code" },
    belief: {
      en: "For a small project the key can be written into the source or sent to the browser.",
      fr: "Pour un petit projet, la clé peut être écrite dans le source ou envoyée au navigateur.",
    },
    refutation: {
      en: "Whatever is in the source or in the page can be copied, and calls with it are billed to you.",
      fr: "Ce qui est dans le source ou dans la page peut être copié, et les appels faits avec elle vous sont facturés.",
    },
    model: {
      en: "Keep the key in the environment of the server.",
      fr: "Gardez la clé dans l’environnement du serveur.",
    },
  },
  {
    id: "practice-predicts-score",
    name: {
      en: "A good practice score forecasts the exam",
      fr: "Un bon score d’entraînement prédit l’examen",
    },
    belief: {
      en: "A high mark here means a pass there.",
      fr: "Une bonne note ici vaut une réussite là-bas.",
    },
    refutation: {
      en: "These questions measure mastery of the loop, one task among many of the exam.",
      fr: "Ces questions mesurent la maîtrise de la boucle, une tâche parmi beaucoup d’autres à l’examen.",
    },
    model: {
      en: "Use the score to find what to revise, not to predict a result.",
      fr: "Servez-vous du score pour trouver quoi revoir, pas pour prédire un résultat.",
    },
  },
  {
    id: "scale-is-percentage",
    name: { en: "A scaled score is a percentage", fr: "Un score calibré est un pourcentage" },
    belief: {
      en: "720 on a scale up to 1,000 means 72 % right answers.",
      fr: "720 sur une échelle allant jusqu’à 1 000 veut dire 72 % de bonnes réponses.",
    },
    refutation: {
      en: "Scaling makes forms of different difficulty comparable; the raw cut is not published.",
      fr: "La mise à l’échelle rend comparables des épreuves de difficulté différente ; le seuil brut n’est pas publié.",
    },
    model: {
      en: "A scaled score ranks against a standard; it does not count answers.",
      fr: "Un score calibré situe par rapport à une norme ; il ne compte pas les réponses.",
    },
  },
];
