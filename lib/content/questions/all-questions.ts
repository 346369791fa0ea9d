import type { Question } from "../../quiz/question";
import { antiPatternQuestions } from "./anti-pattern-questions";
import { examQuestions } from "./exam-questions";
import { historyQuestions } from "./history-questions";
import { ideaQuestions } from "./idea-questions";
import { iterationQuestions } from "./iteration-questions";
import { roleQuestions } from "./role-questions";
import { runnerQuestions } from "./runner-questions";
import { setupQuestions } from "./setup-questions";
import { stopReasonQuestions } from "./stop-reason-questions";
import { toolQuestions } from "./tool-questions";

/** Every question, in the order of the syllabus. */
export const allQuestions: readonly Question[] = [
  ...ideaQuestions,
  ...roleQuestions,
  ...iterationQuestions,
  ...stopReasonQuestions,
  ...historyQuestions,
  ...toolQuestions,
  ...antiPatternQuestions,
  ...runnerQuestions,
  ...setupQuestions,
  ...examQuestions,
];

/** The question with that id; undefined when there is none. */
export function findQuestion(id: string): Question | undefined {
  return allQuestions.find((question) => question.id === id);
}
