import type { Question } from "../../quiz/question";

/** Loops that look right and are not. */
export const antiPatternQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "anti-better-phrases",
    topic: "anti-patterns",
    syllabus: [12, 34],
    stem: {
      en: "A loop ends when the reply contains “done”. It stops too early when a plan says “once that is done”, and too late when an answer avoids the word. A colleague proposes to match 20 phrases, in the last sentence only. What do you answer?",
      fr: "Une boucle s’arrête quand la réponse contient « terminé ». Elle s’arrête trop tôt si un plan dit « une fois cela terminé », et trop tard si une réponse évite le mot. Une collègue propose de chercher 20 expressions, dans la dernière phrase seulement. Que répondez-vous ?",
    },
    proof: { scenario: "order-tracking", program: "stops-on-words", event: "run-returned" },
    options: {
      field: {
        text: {
          en: "Drop the phrases, and let `stop_reason` decide when the loop ends.",
          fr: "Abandonner les expressions, et laisser `stop_reason` décider de la fin.",
        },
        explanation: {
          en: "The API states why generation ended, in every language and style. Prose is for people.",
          fr: "L’API indique pourquoi la génération a pris fin, en toute langue et tout style. La prose s’adresse aux personnes.",
        },
      },
      list: {
        text: {
          en: "Accept the list, and extend it with each new case.",
          fr: "Accepter la liste, et l’étendre au fil des nouveaux cas.",
        },
        explanation: {
          en: "Every extension answers the last surprise and leaves the next one open. The signal itself is wrong.",
          fr: "Chaque ajout répond à la dernière surprise et laisse la suivante ouverte. C’est le signal qui est mauvais.",
        },
        misconception: "better-phrases-repair",
      },
      token: {
        text: {
          en: "Have the model write a marker such as `<<END>>` in its final answer.",
          fr: "Faire écrire au modèle un marqueur tel que `<<END>>` dans sa réponse finale.",
        },
        explanation: {
          en: "A marker is one more phrase: it can be forgotten, quoted, or written beside a call. The structured signal already exists.",
          fr: "Un marqueur est une expression de plus : il peut être oublié, cité, ou écrit à côté d’un appel. Le signal structuré existe déjà.",
        },
        misconception: "words-show-the-end",
      },
      text: {
        text: {
          en: "End as soon as a reply contains a text block at all.",
          fr: "S’arrêter dès qu’une réponse contient un bloc de texte.",
        },
        explanation: {
          en: "Models announce their steps. Text beside a call would end the run before the tool has run.",
          fr: "Les modèles annoncent leurs étapes. Un texte à côté d’un appel arrêterait l’exécution avant celle de l’outil.",
        },
        misconception: "text-means-final",
      },
    },
    order: ["list", "text", "field", "token"],
    key: "field",
  },
  {
    type: "single-choice",
    id: "anti-five-rounds",
    topic: "anti-patterns",
    syllabus: [35, 22],
    stem: {
      en: "A report agent runs `for (let i = 0; i < 5; i++)` and returns the last text after the loop. Short tasks cost five requests, and long ones come back half done but labelled complete. What is the best change?",
      fr: "Un agent de rapports exécute `for (let i = 0; i < 5; i++)` et rend le dernier texte après la boucle. Les tâches courtes coûtent cinq requêtes ; les longues reviennent inachevées mais dites complètes. Quel est le meilleur changement ?",
    },
    proof: { scenario: "long-investigation", program: "cap-as-stop", event: "run-returned" },
    options: {
      reason: {
        text: {
          en: "Let `stop_reason` end the run, and keep a higher cap that reports an unfinished run when it is hit.",
          fr: "Laisser `stop_reason` finir l’exécution, et garder un plafond plus haut qui annonce une exécution inachevée.",
        },
        explanation: {
          en: "The reason knows about the task, the count does not. The cap remains as a circuit breaker that does not pretend.",
          fr: "Le motif connaît la tâche, le compteur non. Le plafond demeure, comme disjoncteur qui ne fait pas semblant.",
        },
      },
      higher: {
        text: {
          en: "Raise the count to 50, and return the last text as before; long tasks then have rounds enough.",
          fr: "Porter le compteur à 50, et rendre le dernier texte comme avant ; les tâches longues ont alors assez de tours.",
        },
        explanation: {
          en: "Then short tasks pay for fifty requests, and the longest tasks are still cut in silence.",
          fr: "Les tâches courtes paieraient alors cinquante requêtes, et les plus longues seraient toujours coupées en silence.",
        },
        misconception: "cap-is-the-normal-end",
      },
      label: {
        text: {
          en: "Keep the count, and have the model title its fifth reply “final report”, so that readers accept it.",
          fr: "Garder le compteur, et faire intituler « rapport final » la cinquième réponse, pour que les lecteurs l’acceptent.",
        },
        explanation: {
          en: "A label does not do the missing work. A run stopped by a guard is unfinished and should say so.",
          fr: "Une étiquette ne fait pas le travail qui manque. Une exécution arrêtée par un garde-fou est inachevée et doit le dire.",
        },
        misconception: "guarded-stop-is-complete",
      },
      endless: {
        text: {
          en: "Remove the count, and loop until `end_turn` arrives; a well-built agent gets there in the end.",
          fr: "Retirer le compteur, et boucler jusqu’à ce que `end_turn` arrive ; un agent bien construit y parvient toujours.",
        },
        explanation: {
          en: "A tool that keeps failing can keep a run alive for long, and each round is billed. Other reasons would loop as well.",
          fr: "Un outil qui échoue sans cesse peut prolonger l’exécution, et chaque tour est facturé. D’autres motifs boucleraient aussi.",
        },
        misconception: "no-guard-needed",
      },
    },
    order: ["label", "higher", "endless", "reason"],
    key: "reason",
  },
  {
    type: "single-choice",
    id: "anti-fixed-order",
    topic: "anti-patterns",
    syllabus: [41, 5],
    stem: {
      en: "A refund program calls `find_order`, `check_policy` and `pay_refund`, in this order, for every message; a model words the closing letter. It is presented as an agent. Some customers only ask for a receipt. Which judgement is right?",
      fr: "Un programme de remboursement appelle `find_order`, `check_policy` et `pay_refund`, dans cet ordre, pour chaque message ; un modèle rédige la lettre finale. On le présente comme un agent. Certains clients ne demandent qu’un reçu. Quel jugement est juste ?",
    },
    proof: { scenario: "long-investigation", program: "hard-coded-sequence", event: "run-returned" },
    options: {
      workflow: {
        text: {
          en: "It is a workflow; where requests differ like this, the model should choose the tools.",
          fr: "C’est un workflow ; quand les demandes diffèrent ainsi, le modèle devrait choisir les outils.",
        },
        explanation: {
          en: "The code decides the path. That suits a path that never varies; here it may pay people who wanted a receipt.",
          fr: "Le code décide du chemin. Cela convient à un chemin invariable ; ici, on risque de payer qui voulait un reçu.",
        },
      },
      agent: {
        text: {
          en: "It is an agent, since it uses three tools and a model; the receipts need a fourth tool.",
          fr: "C’est un agent, puisqu’il utilise trois outils et un modèle ; les reçus demandent un quatrième outil.",
        },
        explanation: {
          en: "Tools do not make an agent. What counts is who chooses the next step, and here that is the code.",
          fr: "Les outils ne font pas un agent. Ce qui compte, c’est qui choisit l’étape suivante, et ici c’est le code.",
        },
        misconception: "agent-is-always-better",
      },
      mistake: {
        text: {
          en: "It is a mistake in any case; a sequence written in code has no place beside a model.",
          fr: "C’est une erreur dans tous les cas ; une séquence écrite en code n’a pas sa place près d’un modèle.",
        },
        explanation: {
          en: "For a path that is known and constant, a sequence in code is cheaper and safer. It fails here because the requests differ.",
          fr: "Pour un chemin connu et constant, une séquence en code coûte moins et est plus sûre. Elle échoue ici parce que les demandes diffèrent.",
        },
        misconception: "fixed-sequence-is-always-wrong",
      },
      forced: {
        text: {
          en: "It is a workflow; it becomes an agent once each step is requested with a forced `tool_choice`.",
          fr: "C’est un workflow ; il devient un agent dès que chaque étape est demandée par un `tool_choice` forcé.",
        },
        explanation: {
          en: "A forced choice leaves the order with the code and merely routes it through the model.",
          fr: "Un choix forcé laisse l’ordre au code et ne fait que le faire passer par le modèle.",
        },
        misconception: "forcing-a-tool-helps",
      },
    },
    order: ["agent", "forced", "workflow", "mistake"],
    key: "workflow",
  },
  {
    type: "single-choice",
    id: "anti-first-block",
    topic: "anti-patterns",
    syllabus: [36, 11, 14],
    stem: {
      en: "This test opens the loop body, right after the request. In trials with replies that hold nothing but a call, or nothing but text, it works. What do users report later?",
      fr: "Ce test ouvre le corps de la boucle, juste après la requête. Aux essais, avec des réponses qui ne contiennent qu’un appel ou qu’un texte, il fonctionne. Que signalent ensuite les utilisateurs ?",
    },
    proof: { scenario: "text-beside-call", program: "text-as-completion", event: "run-returned" },
    exhibit: {
      language: "ts",
      text: `const first = reply.content[0];
if (first?.type === "text") {
  return first.text;
}`,
    },
    options: {
      announcement: {
        text: {
          en: "Some answers announce a step, such as “Let me check”, and nothing follows.",
          fr: "Certaines réponses annoncent une étape, comme « Je vérifie », et rien ne suit.",
        },
        explanation: {
          en: "Text before a call makes the loop return before the tool has run. `stop_reason` would have said `tool_use`.",
          fr: "Un texte avant l’appel fait sortir la boucle avant l’exécution de l’outil. `stop_reason` aurait indiqué `tool_use`.",
        },
      },
      refused: {
        text: {
          en: "Some runs end with HTTP 400, because a call was left without its result.",
          fr: "Certaines exécutions finissent en HTTP 400, car un appel est resté sans résultat.",
        },
        explanation: {
          en: "The run ends before another request is sent, so nothing can be refused. The harm is a silent, early end.",
          fr: "L’exécution finit avant toute autre requête ; rien ne peut donc être refusé. Le mal est une fin précoce et muette.",
        },
        misconception: "text-means-final",
      },
      twice: {
        text: {
          en: "Some tools run twice, because the text and the call of one reply are each taken for a request.",
          fr: "Certains outils s’exécutent deux fois, car le texte et l’appel d’une réponse passent chacun pour une demande.",
        },
        explanation: {
          en: "No tool runs at all in these cases: the function has already returned.",
          fr: "Aucun outil ne s’exécute dans ces cas : la fonction a déjà rendu son texte.",
        },
        misconception: "text-means-final",
      },
      endless: {
        text: {
          en: "Some runs never end, because the first block is always a call.",
          fr: "Certaines exécutions ne finissent pas, car le premier bloc est toujours un appel.",
        },
        explanation: {
          en: "A final answer has text and no call, so this test does return then. It returns too often, not too seldom.",
          fr: "Une réponse finale a du texte et aucun appel ; le test la rend donc. Il sort trop souvent, pas trop rarement.",
        },
        misconception: "first-block-is-the-answer",
      },
    },
    order: ["refused", "endless", "announcement", "twice"],
    key: "announcement",
  },
  {
    type: "spot-the-line",
    id: "anti-spot-words",
    topic: "anti-patterns",
    syllabus: [34, 12],
    stem: {
      en: "This program runs, and on some tasks it ends well. Mark the line that decides wrongly when to stop.",
      fr: "Ce programme s’exécute, et finit bien pour certaines tâches. Désignez la ligne qui décide mal de l’arrêt.",
    },
    antiPattern: "stops-on-words",
    explanation: {
      en: "The line looks for words in the reply. They may stand in a plan or beside a call, and be missing from a final answer. `stop_reason` is the signal made for this decision.",
      fr: "La ligne cherche des mots dans la réponse. Ils peuvent figurer dans un plan ou à côté d’un appel, et manquer dans une réponse finale. `stop_reason` est le signal prévu pour cette décision.",
    },
  },
  {
    type: "spot-the-line",
    id: "anti-spot-cut-call",
    topic: "anti-patterns",
    syllabus: [40, 17],
    stem: {
      en: "This program treats one `stop_reason` in a dangerous way. Mark the line.",
      fr: "Ce programme traite un `stop_reason` de façon dangereuse. Désignez la ligne.",
    },
    antiPattern: "runs-cut-call",
    explanation: {
      en: "A reply that ends with `max_tokens` may hold a call whose input is incomplete. It must be dropped and requested again with a larger limit, never run or repeated at the same limit.",
      fr: "Une réponse finie par `max_tokens` peut contenir un appel dont l’entrée est incomplète. Il faut l’écarter et la redemander avec une limite plus grande, jamais l’exécuter ni la répéter à limite égale.",
    },
  },
  {
    type: "spot-the-line",
    id: "anti-spot-id",
    topic: "anti-patterns",
    syllabus: [43, 26],
    stem: {
      en: "On some runs the API refuses a request of this program and names an id. Mark the line that causes it.",
      fr: "Lors de certaines exécutions, l’API refuse une requête de ce programme et nomme un identifiant. Désignez la ligne en cause.",
    },
    antiPattern: "wrong-tool-use-id",
    explanation: {
      en: "Each result must carry the `id` of the very call that it answers. Nothing else links the two: with another value, one call counts as unanswered and the result belongs to none.",
      fr: "Chaque résultat doit porter l’`id` de l’appel même auquel il répond. Rien d’autre ne les relie : avec une autre valeur, un appel passe pour sans réponse et le résultat n’appartient à aucun.",
    },
  },
  {
    type: "spot-the-line",
    id: "anti-spot-exception",
    topic: "anti-patterns",
    syllabus: [45, 31],
    stem: {
      en: "One failing tool ends the whole run of this program. Mark the line where the failure gets lost.",
      fr: "Un seul outil en échec arrête toute l’exécution de ce programme. Désignez la ligne où l’échec se perd.",
    },
    antiPattern: "tool-exception-kills",
    explanation: {
      en: "Here the exception leaves the loop instead of becoming a result. Sent back with `is_error: true` and a sentence, the failure lets the model retry, choose another way or explain.",
      fr: "Ici, l’exception quitte la boucle au lieu de devenir un résultat. Renvoyé avec `is_error: true` et une phrase, l’échec permet au modèle de réessayer, de changer de voie ou d’expliquer.",
    },
  },
  {
    type: "spot-the-line",
    id: "anti-spot-pause",
    topic: "anti-patterns",
    syllabus: [39, 18],
    stem: {
      en: "With a server tool, this program returns an answer that lacks the findings. Mark the faulty line.",
      fr: "Avec un outil serveur, ce programme rend une réponse sans le fruit des recherches. Désignez la ligne fautive.",
    },
    antiPattern: "ignores-pause-turn",
    explanation: {
      en: "`pause_turn` says that the server’s work is unfinished. The turn has to be appended unchanged and sent again, until another reason arrives.",
      fr: "`pause_turn` dit que le travail du serveur est inachevé. Le tour est à ajouter inchangé et à renvoyer, jusqu’à l’arrivée d’un autre motif.",
    },
  },
  {
    type: "spot-the-line",
    id: "anti-spot-spread",
    topic: "anti-patterns",
    syllabus: [44, 29],
    stem: {
      en: "No request of this program is refused, yet after some rounds the model no longer calls tools in parallel. Mark the line that teaches it so.",
      fr: "Aucune requête de ce programme n’est refusée, mais après quelques tours le modèle n’appelle plus d’outils en parallèle. Désignez la ligne qui le lui apprend.",
    },
    antiPattern: "results-spread",
    explanation: {
      en: "Each result goes into a user message of its own. The API merges them, but the model learns the pattern from its history. Collect the results first and append them once.",
      fr: "Chaque résultat part dans son propre message utilisateur. L’API les fusionne, mais le modèle tire la leçon de son historique. Rassemblez d’abord les résultats, puis ajoutez-les en une fois.",
    },
  },
];
