import type { Misconception } from "./misconception";

/** About the reasons why a reply stops. */
export const stopMisconceptions: readonly Misconception[] = [
  {
    id: "unknown-means-finished",
    name: { en: "An unknown value means finished", fr: "Une valeur inconnue veut dire terminé" },
    belief: {
      en: "A `stop_reason` that the code does not know can be handled like `end_turn`.",
      fr: "Un `stop_reason` que le code ne connaît pas peut être traité comme `end_turn`.",
    },
    refutation: {
      en: "New values appear over time, and most are not completions. Treating them as one reports success for a task that may be half done.",
      fr: "De nouvelles valeurs apparaissent avec le temps, et la plupart ne sont pas des fins. Les traiter ainsi annonce un succès pour une tâche peut-être à moitié faite.",
    },
    model: {
      en: "Unknown value: stop, and report the value.",
      fr: "Valeur inconnue : arrêter, et signaler la valeur.",
    },
  },
  {
    id: "words-show-the-end",
    name: { en: "Words in the reply show the end", fr: "Des mots de la réponse indiquent la fin" },
    belief: {
      en: "When the model writes “done” or “finished”, the task is over.",
      fr: "Quand le modèle écrit « fait » ou « terminé », la tâche est finie.",
    },
    refutation: {
      en: "Such words also occur in plans, in quotations and beside a tool call, and they are missing from many final answers.",
      fr: "Ces mots figurent aussi dans des plans, des citations ou à côté d’un appel d’outil, et manquent dans bien des réponses finales.",
    },
    model: {
      en: "`stop_reason` is set by the API for this purpose; prose is for people.",
      fr: "`stop_reason` est fourni par l’API pour cela ; la prose s’adresse aux personnes.",
    },
  },
  {
    id: "better-phrases-repair",
    name: { en: "Better signs in the text repair it", fr: "De meilleurs indices dans le texte suffisent" },
    belief: {
      en: "Reading the end from the text fails only because the list of signs is too short or too loose.",
      fr: "Lire la fin dans le texte n’échoue que parce que la liste d’indices est trop courte ou trop vague.",
    },
    refutation: {
      en: "No list covers the wording of a model in every language and context; the loop stays a guess.",
      fr: "Aucune liste ne couvre les formulations d’un modèle en toute langue et tout contexte ; la boucle reste un pari.",
    },
    model: {
      en: "Replace the guess with the structured field.",
      fr: "Remplacez le pari par le champ structuré.",
    },
  },
  {
    id: "text-means-final",
    name: { en: "Text means a final answer", fr: "Du texte signifie une réponse finale" },
    belief: {
      en: "If the reply contains a `text` block, the model has answered.",
      fr: "Si la réponse contient un bloc `text`, le modèle a répondu.",
    },
    refutation: {
      en: "Models often announce what they are about to do. Text and `tool_use` stand side by side in one reply.",
      fr: "Les modèles annoncent souvent ce qu’ils vont faire. Texte et `tool_use` se côtoient dans une même réponse.",
    },
    model: {
      en: "Look at `stop_reason` first, at the blocks afterwards.",
      fr: "Regardez d’abord `stop_reason`, ensuite les blocs.",
    },
  },
  {
    id: "first-block-is-the-answer",
    name: { en: "The first block tells what the reply is", fr: "Le premier bloc dit ce qu’est la réponse" },
    belief: {
      en: "`content[0]` holds the text, or its type decides what to do.",
      fr: "`content[0]` contient le texte, ou son type décide de la suite.",
    },
    refutation: {
      en: "`content` is a list of any length and mix, possibly empty. Position says nothing about completion.",
      fr: "`content` est une liste de longueur et de composition quelconques, parfois vide. La position ne dit rien de la fin.",
    },
    model: {
      en: "Filter blocks by type; branch on `stop_reason`.",
      fr: "Filtrez les blocs par type ; décidez d’après `stop_reason`.",
    },
  },
  {
    id: "cut-call-can-run",
    name: { en: "A cut call can still be run", fr: "Un appel coupé peut tout de même être exécuté" },
    belief: {
      en: "If the input of the last call parses, it may be executed.",
      fr: "Si l’entrée du dernier appel est lisible, on peut l’exécuter.",
    },
    refutation: {
      en: "When `max_tokens` ends a reply inside a call, the input lacks what was not written yet. Running it acts on half an instruction.",
      fr: "Quand `max_tokens` coupe une réponse au milieu d’un appel, il manque à l’entrée ce qui n’était pas encore écrit. L’exécuter, c’est agir sur une moitié de consigne.",
    },
    model: {
      en: "A cut call is discarded and asked for again with more room.",
      fr: "Un appel coupé est écarté puis redemandé avec plus de place.",
    },
  },
  {
    id: "same-limit-will-do",
    name: { en: "The same limit will do next time", fr: "La même limite suffira la prochaine fois" },
    belief: {
      en: "Sending the identical request again will produce the complete reply.",
      fr: "Renvoyer la requête à l’identique donnera la réponse complète.",
    },
    refutation: {
      en: "The reply needed more tokens than the limit allows, and it still does.",
      fr: "La réponse demandait plus de tokens que la limite n’en permet, et c’est toujours le cas.",
    },
    model: {
      en: "Change what caused the cut: raise `max_tokens`, or ask for less.",
      fr: "Changez la cause de la coupure : augmentez `max_tokens`, ou demandez moins.",
    },
  },
  {
    id: "cut-reply-is-finished",
    name: { en: "A cut reply is a finished one", fr: "Une réponse coupée est une réponse finie" },
    belief: {
      en: "Generation ended, so the text can be delivered.",
      fr: "La génération a pris fin, donc le texte peut être livré.",
    },
    refutation: {
      en: "`max_tokens` and a full window end a reply wherever it happens to be, even in the middle of a word.",
      fr: "`max_tokens` et une fenêtre pleine arrêtent la réponse où qu’elle en soit, même au milieu d’un mot.",
    },
    model: {
      en: "Ended is not completed: only the reason tells the difference.",
      fr: "Arrêté n’est pas achevé : seul le motif fait la différence.",
    },
  },
  {
    id: "overflow-is-an-http-error",
    name: {
      en: "A full context is always an HTTP error",
      fr: "Un contexte plein est toujours une erreur HTTP",
    },
    belief: {
      en: "When the window is full, the API refuses the request.",
      fr: "Quand la fenêtre est pleine, l’API refuse la requête.",
    },
    refutation: {
      en: "A prompt that is too long on its own is refused. A window that fills up during generation ends a successful reply with `model_context_window_exceeded` on current models.",
      fr: "Un prompt trop long à lui seul est refusé. Une fenêtre qui se remplit pendant la génération termine une réponse réussie par `model_context_window_exceeded` sur les modèles actuels.",
    },
    model: {
      en: "Refused before writing: HTTP error. Stopped while writing: stop reason.",
      fr: "Refusé avant d’écrire : erreur HTTP. Arrêté en écrivant : motif d’arrêt.",
    },
  },
  {
    id: "max-tokens-widens-window",
    name: { en: "`max_tokens` enlarges the window", fr: "`max_tokens` agrandit la fenêtre" },
    belief: {
      en: "Raising `max_tokens` gives the conversation more space.",
      fr: "Augmenter `max_tokens` donne plus de place à la conversation.",
    },
    refutation: {
      en: "`max_tokens` bounds one reply. The window belongs to the model and holds history and reply together.",
      fr: "`max_tokens` borne une réponse. La fenêtre dépend du modèle et contient l’historique et la réponse.",
    },
    model: {
      en: "Full window: shorten the history. Cut reply: raise the limit.",
      fr: "Fenêtre pleine : raccourcir l’historique. Réponse coupée : relever la limite.",
    },
  },
  {
    id: "pause-means-end",
    name: { en: "A pause is the end", fr: "Une pause est la fin" },
    belief: {
      en: "`pause_turn` means that the model has stopped working.",
      fr: "`pause_turn` signifie que le modèle a cessé de travailler.",
    },
    refutation: {
      en: "The server’s own tool loop reached its limit of rounds; the turn is unfinished and waits to be resumed.",
      fr: "La boucle d’outils du serveur a atteint sa limite de tours ; le tour est inachevé et attend d’être repris.",
    },
    model: {
      en: "Append the turn as it is and call again, with a bound on the number of resumes.",
      fr: "Ajoutez le tour tel quel et refaites un appel, en bornant le nombre de reprises.",
    },
  },
  {
    id: "pause-needs-a-message",
    name: { en: "A pause must be answered", fr: "Il faut répondre à une pause" },
    belief: {
      en: "A paused turn needs a “continue” from the user, or a result that the code supplies.",
      fr: "Un tour en pause attend un « continue » de l’utilisateur, ou un résultat fourni par le code.",
    },
    refutation: {
      en: "The server resumes from the assistant turn itself. An invented result or an added message does not belong there and can be refused.",
      fr: "Le serveur reprend à partir du tour assistant lui-même. Un résultat inventé ou un message ajouté n’a rien à y faire et peut être refusé.",
    },
    model: {
      en: "Resume with the same tools, the same history and the paused turn last.",
      fr: "Reprenez avec les mêmes outils, le même historique et le tour en pause en dernier.",
    },
  },
  {
    id: "mixed-turn-is-paused",
    name: {
      en: "Server and client calls together mean a pause",
      fr: "Appels serveur et client ensemble signifient une pause",
    },
    belief: {
      en: "An open server call beside your own call must be resumed first.",
      fr: "Un appel serveur ouvert à côté du vôtre doit d’abord être repris.",
    },
    refutation: {
      en: "A reply that leaves one of your calls open says `tool_use`. The server waits for your result, then finishes its own call.",
      fr: "Une réponse qui laisse l’un de vos appels ouvert indique `tool_use`. Le serveur attend votre résultat, puis achève son propre appel.",
    },
    model: {
      en: "Answer your calls with results alone; leave the server’s call to the server.",
      fr: "Répondez à vos appels par les seuls résultats ; laissez au serveur son appel.",
    },
  },
  {
    id: "resume-may-drop-tools",
    name: { en: "The resuming request may drop tools", fr: "La requête de reprise peut omettre des outils" },
    belief: {
      en: "Once a call is under way, its tool need not be declared again.",
      fr: "Une fois l’appel lancé, son outil n’a plus besoin d’être déclaré.",
    },
    refutation: {
      en: "Every request is judged alone. A server call that still waits needs its tool in `tools`, or the request is refused.",
      fr: "Chaque requête est jugée seule. Un appel serveur encore en attente exige son outil dans `tools`, sinon la requête est refusée.",
    },
    model: {
      en: "Send the same `tools` through the whole run.",
      fr: "Envoyez les mêmes `tools` pendant toute l’exécution.",
    },
  },
  {
    id: "refusal-is-a-fault",
    name: { en: "A refusal is a technical fault", fr: "Un refus est une panne" },
    belief: {
      en: "A refused reply is a hiccup that goes away when the request is repeated.",
      fr: "Une réponse refusée est un incident qui disparaît en répétant la requête.",
    },
    refutation: {
      en: "A refusal is a successful reply, HTTP 200, with the decision in `stop_reason`. The same request to the same model is likely to meet the same decision.",
      fr: "Un refus est une réponse réussie, HTTP 200, dont la décision est dans `stop_reason`. La même requête au même modèle rencontrera sans doute la même décision.",
    },
    model: {
      en: "Change the request or the model, and tell the user.",
      fr: "Changez la requête ou le modèle, et prévenez l’utilisateur.",
    },
  },
  {
    id: "refusal-is-an-answer",
    name: { en: "A refusal is a normal end", fr: "Un refus est une fin normale" },
    belief: {
      en: "What was written before the refusal, or its empty content, is the answer.",
      fr: "Ce qui a été écrit avant le refus, ou son contenu vide, est la réponse.",
    },
    refutation: {
      en: "A refused turn is not a completed one: its partial text is to be discarded and its calls are not to be run.",
      fr: "Un tour refusé n’est pas achevé : son texte partiel est à écarter et ses appels ne sont pas à exécuter.",
    },
    model: {
      en: "Surface the refusal with its category; deliver nothing else of that turn.",
      fr: "Signalez le refus et sa catégorie ; ne livrez rien d’autre de ce tour.",
    },
  },
  {
    id: "errors-are-stop-reasons",
    name: {
      en: "Errors and stop reasons are one thing",
      fr: "Erreurs et motifs d’arrêt sont une seule chose",
    },
    belief: {
      en: "A reply that ends badly is an error, and an error shows in `stop_reason`.",
      fr: "Une réponse qui finit mal est une erreur, et une erreur se lit dans `stop_reason`.",
    },
    refutation: {
      en: "A stop reason belongs to a successful response. Failures of the request come as HTTP 4xx or 5xx and carry none.",
      fr: "Un motif d’arrêt appartient à une réponse réussie. Les échecs de la requête arrivent en HTTP 4xx ou 5xx et n’en portent pas.",
    },
    model: {
      en: "First ask whether there is a reply; then ask why it stopped.",
      fr: "Demandez d’abord s’il y a une réponse ; ensuite, pourquoi elle s’est arrêtée.",
    },
  },
  {
    id: "stop-sequence-in-text",
    name: { en: "The stop sequence has to be worked out", fr: "La séquence d’arrêt est à deviner" },
    belief: {
      en: "Which sequence stopped the reply has to be worked out, from the end of its text for example.",
      fr: "La séquence qui a arrêté la réponse est à deviner, par exemple d’après la fin du texte.",
    },
    refutation: {
      en: "The text ends before the sequence. The field `stop_sequence` names it, and is null for other reasons.",
      fr: "Le texte s’arrête avant la séquence. Le champ `stop_sequence` la nomme, et vaut null pour les autres motifs.",
    },
    model: {
      en: "Read the field, then decide what that sequence means to you.",
      fr: "Lisez le champ, puis décidez de ce que cette séquence signifie pour vous.",
    },
  },
  {
    id: "stream-start-has-reason",
    name: { en: "The stop reason stands at the start", fr: "Le motif d’arrêt est au début du flux" },
    belief: {
      en: "The stop reason stands in `message_start`; if it is null there, the stream has none.",
      fr: "Le motif d’arrêt est dans `message_start` ; s’il y vaut null, le flux n’en a pas.",
    },
    refutation: {
      en: "Nothing has been written at that moment: `stop_reason` is null there and is set in `message_delta`, near the end.",
      fr: "Rien n’est encore écrit à ce moment : `stop_reason` y vaut null et n’est fixé que dans `message_delta`, vers la fin.",
    },
    model: {
      en: "Branch on the finished message, or on the delta that carries the reason.",
      fr: "Décidez d’après le message achevé, ou d’après le delta qui porte le motif.",
    },
  },
  {
    id: "empty-end-needs-repeat",
    name: { en: "An empty end should be sent again", fr: "Une fin vide doit être renvoyée" },
    belief: {
      en: "An empty `end_turn` is a glitch; sending it back brings the text.",
      fr: "Un `end_turn` vide est un accroc ; le renvoyer fera venir le texte.",
    },
    refutation: {
      en: "The model considered itself finished. The same history, or an empty turn pushed into it, changes nothing for the better.",
      fr: "Le modèle s’est estimé au bout. Le même historique, ou un tour vide qu’on y pousse, n’améliore rien.",
    },
    model: {
      en: "Remove the cause; as a last resort ask in a new user message.",
      fr: "Supprimez la cause ; en dernier recours, demandez dans un nouveau message utilisateur.",
    },
  },
  {
    id: "text-after-results-helps",
    name: { en: "A sentence after the results helps", fr: "Une phrase après les résultats aide" },
    belief: {
      en: "“Please continue” after the results keeps the model going.",
      fr: "« Continuez, s’il vous plaît » après les résultats fait avancer le modèle.",
    },
    refutation: {
      en: "The results are the cue to go on. Text after them is accepted for client tools, but the model learns to expect it and may end its turn with nothing.",
      fr: "Les résultats suffisent à relancer. Le texte placé après est accepté pour les outils clients, mais le modèle apprend à l’attendre et peut finir son tour sans rien dire.",
    },
    model: {
      en: "A turn that answers calls holds results and nothing more.",
      fr: "Un tour qui répond à des appels contient des résultats et rien de plus.",
    },
  },
  {
    id: "cut-call-is-continued",
    name: {
      en: "A cut call can be continued later",
      fr: "Un appel coupé peut être continué plus tard",
    },
    belief: {
      en: "A reply cut inside a call is stored like any other, and the model goes on from there.",
      fr: "Une réponse coupée au milieu d’un appel se conserve comme les autres, et le modèle continue de là.",
    },
    refutation: {
      en: "The stored call would have no result, and the next request would be refused. A call cannot be continued; it is written anew.",
      fr: "L’appel conservé n’aurait pas de résultat, et la requête suivante serait refusée. Un appel ne se continue pas ; il se réécrit.",
    },
    model: {
      en: "Keep nothing of the cut reply: the same history again, with more room.",
      fr: "Ne gardez rien de la réponse coupée : le même historique, avec plus de place.",
    },
  },
  {
    id: "end-must-be-confirmed",
    name: {
      en: "The end has to be confirmed",
      fr: "La fin doit être confirmée",
    },
    belief: {
      en: "After `end_turn` the model should be asked whether it has really finished.",
      fr: "Après `end_turn`, il faut demander au modèle s’il a vraiment terminé.",
    },
    refutation: {
      en: "`end_turn` says just that. A history that ends with a finished turn is refused by recent models, or answered with nothing.",
      fr: "`end_turn` le dit déjà. Un historique qui s’achève sur un tour fini est refusé par les modèles récents, ou reste sans réponse.",
    },
    model: {
      en: "Take `end_turn` at its word; append that turn if the conversation goes on.",
      fr: "Prenez `end_turn` au mot ; ajoutez ce tour si la conversation continue.",
    },
  },
];
