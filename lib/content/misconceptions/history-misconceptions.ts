import type { Misconception } from "./misconception";

/** About calls, results and their failures. */
export const historyMisconceptions: readonly Misconception[] = [
  {
    id: "name-or-order-links",
    name: {
      en: "Name or order links a result to its call",
      fr: "Le nom ou l’ordre relie un résultat à son appel",
    },
    belief: {
      en: "The first result answers the first call, or the tool’s name tells which one.",
      fr: "Le premier résultat répond au premier appel, ou le nom de l’outil fait foi.",
    },
    refutation: {
      en: "The link is `tool_use_id`, and nothing else. Two calls of one tool differ by their id alone.",
      fr: "Le lien est `tool_use_id`, et rien d’autre. Deux appels d’un même outil ne se distinguent que par leur identifiant.",
    },
    model: {
      en: "Copy the `id` of the call that you ran into the result that it gave.",
      fr: "Recopiez l’`id` de l’appel exécuté dans le résultat qu’il a donné.",
    },
  },
  {
    id: "skipped-call-needs-no-result",
    name: {
      en: "A call that was not run needs no result",
      fr: "Un appel non exécuté n’a pas besoin de résultat",
    },
    belief: {
      en: "Failed, denied, unknown or cancelled calls can be left out.",
      fr: "Les appels échoués, refusés, inconnus ou annulés peuvent être omis.",
    },
    refutation: {
      en: "Each `tool_use` must find its result in the next user turn, whatever became of it; a gap makes the request invalid.",
      fr: "Chaque `tool_use` doit trouver son résultat dans le tour utilisateur suivant, quoi qu’il soit advenu ; un manque rend la requête invalide.",
    },
    model: {
      en: "Not run is an outcome too: say so in a result with `is_error: true`.",
      fr: "Ne pas avoir été exécuté est aussi une issue : dites-le dans un résultat avec `is_error: true`.",
    },
  },
  {
    id: "text-may-precede-results",
    name: {
      en: "Text before or after the results is all the same",
      fr: "Du texte avant ou après les résultats, c’est pareil",
    },
    belief: {
      en: "Where text stands in the user turn makes no difference to the API.",
      fr: "L’endroit où se trouve le texte dans le tour utilisateur ne change rien pour l’API.",
    },
    refutation: {
      en: "Results form an unbroken run at the head of the turn. Text or an image before them makes the calls count as unanswered.",
      fr: "Les résultats forment une suite continue en tête du tour. Un texte ou une image placé avant laisse les appels sans réponse.",
    },
    model: { en: "Results first.", fr: "Les résultats d’abord." },
  },
  {
    id: "one-message-per-result",
    name: { en: "One message for each result", fr: "Un message pour chaque résultat" },
    belief: {
      en: "Parallel calls are answered with a message each.",
      fr: "Des appels parallèles reçoivent chacun leur message.",
    },
    refutation: {
      en: "All results of a turn belong in one user message. Spread over several, they teach the model to stop calling in parallel, and some gateways refuse them.",
      fr: "Tous les résultats d’un tour vont dans un seul message utilisateur. Dispersés, ils apprennent au modèle à ne plus appeler en parallèle, et certaines passerelles les refusent.",
    },
    model: {
      en: "One assistant turn, one user turn that answers all of it.",
      fr: "Un tour assistant, un tour utilisateur qui répond à tout.",
    },
  },
  {
    id: "cut-anywhere",
    name: { en: "A history can be cut anywhere", fr: "Un historique se coupe n’importe où" },
    belief: {
      en: "To save space, drop the oldest messages one by one.",
      fr: "Pour gagner de la place, on retire les plus vieux messages un par un.",
    },
    refutation: {
      en: "A cut between a call and its result leaves an orphan, and the API refuses the request.",
      fr: "Une coupe entre un appel et son résultat laisse un orphelin, et l’API refuse la requête.",
    },
    model: {
      en: "Cut before a user turn that starts a fresh exchange.",
      fr: "Coupez devant un tour utilisateur qui ouvre un nouvel échange.",
    },
  },
  {
    id: "message-between-call-and-result",
    name: { en: "A message may slip in between", fr: "Un message peut se glisser entre les deux" },
    belief: {
      en: "A message, a new question for example, may stand between a call and its result.",
      fr: "Un message, par exemple une nouvelle question, peut se placer entre un appel et son résultat.",
    },
    refutation: {
      en: "The turn right after the call must begin with its results. Anything else comes after them, or later.",
      fr: "Le tour qui suit l’appel doit commencer par ses résultats. Ce qu’il y a d’autre à dire vient après eux ou plus tard.",
    },
    model: {
      en: "Close every open call before anything else enters the history.",
      fr: "Fermez chaque appel ouvert avant de faire entrer autre chose dans l’historique.",
    },
  },
  {
    id: "delete-results-to-refresh",
    name: { en: "Deleting the results makes a fresh start", fr: "Supprimer les résultats remet à neuf" },
    belief: {
      en: "Old results are dead weight that may be removed on their own.",
      fr: "Les vieux résultats sont un poids mort que l’on peut retirer seuls.",
    },
    refutation: {
      en: "A `tool_use` left without its result is as invalid as a result without its call.",
      fr: "Un `tool_use` privé de son résultat est aussi invalide qu’un résultat sans son appel.",
    },
    model: {
      en: "Remove calls and results together, or not at all.",
      fr: "Retirez appels et résultats ensemble, ou pas du tout.",
    },
  },
  {
    id: "pairing-is-alternation",
    name: { en: "It is all about alternating roles", fr: "Tout est affaire d’alternance des rôles" },
    belief: {
      en: "A refused history means that two messages of one role follow each other.",
      fr: "Un historique refusé signifie que deux messages d’un même rôle se suivent.",
    },
    refutation: {
      en: "Neighbouring messages of one role are merged by the first-party API today. What it checks is that calls and results match.",
      fr: "L’API d’Anthropic fusionne aujourd’hui les messages voisins de même rôle. Ce qu’elle vérifie, c’est que les appels et les résultats se correspondent.",
    },
    model: {
      en: "Read the ids in the error: which call lacks its result, or which result its call?",
      fr: "Lisez les identifiants de l’erreur : quel appel attend son résultat, ou quel résultat n’a pas d’appel ?",
    },
  },
  {
    id: "exception-should-end-run",
    name: { en: "An exception should end the run", fr: "Une exception doit arrêter l’exécution" },
    belief: {
      en: "When a tool throws, the honest reaction is to let the loop fail.",
      fr: "Quand un outil lève une exception, le plus honnête est de laisser échouer la boucle.",
    },
    refutation: {
      en: "The model can retry, take another way or explain, if it learns what happened. An exception that leaves the loop takes that chance away.",
      fr: "Le modèle peut réessayer, prendre un autre chemin ou expliquer, s’il apprend ce qui s’est passé. Une exception qui sort de la boucle lui ôte cette chance.",
    },
    model: {
      en: "Catch it, and send it as a result with `is_error: true`.",
      fr: "Interceptez-la et envoyez-la comme résultat avec `is_error: true`.",
    },
  },
  {
    id: "bare-failure-is-enough",
    name: { en: "“Failed” says enough", fr: "« Échec » suffit" },
    belief: {
      en: "For the model it is enough to know that the tool failed.",
      fr: "Il suffit au modèle de savoir que l’outil a échoué.",
    },
    refutation: {
      en: "Without cause and way out, the model repeats the same call or invents. The text of the result is all that it has to decide on.",
      fr: "Sans cause ni issue, le modèle répète le même appel ou invente. Le texte du résultat est tout ce dont il dispose pour décider.",
    },
    model: {
      en: "Say what failed, with which value, and what to try.",
      fr: "Dites ce qui a échoué, avec quelle valeur, et quoi essayer.",
    },
  },
  {
    id: "error-may-be-empty",
    name: { en: "An error needs no text", fr: "Une erreur se passe de texte" },
    belief: { en: "`is_error: true` alone tells the story.", fr: "`is_error: true` dit tout à lui seul." },
    refutation: {
      en: "The API refuses an error result whose content is empty or missing.",
      fr: "L’API refuse un résultat d’erreur dont le contenu est vide ou absent.",
    },
    model: {
      en: "A flag for the kind, a sentence for the cause.",
      fr: "Un drapeau pour la nature, une phrase pour la cause.",
    },
  },
  {
    id: "empty-result-hides-failure",
    name: { en: "An empty list is a safe failure", fr: "Une liste vide est un échec sans risque" },
    belief: {
      en: "Returning `[]` when the source is down keeps things simple.",
      fr: "Rendre `[]` quand la source est en panne simplifie tout.",
    },
    refutation: {
      en: "The model reads it as “nothing exists” and says so to the user. A failed search and an empty one are different facts.",
      fr: "Le modèle y lit « il n’existe rien » et le dit à l’utilisateur. Une recherche échouée et une recherche vide sont deux faits différents.",
    },
    model: {
      en: "Success with nothing found and failure must look different.",
      fr: "Un succès sans résultat et un échec doivent se distinguer.",
    },
  },
  {
    id: "every-failure-retried",
    name: { en: "Every failure deserves another try", fr: "Tout échec mérite un nouvel essai" },
    belief: {
      en: "Repeating is the best answer to an error.",
      fr: "Répéter est la meilleure réponse à une erreur.",
    },
    refutation: {
      en: "A timeout may pass. A wrong argument, a missing right or a broken history fails in the same way each time.",
      fr: "Un délai dépassé peut passer. Un mauvais argument, un droit absent ou un historique invalide échoue de la même façon à chaque fois.",
    },
    model: {
      en: "Transient: retry. Invalid: repair. Forbidden: escalate.",
      fr: "Passager : réessayer. Invalide : réparer. Interdit : transmettre.",
    },
  },
  {
    id: "every-block-needs-a-reply",
    name: {
      en: "Every block wants an answer",
      fr: "Chaque bloc veut une réponse",
    },
    belief: {
      en: "Whatever stands in a reply needs an entry in the next message.",
      fr: "Tout ce que contient une réponse demande une entrée dans le message suivant.",
    },
    refutation: {
      en: "Only `tool_use` blocks wait for your code. Text asks for nothing, and the result of a `server_tool_use` comes from the server.",
      fr: "Seuls les blocs `tool_use` attendent votre code. Le texte ne demande rien, et le résultat d’un `server_tool_use` vient du serveur.",
    },
    model: {
      en: "One result for each `tool_use`, none for anything else.",
      fr: "Un résultat pour chaque `tool_use`, aucun pour le reste.",
    },
  },
  {
    id: "code-may-guess-the-call",
    name: {
      en: "The code may guess what was meant",
      fr: "Le code peut deviner ce qui était voulu",
    },
    belief: {
      en: "If the call is not quite right, or is missing, the code may run what was probably meant.",
      fr: "Si l’appel est inexact, ou s’il manque, le code peut exécuter ce qui était sans doute voulu.",
    },
    refutation: {
      en: "An action that nobody asked for may do harm, and the model never learns what was wrong. It can only choose again if it is told.",
      fr: "Une action que personne n’a demandée peut nuire, et le modèle n’apprend jamais ce qui n’allait pas. Il ne peut choisir de nouveau que si on le lui dit.",
    },
    model: {
      en: "Run what was asked, or say why you did not.",
      fr: "Exécutez ce qui est demandé, ou dites pourquoi vous ne l’avez pas fait.",
    },
  },
];
