import type { Question } from "../../quiz/question";

/** Every reason why a reply stops, and what a loop does then. */
export const stopReasonQuestions: readonly Question[] = [
  {
    type: "multiple-select",
    id: "stop-right-actions",
    topic: "stop-reasons",
    syllabus: [16, 17, 18, 20, 21],
    stem: {
      en: "Choose the three pairings of `stop_reason` and action that a correct loop may contain.",
      fr: "Choisissez les trois associations de `stop_reason` et d’action qu’une boucle correcte peut contenir.",
    },
    options: {
      tool: {
        text: {
          en: "`tool_use`: run each call, then send all the results",
          fr: "`tool_use` : exécuter chaque appel, puis envoyer tous les résultats",
        },
        explanation: {
          en: "This value alone means that your tools are awaited.",
          fr: "Cette valeur est la seule qui signifie que vos outils sont attendus.",
        },
      },
      pause: {
        text: {
          en: "`pause_turn`: append the turn as it is and call again",
          fr: "`pause_turn` : ajouter le tour tel quel et refaire un appel",
        },
        explanation: {
          en: "The server’s tools have not finished. They resume from the turn itself, with nothing added.",
          fr: "Les outils du serveur n’ont pas fini. Ils reprennent à partir du tour lui-même, sans rien ajouter.",
        },
      },
      cut: {
        text: {
          en: "`max_tokens`: ask again with a larger limit",
          fr: "`max_tokens` : redemander avec une limite plus grande",
        },
        explanation: {
          en: "The reply needed more room. If its last block is a call, that call is incomplete and must not be run.",
          fr: "La réponse manquait de place. Si son dernier bloc est un appel, cet appel est incomplet et ne doit pas être exécuté.",
        },
      },
      refusal: {
        text: {
          en: "`refusal`: wait a moment, then send the same request",
          fr: "`refusal` : attendre un instant, puis renvoyer la même requête",
        },
        explanation: {
          en: "A refusal is a decision on this request, not a fault of the service. Change the request or the model, and tell the user.",
          fr: "Un refus est une décision sur cette requête, pas une panne du service. Changez la requête ou le modèle, et prévenez l’utilisateur.",
        },
        misconception: "refusal-is-a-fault",
      },
      window: {
        text: {
          en: "`model_context_window_exceeded`: raise `max_tokens`",
          fr: "`model_context_window_exceeded` : augmenter `max_tokens`",
        },
        explanation: {
          en: "The window holds history and reply together and does not grow with the limit. Shorten the history.",
          fr: "La fenêtre contient l’historique et la réponse et ne grandit pas avec la limite. Raccourcissez l’historique.",
        },
        misconception: "max-tokens-widens-window",
      },
      unknown: {
        text: {
          en: "An unknown value: return the text, as for `end_turn`",
          fr: "Une valeur inconnue : rendre le texte, comme pour `end_turn`",
        },
        explanation: {
          en: "Most values are not completions. A default branch stops and reports the value, so that nobody mistakes the text for a result.",
          fr: "La plupart des valeurs ne sont pas des fins. Une branche par défaut arrête et signale la valeur, afin que nul ne prenne le texte pour un résultat.",
        },
        misconception: "unknown-means-finished",
      },
    },
    order: ["cut", "pause", "unknown", "tool", "refusal", "window"],
    keys: ["tool", "pause", "cut"],
  },
  {
    type: "predict-next",
    id: "stop-no-branch",
    topic: "stop-reasons",
    syllabus: [16, 22, 42],
    stem: {
      en: "This program has no branch for `refusal` and no default branch. It has just received a reply with this `stop_reason`. What happens next?",
      fr: "Ce programme n’a pas de branche pour `refusal`, ni de branche par défaut. Il vient de recevoir une réponse portant ce `stop_reason`. Que se passe-t-il ensuite ?",
    },
    run: {
      scenario: "refusal",
      program: "no-default-branch",
      event: "response-received",
      stop_reason: "refusal",
    },
    options: {
      identical: {
        text: { en: "The same request is sent again.", fr: "La même requête est envoyée de nouveau." },
        explanation: {
          en: "No branch matched, so nothing was appended. The loop pays for the same request until its cap ends it.",
          fr: "Aucune branche ne convenait, donc rien n’a été ajouté. La boucle paie la même requête jusqu’à ce que son plafond l’arrête.",
        },
        fact: { identicalRequest: true },
      },
      throws: {
        text: { en: "The run ends with an error.", fr: "L’exécution se termine par une erreur." },
        explanation: {
          en: "A refusal is a successful reply, HTTP 200, so the client throws nothing. The program itself would have to end the run.",
          fr: "Un refus est une réponse réussie, HTTP 200 : le client ne lève rien. C’est au programme de mettre fin à l’exécution.",
        },
        misconception: "errors-are-stop-reasons",
        fact: { event: "run-threw" },
      },
      returns: {
        text: { en: "The program returns the text.", fr: "Le programme rend le texte." },
        explanation: {
          en: "A value without a branch goes past every `return` and back to the top of the loop.",
          fr: "Une valeur sans branche passe à côté de chaque `return` et revient en haut de la boucle.",
        },
        misconception: "loop-sorts-itself-out",
        fact: { event: "run-returned" },
      },
      tools: {
        text: { en: "The program runs a tool.", fr: "Le programme exécute un outil." },
        explanation: {
          en: "Tools run in the branch for `tool_use`. A refused turn does not take it, and its calls must not be run anyway.",
          fr: "Les outils s’exécutent dans la branche de `tool_use`. Un tour refusé ne la prend pas, et ses appels ne doivent de toute façon pas être exécutés.",
        },
        misconception: "everything-else-is-tool-use",
        fact: { event: "tool-called" },
      },
    },
    order: ["tools", "throws", "returns", "identical"],
  },
  {
    type: "single-choice",
    id: "stop-cut-call",
    topic: "stop-reasons",
    syllabus: [17, 40],
    stem: {
      en: "`write_file` takes a path and a text. What is the right reaction to this reply?",
      fr: "`write_file` attend un chemin et un texte. Quelle est la bonne réaction à cette réponse ?",
    },
    proof: { scenario: "truncated-call", event: "response-received", stop_reason: "max_tokens" },
    exhibit: {
      language: "json",
      text: `{
  "stop_reason": "max_tokens",
  "content": [
    { "type": "text", "text": "I will write the report now." },
    { "type": "tool_use", "id": "toolu_07", "name": "write_file", "input": { "path": "report.md" } }
  ]
}`,
    },
    options: {
      larger: {
        text: {
          en: "Drop it, and send the same history again with a larger `max_tokens`.",
          fr: "L’écarter, et renvoyer le même historique avec un `max_tokens` plus grand.",
        },
        explanation: {
          en: "The input was cut before the text came. With more room the model writes the whole call.",
          fr: "L’entrée a été coupée avant le texte. Avec plus de place, le modèle écrit l’appel en entier.",
        },
      },
      same: {
        text: {
          en: "Drop it, and send the same request once more, as the cut was a chance event.",
          fr: "L’écarter, et renvoyer la même requête, car la coupure était due au hasard.",
        },
        explanation: {
          en: "The limit cut the reply, and it has not changed. The second reply will meet the same end.",
          fr: "C’est la limite qui a coupé la réponse, et elle n’a pas changé. La seconde réponse finira de même.",
        },
        misconception: "same-limit-will-do",
      },
      run: {
        text: {
          en: "Run the call with the path alone and let the tool fill in an empty text.",
          fr: "Exécuter l’appel avec le seul chemin et laisser l’outil prendre un texte vide.",
        },
        explanation: {
          en: "The model never asked for an empty file. Half an instruction that parses is still half an instruction.",
          fr: "Le modèle n’a jamais demandé un fichier vide. Une demi-consigne lisible reste une demi-consigne.",
        },
        misconception: "cut-call-can-run",
      },
      continue: {
        text: {
          en: "Append it, then ask in a new user message to continue the call where it stopped.",
          fr: "L’ajouter, puis demander dans un nouveau message de continuer l’appel là où il s’est arrêté.",
        },
        explanation: {
          en: "The next request is refused, since the stored call has no result. A call cannot be continued; it has to be written anew.",
          fr: "La requête suivante est refusée, car l’appel conservé n’a pas de résultat. Un appel ne se continue pas, il se réécrit.",
        },
        misconception: "cut-call-is-continued",
      },
    },
    order: ["larger", "run", "continue", "same"],
    key: "larger",
  },
  {
    type: "predict-next",
    id: "stop-after-the-cut",
    topic: "stop-reasons",
    syllabus: [17],
    stem: {
      en: "A program has just received a reply that was cut inside a call: `stop_reason` is `max_tokens`. What does a correct program do next?",
      fr: "Un programme vient de recevoir une réponse coupée au milieu d’un appel : le `stop_reason` vaut `max_tokens`. Que fait ensuite un programme correct ?",
    },
    run: {
      scenario: "truncated-call",
      program: "reference-loop",
      event: "response-received",
      stop_reason: "max_tokens",
    },
    options: {
      larger: {
        text: {
          en: "It asks again, with the same history and a larger limit.",
          fr: "Il redemande, avec le même historique et une limite plus grande.",
        },
        explanation: {
          en: "Nothing of the cut reply is kept. The request is the same but for `max_tokens`, and this time the call arrives whole.",
          fr: "Rien de la réponse coupée n’est gardé. La requête ne change que par `max_tokens`, et cette fois l’appel arrive entier.",
        },
        fact: { event: "request-sent", messages: 1 },
      },
      tool: {
        text: {
          en: "It runs the call with the input that has arrived so far.",
          fr: "Il exécute l’appel avec l’entrée arrivée jusque-là.",
        },
        explanation: {
          en: "The input ends where the limit was reached. Running it acts on half of what the model wanted to say.",
          fr: "L’entrée s’arrête là où la limite a été atteinte. L’exécuter, c’est agir sur la moitié de ce que le modèle voulait dire.",
        },
        misconception: "cut-call-can-run",
        fact: { event: "tool-called" },
      },
      returns: {
        text: {
          en: "It returns the text that precedes the cut call.",
          fr: "Il rend le texte qui précède l’appel coupé.",
        },
        explanation: {
          en: "The reply was ended by a limit, not by the model. Its text is the opening of a step, not an answer.",
          fr: "La réponse a été arrêtée par une limite, pas par le modèle. Son texte ouvre une étape, ce n’est pas une réponse.",
        },
        misconception: "cut-reply-is-finished",
        fact: { event: "run-returned" },
      },
      three: {
        text: {
          en: "It appends the reply and a user message, and asks again.",
          fr: "Il ajoute la réponse et un message utilisateur, puis redemande.",
        },
        explanation: {
          en: "The stored call would have no result, and the API would refuse the request. A cut reply is dropped.",
          fr: "L’appel conservé serait sans résultat, et l’API refuserait la requête. Une réponse coupée s’écarte.",
        },
        misconception: "cut-call-is-continued",
        fact: { event: "request-sent", messages: 3 },
      },
    },
    order: ["three", "returns", "larger", "tool"],
  },
  {
    type: "single-choice",
    id: "stop-cut-text",
    topic: "stop-reasons",
    syllabus: [17, 16],
    stem: {
      en: "A weekly letter is generated without any tools. Customers report that some letters stop in the middle of a word. The code returns the text for every reply with HTTP status 200. What is the best change?",
      fr: "Une lettre hebdomadaire est générée sans aucun outil. Des clients signalent que certaines lettres s’arrêtent au milieu d’un mot. Le code rend le texte de toute réponse de statut HTTP 200. Quel est le meilleur changement ?",
    },
    options: {
      check: {
        text: {
          en: "Return it on `end_turn`; on `max_tokens` ask once more with a larger limit.",
          fr: "Le rendre sur `end_turn` ; sur `max_tokens`, redemander avec une limite plus grande.",
        },
        explanation: {
          en: "Status 200 says that there is a reply, `stop_reason` says whether it is whole. A cut needs more room.",
          fr: "Le statut 200 dit qu’il y a une réponse, `stop_reason` dit si elle est entière. Une coupure demande plus de place.",
        },
      },
      dot: {
        text: {
          en: "Return it if it ends with a full stop; otherwise send the request again.",
          fr: "Le rendre s’il finit par un point ; sinon, renvoyer la requête.",
        },
        explanation: {
          en: "Punctuation is a guess: a cut may fall right after a full stop, and a whole letter may end without one. The field knows.",
          fr: "La ponctuation est un pari : une coupure peut tomber après un point, et une lettre entière finir sans. Le champ, lui, le sait.",
        },
        misconception: "better-phrases-repair",
      },
      error: {
        text: {
          en: "Catch the HTTP error that the client throws for `max_tokens`, and then try again.",
          fr: "Intercepter l’erreur HTTP que lève le client pour `max_tokens`, puis réessayer.",
        },
        explanation: {
          en: "A cut reply is a success on the wire. There is no error to catch.",
          fr: "Une réponse coupée est un succès sur le réseau. Il n’y a aucune erreur à intercepter.",
        },
        misconception: "errors-are-stop-reasons",
      },
      ask: {
        text: {
          en: "Tell the model in `system` that the context window is large enough for letters of any length.",
          fr: "Dire au modèle dans `system` que la fenêtre de contexte suffit pour des lettres de toute longueur.",
        },
        explanation: {
          en: "The window was not full. The reply reached its own limit, and a sentence in the prompt does not move that.",
          fr: "La fenêtre n’était pas pleine. C’est la limite de la réponse qui a été atteinte, et une phrase du prompt n’y change rien.",
        },
        misconception: "max-tokens-widens-window",
      },
    },
    order: ["ask", "error", "check", "dot"],
    key: "check",
  },
  {
    type: "single-choice",
    id: "stop-paused-search",
    topic: "stop-reasons",
    syllabus: [18, 39, 33],
    stem: {
      en: "A research program uses the server tool `web_search`. A reply ends with `pause_turn`; its last block is a `server_tool_use` without a result. Which request comes next?",
      fr: "Un programme de recherche utilise l’outil serveur `web_search`. Une réponse finit par `pause_turn` ; son dernier bloc est un `server_tool_use` sans résultat. Quelle requête vient ensuite ?",
    },
    proof: { scenario: "server-search", event: "response-received", stop_reason: "pause_turn" },
    options: {
      unchanged: {
        text: {
          en: "The history with this turn appended unchanged, and the same `tools`",
          fr: "L’historique suivi de ce tour inchangé, et les mêmes `tools`",
        },
        explanation: {
          en: "The server takes up its own work from this turn. Count the resumes, so that a guard can end them.",
          fr: "Le serveur reprend son travail à partir de ce tour. Comptez les reprises, afin qu’un garde-fou puisse y mettre fin.",
        },
      },
      result: {
        text: {
          en: "The history with this turn, and a `tool_result` that reports the search as pending",
          fr: "L’historique suivi de ce tour, et un `tool_result` qui dit la recherche en cours",
        },
        explanation: {
          en: "The call belongs to the server, which writes its result itself. A client result for it is refused.",
          fr: "L’appel appartient au serveur, qui en écrit lui-même le résultat. Un résultat client pour cet appel est refusé.",
        },
        misconception: "pause-needs-a-message",
      },
      "go-on": {
        text: {
          en: "The history with this turn, and a user message that asks the model to go on",
          fr: "L’historique suivi de ce tour, et un message utilisateur priant le modèle de continuer",
        },
        explanation: {
          en: "After an open server call no user text is expected, and the request is refused. The turn alone is enough.",
          fr: "Après un appel serveur ouvert, aucun texte utilisateur n’est attendu, et la requête est refusée. Le tour seul suffit.",
        },
        misconception: "pause-needs-a-message",
      },
      none: {
        text: {
          en: "None, since the model has stopped and its text so far is to be returned",
          fr: "Aucune, puisque le modèle s’est arrêté et que son texte est à rendre",
        },
        explanation: {
          en: "The server’s loop met its limit of rounds, the work did not end. The text so far lacks the findings.",
          fr: "La boucle du serveur a atteint sa limite de tours, le travail n’est pas fini. Il manque au texte les informations trouvées.",
        },
        misconception: "pause-means-end",
      },
    },
    order: ["none", "go-on", "result", "unchanged"],
    key: "unchanged",
  },
  {
    type: "predict-next",
    id: "stop-after-the-pause",
    topic: "stop-reasons",
    syllabus: [18, 39],
    stem: {
      en: 'A program has just received a reply with `stop_reason: "pause_turn"`. What does a correct program do next?',
      fr: 'Un programme vient de recevoir une réponse avec `stop_reason: "pause_turn"`. Que fait ensuite un programme correct ?',
    },
    run: {
      scenario: "server-search",
      program: "reference-loop",
      event: "response-received",
      stop_reason: "pause_turn",
    },
    options: {
      two: {
        text: {
          en: "It sends the question and the paused turn.",
          fr: "Il envoie la question et le tour en pause.",
        },
        explanation: {
          en: "Two messages, with the assistant turn last and unchanged: from there the server goes on.",
          fr: "Deux messages, le tour assistant en dernier et inchangé : le serveur repart de là.",
        },
        fact: { event: "request-sent", messages: 2 },
      },
      three: {
        text: {
          en: "It sends both, and a user message after them.",
          fr: "Il envoie les deux, suivis d’un message utilisateur.",
        },
        explanation: {
          en: "Nothing is asked of the user or of your tools. An added message may get the request refused.",
          fr: "Rien n’est demandé à l’utilisateur ni à vos outils. Un message ajouté peut faire refuser la requête.",
        },
        misconception: "pause-needs-a-message",
        fact: { event: "request-sent", messages: 3 },
      },
      tool: {
        text: { en: "It runs the search itself.", fr: "Il exécute lui-même la recherche." },
        explanation: {
          en: "A `server_tool_use` block is executed by Anthropic. Your code has no part in it.",
          fr: "Un bloc `server_tool_use` est exécuté par Anthropic. Votre code n’y prend aucune part.",
        },
        misconception: "everything-else-is-tool-use",
        fact: { event: "tool-called" },
      },
      returns: {
        text: { en: "It returns the text found so far.", fr: "Il rend le texte trouvé jusque-là." },
        explanation: {
          en: "The turn is unfinished. Whoever returns it delivers the announcement and not the findings.",
          fr: "Le tour est inachevé. Le rendre, c’est livrer l’annonce et non le fruit des recherches.",
        },
        misconception: "pause-means-end",
        fact: { event: "run-returned" },
      },
    },
    order: ["two", "returns", "tool", "three"],
  },
  {
    type: "single-choice",
    id: "stop-mixed-turn",
    topic: "stop-reasons",
    syllabus: [18, 33, 30],
    stem: {
      en: "One reply holds an open `server_tool_use` for `web_search` and a call of your own tool `get_stock`. What do you find in `stop_reason`, and what do you send?",
      fr: "Une réponse contient un `server_tool_use` ouvert pour `web_search` et un appel à votre outil `get_stock`. Que lisez-vous dans `stop_reason`, et qu’envoyez-vous ?",
    },
    options: {
      results: {
        text: {
          en: "`tool_use`; the turn, then the result of `get_stock` alone, with both tools declared",
          fr: "`tool_use` ; le tour, puis le seul résultat de `get_stock`, les deux outils déclarés",
        },
        explanation: {
          en: "The server waits for your result and then finishes its search. (Useful in practice, beyond the exam guide.)",
          fr: "Le serveur attend votre résultat, puis achève sa recherche. (Utile en pratique, au-delà du guide de l’examen.)",
        },
      },
      pause: {
        text: {
          en: "`pause_turn`; the turn alone, and `get_stock` is run once the search is complete",
          fr: "`pause_turn` ; le tour seul, et `get_stock` s’exécute une fois la recherche achevée",
        },
        explanation: {
          en: "A reply that leaves a call of yours open is never a pause. Without its result the next request is refused.",
          fr: "Une réponse qui laisse ouvert un de vos appels n’est jamais une pause. Sans son résultat, la requête suivante est refusée.",
        },
        misconception: "mixed-turn-is-paused",
      },
      dropped: {
        text: {
          en: "`tool_use`; the turn, then the result of `get_stock`, with `web_search` no longer declared",
          fr: "`tool_use` ; le tour, puis le résultat de `get_stock`, `web_search` n’étant plus déclaré",
        },
        explanation: {
          en: "The open search still needs its tool. A request that leaves it out is refused.",
          fr: "La recherche ouverte a encore besoin de son outil. Une requête qui l’omet est refusée.",
        },
        misconception: "resume-may-drop-tools",
      },
      both: {
        text: {
          en: "`tool_use`; the turn, then a `tool_result` for each of the two calls",
          fr: "`tool_use` ; le tour, puis un `tool_result` pour chacun des deux appels",
        },
        explanation: {
          en: "Only your call is yours to answer. The result of the search comes from the server, at the head of the next reply.",
          fr: "Seul votre appel attend votre réponse. Le résultat de la recherche vient du serveur, en tête de la réponse suivante.",
        },
        misconception: "every-block-needs-a-reply",
      },
    },
    order: ["both", "dropped", "pause", "results"],
    key: "results",
  },
  {
    type: "single-choice",
    id: "stop-which-sequence",
    topic: "stop-reasons",
    syllabus: [19],
    stem: {
      en: 'A request lists two `stop_sequences`: one closes a report, the other calls for a human. The reply has `stop_reason: "stop_sequence"`. How does the program learn which of them it was?',
      fr: 'Une requête donne deux `stop_sequences` : l’une clôt un rapport, l’autre réclame un humain. La réponse porte `stop_reason: "stop_sequence"`. Comment le programme sait-il laquelle c’était ?',
    },
    proof: { scenario: "stop-sequence", event: "response-received", stop_reason: "stop_sequence" },
    options: {
      field: {
        text: {
          en: "From the field `stop_sequence` of the reply",
          fr: "Par le champ `stop_sequence` de la réponse",
        },
        explanation: {
          en: "It names the sequence, and is null for any other reason. What follows from it is your decision.",
          fr: "Il nomme la séquence, et vaut null pour tout autre motif. Ce qui en découle relève de votre décision.",
        },
      },
      tail: {
        text: { en: "From the last characters of the text", fr: "Par les derniers caractères du texte" },
        explanation: {
          en: "The text stops before the sequence, so its end looks the same in both cases.",
          fr: "Le texte s’arrête avant la séquence ; sa fin est donc la même dans les deux cas.",
        },
        misconception: "stop-sequence-in-text",
      },
      wording: {
        text: { en: "From the wording of the last sentence", fr: "Par la formulation de la dernière phrase" },
        explanation: {
          en: "Wording is a guess that another reply will prove wrong. The API states the sequence in a field made for it.",
          fr: "La formulation est un pari qu’une autre réponse démentira. L’API indique la séquence dans un champ prévu pour cela.",
        },
        misconception: "stop-sequence-in-text",
      },
      order: {
        text: {
          en: "From the order in which the request lists them",
          fr: "Par l’ordre dans lequel la requête les donne",
        },
        explanation: {
          en: "The order is no ranking. Whichever sequence the model writes first ends the reply.",
          fr: "L’ordre n’est pas un classement. La séquence que le modèle écrit la première arrête la réponse.",
        },
        misconception: "stop-sequence-in-text",
      },
    },
    order: ["order", "field", "tail", "wording"],
    key: "field",
  },
  {
    type: "single-choice",
    id: "stop-refused-turn",
    topic: "stop-reasons",
    syllabus: [20],
    stem: {
      en: 'A reply arrives with HTTP 200 and `stop_reason: "refusal"`. It holds two lines of text and `stop_details` with a category. What should the loop do?',
      fr: 'Une réponse arrive en HTTP 200 avec `stop_reason: "refusal"`. Elle contient deux lignes de texte et un `stop_details` avec une catégorie. Que doit faire la boucle ?',
    },
    proof: { scenario: "refusal", event: "response-received", stop_reason: "refusal" },
    options: {
      surface: {
        text: {
          en: "Discard the text, report the refusal with its category to the user, and run no call of the turn.",
          fr: "Écarter le texte, signaler à l’utilisateur le refus et sa catégorie, et n’exécuter aucun appel du tour.",
        },
        explanation: {
          en: "What was written before the refusal is no result. The next attempt needs another request or another model.",
          fr: "Ce qui a été écrit avant le refus n’est pas un résultat. L’essai suivant exige une autre requête ou un autre modèle.",
        },
      },
      deliver: {
        text: {
          en: "Return the two lines, as the reply was successful and the user has been waiting for them.",
          fr: "Rendre les deux lignes, car la réponse est réussie et l’utilisateur les attend.",
        },
        explanation: {
          en: "HTTP success means that the API answered. The turn itself is not complete, and its text may be half a thought.",
          fr: "Le succès HTTP signifie que l’API a répondu. Le tour, lui, n’est pas achevé, et son texte peut n’être qu’une demi-pensée.",
        },
        misconception: "refusal-is-an-answer",
      },
      again: {
        text: {
          en: "Send the same request up to three times, with a growing pause between the attempts.",
          fr: "Renvoyer la même requête jusqu’à trois fois, avec une attente croissante entre les essais.",
        },
        explanation: {
          en: "Backoff is for faults such as an overload. A refusal is a decision on this request and will most likely be repeated.",
          fr: "L’attente croissante vaut pour des pannes comme une surcharge. Un refus est une décision sur cette requête et se répétera sans doute.",
        },
        misconception: "refusal-is-a-fault",
      },
      denied: {
        text: {
          en: "Answer with a `tool_result` that says the user has denied the action.",
          fr: "Répondre par un `tool_result` disant que l’utilisateur a refusé l’action.",
        },
        explanation: {
          en: "Here the model declined, not the user, and there is no call to answer. A denied tool is another case.",
          fr: "C’est le modèle qui a refusé, pas l’utilisateur, et il n’y a aucun appel auquel répondre. Un outil refusé est un autre cas.",
        },
        misconception: "everything-else-is-tool-use",
      },
    },
    order: ["surface", "deliver", "again", "denied"],
    key: "surface",
  },
  {
    type: "multiple-select",
    id: "stop-reason-or-error",
    topic: "stop-reasons",
    syllabus: [23, 21, 20],
    stem: {
      en: "Some outcomes arrive as HTTP errors and carry no `stop_reason`. Choose the two that do.",
      fr: "Certaines issues arrivent comme erreurs HTTP et ne portent pas de `stop_reason`. Choisissez les deux qui sont dans ce cas.",
    },
    options: {
      rate: {
        text: {
          en: "More requests were sent than the organisation may send.",
          fr: "Plus de requêtes ont été envoyées que l’organisation n’en a le droit.",
        },
        explanation: {
          en: "The request got no reply at all: HTTP 429. A stop reason belongs to a reply.",
          fr: "La requête n’a obtenu aucune réponse : HTTP 429. Un motif d’arrêt appartient à une réponse.",
        },
      },
      prompt: {
        text: {
          en: "The history alone is longer than the context window.",
          fr: "L’historique seul dépasse la fenêtre de contexte.",
        },
        explanation: {
          en: "Nothing could be generated, so the request is refused with HTTP 400.",
          fr: "Rien n’a pu être généré : la requête est refusée en HTTP 400.",
        },
      },
      filled: {
        text: {
          en: "The window filled up while the reply was being written.",
          fr: "La fenêtre s’est remplie pendant l’écriture de la réponse.",
        },
        explanation: {
          en: "On current models this is a successful reply that ends early, with `model_context_window_exceeded`.",
          fr: "Sur les modèles actuels, c’est une réponse réussie qui finit tôt, avec `model_context_window_exceeded`.",
        },
        misconception: "overflow-is-an-http-error",
      },
      declined: {
        text: {
          en: "The model declined to go on with the task.",
          fr: "Le modèle a refusé de poursuivre la tâche.",
        },
        explanation: {
          en: "A refusal is a reply, HTTP 200, with `refusal` in `stop_reason`.",
          fr: "Un refus est une réponse, HTTP 200, avec `refusal` dans `stop_reason`.",
        },
        misconception: "errors-are-stop-reasons",
      },
      cut: {
        text: {
          en: "The reply was longer than the limit that was set for it.",
          fr: "La réponse dépassait la limite qui lui était fixée.",
        },
        explanation: {
          en: "The part that fits is delivered, with `max_tokens` as the reason.",
          fr: "La partie qui tient est livrée, avec `max_tokens` pour motif.",
        },
        misconception: "errors-are-stop-reasons",
      },
    },
    order: ["filled", "prompt", "cut", "declined", "rate"],
    keys: ["rate", "prompt"],
  },
  {
    type: "single-choice",
    id: "stop-window-full",
    topic: "stop-reasons",
    syllabus: [21],
    stem: {
      en: "After many rounds a reply ends with `model_context_window_exceeded` in the middle of a sentence. What lets the task go on?",
      fr: "Après de nombreux tours, une réponse finit par `model_context_window_exceeded` au milieu d’une phrase. Qu’est-ce qui permet de poursuivre la tâche ?",
    },
    proof: {
      scenario: "context-window",
      event: "response-received",
      stop_reason: "model_context_window_exceeded",
    },
    options: {
      shorten: {
        text: {
          en: "Treat the reply as cut, shorten the history by whole exchanges, and ask again.",
          fr: "Traiter la réponse comme coupée, raccourcir l’historique par échanges entiers, et redemander.",
        },
        explanation: {
          en: "The window holds history and reply together. Space comes from a shorter history whose calls keep their results.",
          fr: "La fenêtre contient l’historique et la réponse. La place vient d’un historique plus court, où les appels gardent leurs résultats.",
        },
      },
      raise: {
        text: {
          en: "Treat the reply as cut, raise `max_tokens` to the highest value of the model, and ask again.",
          fr: "Traiter la réponse comme coupée, porter `max_tokens` à la plus haute valeur du modèle, et redemander.",
        },
        explanation: {
          en: "`max_tokens` bounds the reply. The window is as full as before, and the next reply stops at the same place.",
          fr: "`max_tokens` borne la réponse. La fenêtre est aussi pleine qu’avant, et la réponse suivante s’arrête au même endroit.",
        },
        misconception: "max-tokens-widens-window",
      },
      oldest: {
        text: {
          en: "Remove the oldest messages one at a time until the request is accepted.",
          fr: "Retirer les plus vieux messages un à un jusqu’à ce que la requête soit acceptée.",
        },
        explanation: {
          en: "Sooner or later this parts a call from its result, and the request is refused for that reason.",
          fr: "Tôt ou tard, cela sépare un appel de son résultat, et la requête est refusée pour cette raison.",
        },
        misconception: "cut-anywhere",
      },
      deliver: {
        text: {
          en: "Return the text, since the model has used all the room there was and said what it could.",
          fr: "Rendre le texte, puisque le modèle a utilisé toute la place et dit ce qu’il pouvait.",
        },
        explanation: {
          en: "The reply stopped in the middle of a sentence. Ended is not completed.",
          fr: "La réponse s’est arrêtée au milieu d’une phrase. Arrêtée ne veut pas dire achevée.",
        },
        misconception: "cut-reply-is-finished",
      },
    },
    order: ["deliver", "oldest", "raise", "shorten"],
    key: "shorten",
  },
  {
    type: "single-choice",
    id: "stop-null-in-stream",
    topic: "stop-reasons",
    syllabus: [24],
    stem: {
      en: "A program streams replies. As soon as `message_start` arrives it branches on `stop_reason`, finds null, and its default branch ends the run. What is the right repair?",
      fr: "Un programme reçoit ses réponses en flux. Dès l’arrivée de `message_start`, il décide d’après `stop_reason`, trouve null, et sa branche par défaut arrête l’exécution. Quelle est la bonne réparation ?",
    },
    proof: { scenario: "streaming", event: "stream-event-received" },
    options: {
      delta: {
        text: {
          en: "Branch after the stream has ended, on the reason that `message_delta` brought.",
          fr: "Décider une fois le flux fini, d’après le motif apporté par `message_delta`.",
        },
        explanation: {
          en: "At the start nothing has been written, so there is no reason yet. The finished message holds it.",
          fr: "Au début, rien n’est écrit ; il n’y a donc pas encore de motif. Le message achevé le contient.",
        },
      },
      null: {
        text: {
          en: "Treat null as a value of its own and return the text received so far.",
          fr: "Traiter null comme une valeur à part et rendre le texte reçu jusque-là.",
        },
        explanation: {
          en: "At that moment there is no text. Null means “not known yet”, not “finished”.",
          fr: "À ce moment, il n’y a pas de texte. Null veut dire « pas encore connu », et non « terminé ».",
        },
        misconception: "stream-start-has-reason",
      },
      plain: {
        text: {
          en: "Ask for the reply without streaming, as a stream leaves the reason out.",
          fr: "Demander la réponse sans flux, car un flux omet le motif.",
        },
        explanation: {
          en: "The stream does bring it, near its end. Streaming changes when you learn it, not whether.",
          fr: "Le flux l’apporte bel et bien, vers sa fin. Le flux change le moment où vous l’apprenez, rien d’autre.",
        },
        misconception: "stream-start-has-reason",
      },
      block: {
        text: {
          en: "Branch on the type of the first content block, which the stream announces early.",
          fr: "Décider d’après le type du premier bloc de contenu, que le flux annonce tôt.",
        },
        explanation: {
          en: "A reply may open with text and go on with calls. The first block does not tell why the reply will stop.",
          fr: "Une réponse peut commencer par du texte et se poursuivre par des appels. Le premier bloc ne dit pas pourquoi elle s’arrêtera.",
        },
        misconception: "first-block-is-the-answer",
      },
    },
    order: ["delta", "null", "block", "plain"],
    key: "delta",
  },
  {
    type: "order-the-steps",
    id: "stop-recover-a-cut-call",
    topic: "stop-reasons",
    syllabus: [17, 40, 13],
    stem: {
      en: "A reply was cut inside a call. Put the recovery in order.",
      fr: "Une réponse a été coupée au milieu d’un appel. Mettez la reprise dans l’ordre.",
    },
    proof: { scenario: "truncated-call", event: "response-received", stop_reason: "max_tokens" },
    steps: {
      see: { en: "See `max_tokens` in `stop_reason`.", fr: "Lire `max_tokens` dans `stop_reason`." },
      drop: {
        en: "Drop the reply without storing or running anything of it.",
        fr: "Écarter la réponse sans rien en conserver ni exécuter.",
      },
      raise: {
        en: "Raise the limit for the next request.",
        fr: "Relever la limite pour la requête suivante.",
      },
      resend: { en: "Send the same history again.", fr: "Renvoyer le même historique." },
      whole: {
        en: "Receive the whole call, with `tool_use` as the reason.",
        fr: "Recevoir l’appel entier, avec `tool_use` pour motif.",
      },
      run: { en: "Run the call.", fr: "Exécuter l’appel." },
    },
    shown: ["resend", "run", "drop", "whole", "raise", "see"],
    before: [
      ["see", "drop"],
      ["see", "raise"],
      ["drop", "resend"],
      ["raise", "resend"],
      ["resend", "whole"],
      ["whole", "run"],
    ],
    explanation: {
      en: "The reason comes first, since it alone shows that the input is incomplete. Dropping the reply and raising the limit may be swapped. The tool runs once, on the complete call.",
      fr: "Le motif vient en premier, car lui seul montre que l’entrée est incomplète. Écarter la réponse et relever la limite peuvent s’échanger. L’outil s’exécute une seule fois, sur l’appel complet.",
    },
  },
  {
    type: "order-the-steps",
    id: "stop-resume-a-pause",
    topic: "stop-reasons",
    syllabus: [18, 39],
    stem: {
      en: "Put the handling of a paused turn in order.",
      fr: "Mettez dans l’ordre le traitement d’un tour en pause.",
    },
    proof: { scenario: "server-search", event: "response-received", stop_reason: "pause_turn" },
    steps: {
      see: { en: "See `pause_turn` in `stop_reason`.", fr: "Lire `pause_turn` dans `stop_reason`." },
      guard: {
        en: "Check that the number of resumes is below its guard.",
        fr: "Vérifier que le nombre de reprises est sous son garde-fou.",
      },
      append: { en: "Append the assistant turn unchanged.", fr: "Ajouter le tour assistant inchangé." },
      send: {
        en: "Send the history with the same `tools` and nothing else.",
        fr: "Envoyer l’historique avec les mêmes `tools` et rien d’autre.",
      },
      next: {
        en: "Inspect the `stop_reason` of the new reply.",
        fr: "Examiner le `stop_reason` de la nouvelle réponse.",
      },
    },
    shown: ["append", "next", "see", "send", "guard"],
    before: [
      ["see", "guard"],
      ["see", "append"],
      ["guard", "send"],
      ["append", "send"],
      ["send", "next"],
    ],
    explanation: {
      en: "A pause asks for nothing but to be resumed: no result, no message. The guard may be checked before or after the turn is stored, but before the request is paid for.",
      fr: "Une pause ne demande qu’à être reprise : ni résultat, ni message. Le garde-fou peut être vérifié avant ou après l’ajout du tour, mais avant de payer la requête.",
    },
  },
];
