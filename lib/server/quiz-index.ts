import { allQuestions } from "../content/questions/all-questions";
import type { QuizEntry } from "../quiz/question-view";

/** Every question by id and topic, in the order of the syllabus. */
export function quizIndex(): readonly QuizEntry[] {
  return allQuestions.map(({ id, topic }) => ({ id, topic }));
}
