import type { Question } from "../../quiz/question";

/** What makes a history valid, and how a tool failure travels in it. */
export const historyQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "history-three-results",
    topic: "history",
    syllabus: [29, 44],
    stem: {
      en: "One reply asks for three tools. They finish at different times. In which form should their outputs go back?",
      fr: "Une réponse demande trois outils. Ils finissent à des moments différents. Sous quelle forme leurs sorties doivent-elles repartir ?",
    },
    proof: { scenario: "parallel-tools", event: "message-appended", nth: 3 },
    options: {
      one: {
        text: {
          en: "In one user message with three results, in whatever order they finished",
          fr: "Dans un seul message utilisateur avec trois résultats, dans l’ordre où ils ont fini",
        },
        explanation: {
          en: "The ids link results and calls, so order is free. One message for all keeps the model calling in parallel.",
          fr: "Les identifiants relient résultats et appels, l’ordre est donc libre. Un message unique préserve les appels en parallèle.",
        },
      },
      three: {
        text: {
          en: "In three user messages, one for each result, in the order of the calls",
          fr: "Dans trois messages utilisateur, un par résultat, dans l’ordre des appels",
        },
        explanation: {
          en: "The API of today merges them, but the model learns from this form to stop calling in parallel, and some gateways refuse it.",
          fr: "L’API d’aujourd’hui les fusionne, mais le modèle y apprend à ne plus appeler en parallèle, et certaines passerelles les refusent.",
        },
        misconception: "one-message-per-result",
      },
      early: {
        text: {
          en: "In one request for each result, as soon as that result is there",
          fr: "Dans une requête par résultat, dès que ce résultat est disponible",
        },
        explanation: {
          en: "The first of these requests leaves two calls unanswered and is refused. Wait for the whole batch.",
          fr: "La première de ces requêtes laisse deux appels sans réponse et est refusée. Attendez le lot entier.",
        },
        misconception: "one-message-per-result",
      },
      merged: {
        text: {
          en: "In one result under the id of the first call, with the outputs joined in call order",
          fr: "Dans un résultat sous l’identifiant du premier appel, les sorties jointes dans l’ordre",
        },
        explanation: {
          en: "Two calls would be left without a result of their own. Each id must be answered once.",
          fr: "Deux appels resteraient sans résultat propre. Chaque identifiant doit recevoir une réponse.",
        },
        misconception: "name-or-order-links",
      },
    },
    order: ["one", "three", "merged", "early"],
    key: "one",
  },
  {
    type: "single-choice",
    id: "history-swapped-ids",
    topic: "history",
    syllabus: [26, 43],
    stem: {
      en: "The tool measured 4 degrees in Oslo and 18 in Rome. What becomes of a history that ends like this?",
      fr: "L’outil a mesuré 4 degrés à Oslo et 18 à Rome. Que donne cette fin d’historique ?",
    },
    exhibit: {
      language: "json",
      text: `[
  { "role": "assistant", "content": [
    { "type": "tool_use", "id": "toolu_A", "name": "get_temperature", "input": { "city": "Oslo" } },
    { "type": "tool_use", "id": "toolu_B", "name": "get_temperature", "input": { "city": "Rome" } }
  ] },
  { "role": "user", "content": [
    { "type": "tool_result", "tool_use_id": "toolu_B", "content": "4" },
    { "type": "tool_result", "tool_use_id": "toolu_A", "content": "18" }
  ] }
]`,
    },
    options: {
      wrong: {
        text: {
          en: "It is accepted, and the model takes Oslo for the warmer city, as ids alone count.",
          fr: "Elle est acceptée, et le modèle croit Oslo plus chaude, car seul l’identifiant compte.",
        },
        explanation: {
          en: "Each id is answered once, so the form is valid. The ids alone link the values, and they were exchanged.",
          fr: "Chaque identifiant a sa réponse, la forme est donc valide. Seuls les identifiants relient les valeurs, et ils ont été échangés.",
        },
      },
      order: {
        text: {
          en: "It is refused, because the results do not stand in the order of the calls.",
          fr: "Elle est refusée, car les résultats ne suivent pas l’ordre des appels.",
        },
        explanation: {
          en: "Order is free. The API checks that every call has its result, whatever the sequence.",
          fr: "L’ordre est libre. L’API vérifie que chaque appel a son résultat, quelle que soit la suite.",
        },
        misconception: "name-or-order-links",
      },
      right: {
        text: {
          en: "It is accepted, and the model notices the exchange, as it made both calls itself.",
          fr: "Elle est acceptée, et le modèle remarque l’échange, car il a fait les deux appels.",
        },
        explanation: {
          en: "The model asked for the values and measured nothing. It has only the ids to go by.",
          fr: "Le modèle a demandé les valeurs et n’a rien mesuré. Il n’a que les identifiants pour s’y retrouver.",
        },
        misconception: "model-runs-tools",
      },
      position: {
        text: {
          en: "It is accepted, and the model takes the first value for Oslo, the first city.",
          fr: "Elle est acceptée, et le modèle attribue la première valeur à Oslo, la première ville.",
        },
        explanation: {
          en: "Position counts for nothing here. By its id the first value belongs to the call for Rome.",
          fr: "La position ne compte pas ici. Par son identifiant, la première valeur appartient à l’appel pour Rome.",
        },
        misconception: "name-or-order-links",
      },
    },
    order: ["order", "wrong", "position", "right"],
    key: "wrong",
  },
  {
    type: "fix-the-array",
    id: "history-one-result-missing",
    topic: "history",
    syllabus: [27, 44],
    stem: {
      en: "The second call failed and the program left it out. Repair the array, so that the API accepts it and the model learns of the failure.",
      fr: "Le second appel a échoué et le programme l’a omis. Réparez le tableau pour que l’API l’accepte et que le modèle apprenne l’échec.",
    },
    messages: [
      { role: "user", content: "Is the red or the blue kayak cheaper?" },
      {
        role: "assistant",
        content: [
          { type: "tool_use", id: "toolu_red", name: "get_price", input: { item: "red kayak" } },
          { type: "tool_use", id: "toolu_blue", name: "get_price", input: { item: "blue kayak" } },
        ],
      },
      { role: "user", content: [{ type: "tool_result", tool_use_id: "toolu_red", content: "540 EUR" }] },
    ],
    rule: "tool-use-without-result",
    solution: [
      { role: "user", content: "Is the red or the blue kayak cheaper?" },
      {
        role: "assistant",
        content: [
          { type: "tool_use", id: "toolu_red", name: "get_price", input: { item: "red kayak" } },
          { type: "tool_use", id: "toolu_blue", name: "get_price", input: { item: "blue kayak" } },
        ],
      },
      {
        role: "user",
        content: [
          { type: "tool_result", tool_use_id: "toolu_red", content: "540 EUR" },
          {
            type: "tool_result",
            tool_use_id: "toolu_blue",
            content: "The price service timed out. Try once more.",
            is_error: true,
          },
        ],
      },
    ],
    explanation: {
      en: "Every call of a turn needs its result in the next user turn, a failed one too. A result with `is_error` and a sentence tells the model what happened and what it may try.",
      fr: "Chaque appel d’un tour exige son résultat dans le tour utilisateur suivant, même s’il a échoué. Un résultat avec `is_error` et une phrase dit au modèle ce qui s’est passé et ce qu’il peut tenter.",
    },
  },
  {
    type: "fix-the-array",
    id: "history-note-in-front",
    topic: "history",
    syllabus: [28, 38],
    stem: {
      en: "The API says that a call found no result, although the result is there. Repair the array.",
      fr: "L’API dit qu’un appel n’a pas trouvé de résultat, alors que le résultat est là. Réparez le tableau.",
    },
    messages: [
      { role: "user", content: "Book the early ferry, please." },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "toolu_ferry", name: "book_ferry", input: { departure: "06:40" } }],
      },
      {
        role: "user",
        content: [
          { type: "text", text: "Here is what the booking system answered:" },
          { type: "tool_result", tool_use_id: "toolu_ferry", content: "Booked, reference K7Q2" },
        ],
      },
    ],
    rule: "tool-result-not-first",
    solution: [
      { role: "user", content: "Book the early ferry, please." },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "toolu_ferry", name: "book_ferry", input: { departure: "06:40" } }],
      },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_ferry", content: "Booked, reference K7Q2" }],
      },
    ],
    explanation: {
      en: "Results must open the user turn. With a text before them the call counts as unanswered, which is why the error does not mention the text. The sentence adds nothing, so it is best removed.",
      fr: "Les résultats doivent ouvrir le tour utilisateur. Précédés d’un texte, ils laissent l’appel sans réponse ; c’est pourquoi l’erreur ne parle pas du texte. La phrase n’apporte rien, le mieux est de l’ôter.",
    },
  },
  {
    type: "fix-the-array",
    id: "history-call-forgotten",
    topic: "history",
    syllabus: [25, 37],
    stem: {
      en: "The program appended the result of `count_seats` and forgot one turn. Repair the array.",
      fr: "Le programme a ajouté le résultat de `count_seats` et oublié un tour. Réparez le tableau.",
    },
    messages: [
      { role: "user", content: "How many seats are left on tour 12?" },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_seats", content: "3 seats left" }],
      },
    ],
    rule: "tool-result-orphan",
    solution: [
      { role: "user", content: "How many seats are left on tour 12?" },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "toolu_seats", name: "count_seats", input: { tour: 12 } }],
      },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_seats", content: "3 seats left" }],
      },
    ],
    explanation: {
      en: "Two user messages in a row are not the fault: the API merges them. The result answers a call that the history does not hold. With the assistant turn back in place, call and result match again.",
      fr: "Deux messages utilisateur de suite ne sont pas en cause : l’API les fusionne. Le résultat répond à un appel absent de l’historique. Une fois le tour assistant remis, appel et résultat se répondent de nouveau.",
    },
  },
  {
    type: "fix-the-array",
    id: "history-silent-error",
    topic: "history",
    syllabus: [31, 45],
    stem: {
      en: "A tool failed, and the program reports it. Repair the array without hiding the failure.",
      fr: "Un outil a échoué, et le programme le signale. Réparez le tableau sans cacher l’échec.",
    },
    messages: [
      { role: "user", content: "Translate the contract in the archive." },
      {
        role: "assistant",
        content: [
          { type: "tool_use", id: "toolu_doc", name: "open_document", input: { path: "contract.pdf" } },
        ],
      },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_doc", content: "", is_error: true }],
      },
    ],
    rule: "tool-result-error-empty",
    solution: [
      { role: "user", content: "Translate the contract in the archive." },
      {
        role: "assistant",
        content: [
          { type: "tool_use", id: "toolu_doc", name: "open_document", input: { path: "contract.pdf" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_doc",
            content: "No file contract.pdf. List the folder to see the names.",
            is_error: true,
          },
        ],
      },
    ],
    explanation: {
      en: "An error result must say something. The API refuses an empty one, and the model could not act on it anyway: name the cause and a way out.",
      fr: "Un résultat d’erreur doit dire quelque chose. L’API refuse un contenu vide, et le modèle ne pourrait de toute façon rien en faire : nommez la cause et une issue.",
    },
  },
  {
    type: "fix-the-array",
    id: "history-foreign-role",
    topic: "history",
    syllabus: [6, 25],
    stem: {
      en: "This history was carried over from another provider. Repair it for the Messages API.",
      fr: "Cet historique vient d’un autre fournisseur. Réparez-le pour l’API Messages.",
    },
    messages: [
      { role: "user", content: "What does the lighthouse cost?" },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "toolu_house", name: "get_price", input: { item: "lighthouse" } }],
      },
      {
        role: "tool",
        content: [{ type: "tool_result", tool_use_id: "toolu_house", content: "38 EUR, ticket included" }],
      },
    ],
    rule: "role-unknown",
    solution: [
      { role: "user", content: "What does the lighthouse cost?" },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "toolu_house", name: "get_price", input: { item: "lighthouse" } }],
      },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_house", content: "38 EUR, ticket included" }],
      },
    ],
    explanation: {
      en: "Whatever your code gives to the model enters as `user`. The block, not the role, says that it is the result of a tool.",
      fr: "Tout ce que votre code donne au modèle entre en `user`. C’est le bloc, et non le rôle, qui dit qu’il s’agit d’un résultat d’outil.",
    },
  },
  {
    type: "single-choice",
    id: "history-timeout",
    topic: "history",
    syllabus: [31, 45],
    stem: {
      en: "The tool `find_flights` throws a timeout after 5 seconds. What should the loop do?",
      fr: "L’outil `find_flights` lève une erreur de délai après 5 secondes. Que doit faire la boucle ?",
    },
    proof: { scenario: "parallel-tools", event: "tool-returned", isError: true },
    options: {
      report: {
        text: {
          en: "Send a result with `is_error: true` that names the timeout and suggests one more try.",
          fr: "Envoyer un résultat avec `is_error: true` qui nomme le délai dépassé et suggère un nouvel essai.",
        },
        explanation: {
          en: "The model can retry, choose another way or explain. It needs the cause for that, under the id of the call.",
          fr: "Le modèle peut réessayer, changer de voie ou expliquer. Il lui faut pour cela la cause, sous l’identifiant de l’appel.",
        },
      },
      "empty-list": {
        text: {
          en: "Send a result with `[]`, so that the model sees that no flight was found and carries on.",
          fr: "Envoyer un résultat avec `[]`, pour que le modèle voie qu’aucun vol n’a été trouvé et continue.",
        },
        explanation: {
          en: "Nobody knows whether there are flights. The user would be told a falsehood with full confidence.",
          fr: "Nul ne sait s’il y a des vols. L’utilisateur recevrait une contrevérité dite avec assurance.",
        },
        misconception: "empty-result-hides-failure",
      },
      flag: {
        text: {
          en: "Send a result with `is_error: true` and no content; the flag says it all.",
          fr: "Envoyer un résultat avec `is_error: true` et sans contenu ; le drapeau dit tout.",
        },
        explanation: {
          en: "The API refuses an error without text, and a flag gives the model nothing to decide on.",
          fr: "L’API refuse une erreur sans texte, et un drapeau ne donne au modèle rien pour décider.",
        },
        misconception: "error-may-be-empty",
      },
      stop: {
        text: {
          en: "Let the exception end the run, where monitoring shows the failure at once.",
          fr: "Laisser l’exception arrêter l’exécution, où la surveillance montre aussitôt l’échec.",
        },
        explanation: {
          en: "Log it by all means, but a run that dies takes from the model the chance to recover and from the user the answer.",
          fr: "Consignez-la, bien sûr, mais une exécution qui meurt ôte au modèle la chance de se reprendre et à l’utilisateur sa réponse.",
        },
        misconception: "exception-should-end-run",
      },
    },
    order: ["empty-list", "stop", "flag", "report"],
    key: "report",
  },
  {
    type: "single-choice",
    id: "history-unknown-tool",
    topic: "history",
    syllabus: [31],
    stem: {
      en: "A reply calls `find_client`. The registry of the program knows `find_customer` only. The reply also holds a second call, to a tool that exists. What goes back?",
      fr: "Une réponse appelle `find_client`. Le registre du programme ne connaît que `find_customer`. La réponse contient aussi un second appel, à un outil qui existe. Que renvoyer ?",
    },
    options: {
      error: {
        text: {
          en: "Two results; the one for `find_client` is an error that names the tools on offer.",
          fr: "Deux résultats ; celui de `find_client` est une erreur qui nomme les outils disponibles.",
        },
        explanation: {
          en: "The call exists even if the tool does not, and it is owed a result. The names help the model to correct itself.",
          fr: "L’appel existe même si l’outil n’existe pas, et il attend un résultat. Les noms aident le modèle à se corriger.",
        },
      },
      skip: {
        text: {
          en: "One result, for the call that could be run; the other is passed over in silence.",
          fr: "Un résultat, pour l’appel exécutable ; l’autre est passé sous silence.",
        },
        explanation: {
          en: "A call without a result makes the next request invalid. Silence is no option.",
          fr: "Un appel sans résultat rend la requête suivante invalide. Le silence n’est pas permis.",
        },
        misconception: "skipped-call-needs-no-result",
      },
      guess: {
        text: {
          en: "Two results; the first from `find_customer`, which is most likely what was meant.",
          fr: "Deux résultats ; le premier vient de `find_customer`, sans doute l’outil visé.",
        },
        explanation: {
          en: "Guessing runs an action that nobody asked for, perhaps with the wrong input. The model should choose again, knowing the names.",
          fr: "Deviner, c’est lancer une action que nul n’a demandée, peut-être avec la mauvaise entrée. Au modèle de choisir à nouveau, connaissant les noms.",
        },
        misconception: "code-may-guess-the-call",
      },
      strip: {
        text: {
          en: "One result, after the unknown call has been deleted from the assistant turn.",
          fr: "Un résultat, après suppression de l’appel inconnu dans le tour assistant.",
        },
        explanation: {
          en: "A history that was edited hides the mistake from its author, who will repeat it. Turns go back as they came.",
          fr: "Un historique retouché cache l’erreur à son auteur, qui la répétera. Les tours repartent tels qu’ils sont arrivés.",
        },
        misconception: "assistant-turn-may-be-edited",
      },
    },
    order: ["strip", "guess", "skip", "error"],
    key: "error",
  },
  {
    type: "multiple-select",
    id: "history-useful-errors",
    topic: "history",
    syllabus: [31, 45],
    stem: {
      en: "A call of `book_room` failed. Choose the two error texts with which the model can decide what to do.",
      fr: "Un appel à `book_room` a échoué. Choisissez les deux textes d’erreur grâce auxquels le modèle peut décider de la suite.",
    },
    options: {
      format: {
        text: {
          en: "“`date` must be YYYY-MM-DD; received 3/4.”",
          fr: "« `date` doit être au format YYYY-MM-DD ; reçu 3/4. »",
        },
        explanation: {
          en: "Field, expectation and received value: the model can repair its input in the next call.",
          fr: "Champ, attente et valeur reçue : le modèle peut corriger son entrée dans l’appel suivant.",
        },
      },
      outage: {
        text: {
          en: "“The hotel’s system is offline. Offer another hotel, or a message to staff.”",
          fr: "« Le système de l’hôtel est hors ligne. Proposez un autre hôtel ou un message au personnel. »",
        },
        explanation: {
          en: "The text gives the cause and two ways out, so the model need not repeat a call that cannot work.",
          fr: "Le texte donne la cause et deux issues ; le modèle n’a pas à répéter un appel voué à l’échec.",
        },
      },
      bare: {
        text: { en: "“Failed.”", fr: "« Échec. »" },
        explanation: {
          en: "The model learns neither why nor what else to try. It will repeat the call or invent a reason.",
          fr: "Le modèle n’apprend ni pourquoi, ni quoi tenter d’autre. Il répétera l’appel ou inventera une raison.",
        },
        misconception: "bare-failure-is-enough",
      },
      retry: {
        text: {
          en: "“An error occurred. Repeat the call until it succeeds.”",
          fr: "« Une erreur est survenue. Répétez l’appel jusqu’au succès. »",
        },
        explanation: {
          en: "A wrong date or a full hotel does not get better by repetition. Such advice keeps the loop turning at your expense.",
          fr: "Une date fausse ou un hôtel complet ne s’arrange pas en répétant. Un tel conseil fait tourner la boucle à vos frais.",
        },
        misconception: "every-failure-retried",
      },
      nothing: {
        text: { en: "“No rooms are free.”", fr: "« Aucune chambre libre. »" },
        explanation: {
          en: "This states a fact about the hotel that nobody established. A failure must not look like an empty success.",
          fr: "Ce texte affirme sur l’hôtel un fait que nul n’a établi. Un échec ne doit pas ressembler à un succès vide.",
        },
        misconception: "empty-result-hides-failure",
      },
    },
    order: ["nothing", "outage", "format", "bare", "retry"],
    keys: ["format", "outage"],
  },
  {
    type: "single-choice",
    id: "history-stop-button",
    topic: "history",
    syllabus: [27, 48],
    stem: {
      en: "While a tool is running, the user presses Stop and types a new question. The program stores the question after the assistant turn, and every later request is refused. How is this avoided?",
      fr: "Pendant qu’un outil s’exécute, l’utilisateur appuie sur Stop et tape une autre question. Le programme la range après le tour assistant, et toute requête ultérieure est refusée. Comment l’éviter ?",
    },
    options: {
      close: {
        text: {
          en: "First answer the open call with an error result such as “cancelled by the user”, then add the question.",
          fr: "Répondre d’abord à l’appel ouvert par un résultat d’erreur du genre « annulé par l’utilisateur », puis ajouter la question.",
        },
        explanation: {
          en: "An interrupted call is the break most often reported in practice. Closing it keeps the history valid and tells the model what happened.",
          fr: "L’appel interrompu est la panne la plus signalée en pratique. Le fermer garde l’historique valide et dit au modèle ce qui s’est passé.",
        },
      },
      wait: {
        text: {
          en: "Catch the refusal and send the same request again after a pause, until it is accepted.",
          fr: "Intercepter le refus et renvoyer la même requête après une attente, jusqu’à ce qu’elle soit acceptée.",
        },
        explanation: {
          en: "HTTP 400 says that the history is invalid. It stays so at every attempt, until someone repairs it.",
          fr: "HTTP 400 dit que l’historique est invalide. Il le reste à chaque essai, tant que nul ne le répare.",
        },
        misconception: "every-failure-retried",
      },
      between: {
        text: {
          en: "Keep the question where it is, and append the result of the tool after it when it comes.",
          fr: "Laisser la question à sa place, et ajouter après elle le résultat de l’outil quand il arrive.",
        },
        explanation: {
          en: "The results must open the turn that follows the call. A question in front of them is exactly what is refused.",
          fr: "Les résultats doivent ouvrir le tour qui suit l’appel. Une question placée devant est justement ce qui est refusé.",
        },
        misconception: "message-between-call-and-result",
      },
      filler: {
        text: {
          en: "Put a short assistant message between the call and the question, so that the roles alternate.",
          fr: "Glisser un court message assistant entre l’appel et la question, pour que les rôles alternent.",
        },
        explanation: {
          en: "The refusal is about the call without a result. A filler leaves it as unanswered as before.",
          fr: "Le refus porte sur l’appel sans résultat. Un message de remplissage le laisse aussi orphelin qu’avant.",
        },
        misconception: "pairing-is-alternation",
      },
    },
    order: ["wait", "between", "close", "filler"],
    key: "close",
  },
  {
    type: "single-choice",
    id: "history-sliding-window",
    topic: "history",
    syllabus: [9, 25, 48],
    stem: {
      en: "To limit cost, a program keeps the last 10 messages. On some days every request is refused with an error that names a `tool_use_id`. What is the right correction?",
      fr: "Pour limiter le coût, un programme garde les 10 derniers messages. Certains jours, toute requête est refusée avec une erreur nommant un `tool_use_id`. Quelle est la bonne correction ?",
    },
    options: {
      boundary: {
        text: {
          en: "Cut only in front of a user turn that opens a new exchange, so that calls keep their results.",
          fr: "Ne couper que devant un tour utilisateur ouvrant un nouvel échange, pour que les appels gardent leurs résultats.",
        },
        explanation: {
          en: "The window sometimes begins with a result whose call was cut off. A cut between exchanges parts no pair.",
          fr: "La fenêtre commence parfois par un résultat dont l’appel a été coupé. Une coupe entre deux échanges ne sépare aucune paire.",
        },
      },
      results: {
        text: {
          en: "Remove the `tool_result` blocks from the messages that are kept, and keep the rest as it is.",
          fr: "Retirer les blocs `tool_result` des messages gardés, et laisser le reste en l’état.",
        },
        explanation: {
          en: "Now calls stand without results, which is refused just the same. Pairs go together or stay together.",
          fr: "Ce sont alors des appels qui restent sans résultat, ce qui est refusé de même. Les paires partent ou restent ensemble.",
        },
        misconception: "delete-results-to-refresh",
      },
      wider: {
        text: {
          en: "Keep the last 20 messages, so that the cut falls on old messages the model does not need.",
          fr: "Garder les 20 derniers messages, pour que la coupe tombe sur d’anciens messages dont le modèle n’a pas besoin.",
        },
        explanation: {
          en: "The size of the window does not matter. At 20 as at 10, the cut falls at times between a call and its result.",
          fr: "La taille de la fenêtre n’y fait rien. À 20 comme à 10, la coupe tombe parfois entre un appel et son résultat.",
        },
        misconception: "cut-anywhere",
      },
      first: {
        text: {
          en: "Make sure that the first message kept has the role `user`, since the API demands it.",
          fr: "S’assurer que le premier message gardé a le rôle `user`, puisque l’API l’exige.",
        },
        explanation: {
          en: "A turn of results has that role too, and it is the very one that fails. The pairs matter, not the first role.",
          fr: "Un tour de résultats a aussi ce rôle, et c’est justement lui qui échoue. Ce sont les paires qui comptent, pas le premier rôle.",
        },
        misconception: "pairing-is-alternation",
      },
    },
    order: ["results", "boundary", "wider", "first"],
    key: "boundary",
  },
  {
    type: "multiple-select",
    id: "history-accepted",
    topic: "history",
    syllabus: [26, 27, 28, 29, 30, 31],
    stem: {
      en: "A reply contained two calls of your own tools. Choose the two user turns that the API accepts next, wise or not.",
      fr: "Une réponse contenait deux appels à vos propres outils. Choisissez les deux tours utilisateur que l’API accepte ensuite, judicieux ou non.",
    },
    options: {
      reversed: {
        text: {
          en: "Both results, the second call’s first",
          fr: "Les deux résultats, celui du second appel d’abord",
        },
        explanation: {
          en: "Order is free among results, since the ids do the linking.",
          fr: "L’ordre des résultats est libre, puisque les identifiants font le lien.",
        },
      },
      "text-after": {
        text: { en: "Both results, and then a text", fr: "Les deux résultats, puis un texte" },
        explanation: {
          en: "For client tools this is accepted. It is unwise all the same, for it can bring empty replies at the end.",
          fr: "Pour des outils clients, c’est accepté. C’est malavisé tout de même, car cela peut amener des réponses vides à la fin.",
        },
      },
      "text-before": {
        text: { en: "A text, and then both results", fr: "Un texte, puis les deux résultats" },
        explanation: {
          en: "The turn after a call must begin with results. The API takes the calls for unanswered.",
          fr: "Le tour qui suit un appel doit commencer par les résultats. L’API tient les appels pour sans réponse.",
        },
        misconception: "text-may-precede-results",
      },
      one: {
        text: { en: "The result of the call that succeeded", fr: "Le résultat de l’appel qui a réussi" },
        explanation: {
          en: "The other call remains open. Its failure has to be reported in a result of its own.",
          fr: "L’autre appel reste ouvert. Son échec doit être signalé dans un résultat à lui.",
        },
        misconception: "skipped-call-needs-no-result",
      },
      renamed: {
        text: {
          en: "Both results, with the tool names as ids",
          fr: "Les deux résultats, avec les noms d’outils pour identifiants",
        },
        explanation: {
          en: "A result names the `id` of its call. Any other value is a result without a call.",
          fr: "Un résultat nomme l’`id` de son appel. Toute autre valeur en fait un résultat sans appel.",
        },
        misconception: "name-or-order-links",
      },
    },
    order: ["one", "text-before", "reversed", "renamed", "text-after"],
    keys: ["reversed", "text-after"],
  },
  {
    type: "predict-next",
    id: "history-text-behind",
    topic: "history",
    syllabus: [30, 38],
    stem: {
      en: "This program puts a text block after the results. It has just sent its second request. What comes back?",
      fr: "Ce programme place un bloc de texte après les résultats. Il vient d’envoyer sa deuxième requête. Que reçoit-il ?",
    },
    run: { scenario: "order-tracking", program: "text-after-results", event: "request-sent", nth: 2 },
    options: {
      end: {
        text: { en: "A reply with `end_turn`", fr: "Une réponse avec `end_turn`" },
        explanation: {
          en: "The API accepts text after the results of client tools, and on a short run nothing is noticed. That is what makes the habit dangerous.",
          fr: "L’API accepte un texte après les résultats d’outils clients, et sur une exécution courte rien ne se remarque. C’est ce qui rend l’habitude dangereuse.",
        },
        fact: { event: "response-received", stop_reason: "end_turn" },
      },
      refused: {
        text: { en: "A refusal with HTTP 400", fr: "Un rejet en HTTP 400" },
        explanation: {
          en: "That is the fate of text in front of the results. After them it is accepted, unless a server call is pending.",
          fr: "C’est le sort du texte placé devant les résultats. Placé après, il est accepté, sauf si un appel serveur est en attente.",
        },
        misconception: "text-may-precede-results",
        fact: { event: "request-refused", status: 400 },
      },
      again: {
        text: { en: "A reply with `tool_use`", fr: "Une réponse avec `tool_use`" },
        explanation: {
          en: "The result is in the history, so there is nothing left to look up. The text does not make the model work longer.",
          fr: "Le résultat est dans l’historique, il n’y a donc plus rien à chercher. Le texte ne fait pas travailler le modèle plus longtemps.",
        },
        misconception: "text-after-results-helps",
        fact: { event: "response-received", stop_reason: "tool_use" },
      },
      paused: {
        text: { en: "A reply with `pause_turn`", fr: "Une réponse avec `pause_turn`" },
        explanation: {
          en: "Pauses come from server tools that reach their limit. This run has none.",
          fr: "Les pauses viennent d’outils serveur qui atteignent leur limite. Cette exécution n’en a pas.",
        },
        misconception: "text-after-results-helps",
        fact: { event: "response-received", stop_reason: "pause_turn" },
      },
    },
    order: ["again", "paused", "end", "refused"],
  },
  {
    type: "predict-next",
    id: "history-forgotten-turn",
    topic: "history",
    syllabus: [25, 37],
    stem: {
      en: "This program runs the tool and appends the result, but it does not store the assistant turn. Its second request has just left. What comes back?",
      fr: "Ce programme exécute l’outil et ajoute le résultat, mais ne conserve pas le tour assistant. Sa deuxième requête vient de partir. Que reçoit-il ?",
    },
    run: { scenario: "order-tracking", program: "forgets-assistant-turn", event: "request-sent", nth: 2 },
    options: {
      refused: {
        text: { en: "A refusal with HTTP 400", fr: "Un rejet en HTTP 400" },
        explanation: {
          en: "The result names a call that the message before it does not contain. The model never sees this request.",
          fr: "Le résultat nomme un appel absent du message qui le précède. Le modèle ne voit jamais cette requête.",
        },
        fact: { event: "request-refused", status: 400 },
      },
      end: {
        text: { en: "A reply with `end_turn`", fr: "Une réponse avec `end_turn`" },
        explanation: {
          en: "The model does not remember its own call. Without the stored turn the result hangs in the air.",
          fr: "Le modèle ne se souvient pas de son propre appel. Sans le tour conservé, le résultat ne se rattache à rien.",
        },
        misconception: "only-results-are-needed",
        fact: { event: "response-received", stop_reason: "end_turn" },
      },
      again: {
        text: { en: "A reply with `tool_use`", fr: "Une réponse avec `tool_use`" },
        explanation: {
          en: "The model would ask again if it saw the question alone. Here the history is invalid, so no reply is generated.",
          fr: "Le modèle redemanderait s’il ne voyait que la question. Ici l’historique est invalide, aucune réponse n’est donc générée.",
        },
        misconception: "server-remembers",
        fact: { event: "response-received", stop_reason: "tool_use" },
      },
      overload: {
        text: { en: "A refusal with HTTP 529", fr: "Un rejet en HTTP 529" },
        explanation: {
          en: "529 means that the service is overloaded, and a retry may succeed. A broken history fails every time, with another status.",
          fr: "529 signifie que le service est surchargé, et un nouvel essai peut réussir. Un historique invalide échoue chaque fois, sous un autre statut.",
        },
        misconception: "every-failure-retried",
        fact: { event: "request-refused", status: 529 },
      },
    },
    order: ["again", "refused", "overload", "end"],
  },
  {
    type: "predict-next",
    id: "history-first-call-only",
    topic: "history",
    syllabus: [27, 44],
    stem: {
      en: "The reply asked for several tools at once. This program ran the first call and sent its result. What comes back?",
      fr: "La réponse demandait plusieurs outils à la fois. Ce programme a exécuté le premier appel et envoyé son résultat. Que reçoit-il ?",
    },
    run: { scenario: "parallel-tools", program: "first-call-only", event: "request-sent", nth: 2 },
    options: {
      refused: {
        text: { en: "A refusal with HTTP 400", fr: "Un rejet en HTTP 400" },
        explanation: {
          en: "The error lists the ids that found no result. Every call of the turn is owed one.",
          fr: "L’erreur énumère les identifiants restés sans résultat. Chaque appel du tour en attend un.",
        },
        fact: { event: "request-refused", status: 400 },
      },
      rest: {
        text: { en: "A reply with `tool_use` for the rest", fr: "Une réponse avec `tool_use` pour le reste" },
        explanation: {
          en: "The model gets no chance to ask again. The history is checked before it is read.",
          fr: "Le modèle n’a pas l’occasion de redemander. L’historique est contrôlé avant d’être lu.",
        },
        misconception: "skipped-call-needs-no-result",
        fact: { event: "response-received", stop_reason: "tool_use" },
      },
      partial: {
        text: { en: "A reply with `end_turn`", fr: "Une réponse avec `end_turn`" },
        explanation: {
          en: "A partial answer would be bad enough. The request is not even accepted.",
          fr: "Une réponse partielle serait déjà fâcheuse. La requête n’est même pas acceptée.",
        },
        misconception: "skipped-call-needs-no-result",
        fact: { event: "response-received", stop_reason: "end_turn" },
      },
      waiting: {
        text: {
          en: "A reply with `pause_turn`, as one is missing",
          fr: "Une réponse avec `pause_turn`, car il en manque",
        },
        explanation: {
          en: "The API does not wait for anything: it keeps no run between two requests. `pause_turn` concerns the tools of the server.",
          fr: "L’API n’attend rien : elle ne garde aucune exécution entre deux requêtes. `pause_turn` concerne les outils du serveur.",
        },
        misconception: "server-remembers",
        fact: { event: "response-received", stop_reason: "pause_turn" },
      },
    },
    order: ["waiting", "refused", "partial", "rest"],
  },
  {
    type: "order-the-steps",
    id: "history-failing-tool",
    topic: "history",
    syllabus: [31, 45, 13],
    stem: {
      en: "A reply holds two calls, and the second tool will throw. Put the work of a robust loop in order.",
      fr: "Une réponse contient deux appels, et le second outil va lever une exception. Mettez dans l’ordre le travail d’une boucle robuste.",
    },
    proof: { scenario: "parallel-tools", event: "tool-returned", isError: true },
    steps: {
      store: { en: "Append the assistant turn.", fr: "Ajouter le tour assistant." },
      "run-first": {
        en: "Run the first call and make a result of its output.",
        fr: "Exécuter le premier appel et faire un résultat de sa sortie.",
      },
      catch: {
        en: "Run the second call and catch its exception.",
        fr: "Exécuter le second appel et intercepter son exception.",
      },
      error: {
        en: "Make a result with `is_error: true` of what was caught.",
        fr: "Faire un résultat avec `is_error: true` de ce qui a été intercepté.",
      },
      append: {
        en: "Append one user turn with both results.",
        fr: "Ajouter un tour utilisateur avec les deux résultats.",
      },
      send: { en: "Send the next request.", fr: "Envoyer la requête suivante." },
    },
    shown: ["error", "send", "store", "append", "catch", "run-first"],
    before: [
      ["catch", "error"],
      ["run-first", "append"],
      ["error", "append"],
      ["store", "append"],
      ["append", "send"],
    ],
    explanation: {
      en: "The two calls may run in either order or side by side. What matters: the exception becomes a result of its own, both results travel together after the assistant turn, and the loop goes on.",
      fr: "Les deux appels peuvent s’exécuter dans un ordre quelconque ou côte à côte. L’essentiel : l’exception devient un résultat, les deux résultats voyagent ensemble après le tour assistant, et la boucle continue.",
    },
  },
];
