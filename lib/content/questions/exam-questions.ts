import type { Question } from "../../quiz/question";

/** The exam, and what a score here says about it. */
export const examQuestions: readonly Question[] = [
  {
    type: "single-choice",
    id: "exam-what-a-score-says",
    topic: "exam",
    syllabus: [54],
    stem: {
      en: "A learner has 88 % right in this quiz and asks what it says about the exam Claude Certified Architect – Foundations. Which answer is honest?",
      fr: "Une personne a 88 % de bonnes réponses à ce quiz et demande ce que cela dit de l’examen Claude Certified Architect – Foundations. Quelle réponse est honnête ?",
    },
    options: {
      loop: {
        text: {
          en: "It shows mastery of the loop, which is one task in one of several domains; it is no forecast.",
          fr: "Cela montre la maîtrise de la boucle, une tâche dans un domaine parmi plusieurs ; ce n’est pas une prévision.",
        },
        explanation: {
          en: "Domain 1 weighs 27 %, and the loop is one of its tasks. The rest of the exam is not asked here.",
          fr: "Le domaine 1 pèse 27 %, et la boucle est l’une de ses tâches. Le reste de l’examen n’est pas interrogé ici.",
        },
      },
      pass: {
        text: {
          en: "It shows readiness for the exam, since 88 % lies well above the share needed to pass it.",
          fr: "Cela montre que la personne est prête, car 88 % dépasse nettement la part requise.",
        },
        explanation: {
          en: "The pass mark of 720 is on a scale of its own, and most of the exam concerns other subjects.",
          fr: "Le seuil de 720 est sur une échelle à lui, et la plus grande part de l’examen porte sur d’autres sujets.",
        },
        misconception: "practice-predicts-score",
      },
      scaled: {
        text: {
          en: "It corresponds to 880 on the scale of the exam, where 720 of 1,000 points are needed.",
          fr: "Cela correspond à 880 sur l’échelle de l’examen, où il faut 720 points sur 1 000.",
        },
        explanation: {
          en: "The scale runs from 100 to 1,000 and makes forms comparable. It does not convert percentages.",
          fr: "L’échelle va de 100 à 1 000 et rend les épreuves comparables. Elle ne convertit pas des pourcentages.",
        },
        misconception: "scale-is-percentage",
      },
      domain: {
        text: {
          en: "It secures the 27 % of the exam that domain 1 is worth, and leaves the rest open.",
          fr: "Cela assure les 27 % de l’examen que vaut le domaine 1, et laisse le reste ouvert.",
        },
        explanation: {
          en: "Domain 1 also covers coordinators, hooks, sessions and task decomposition. The loop is one part of it.",
          fr: "Le domaine 1 couvre aussi coordinateurs, hooks, sessions et découpage des tâches. La boucle n’en est qu’une partie.",
        },
        misconception: "practice-predicts-score",
      },
    },
    order: ["loop", "scaled", "domain", "pass"],
    key: "loop",
  },
];
