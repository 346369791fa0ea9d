import type { Exhibit } from "./question-view";

/** Programs without a bug. What one of them does next is what a prediction asks: its text would be the answer. */
const rightPrograms: readonly string[] = ["reference-loop.ts", "streaming-loop.ts"];

/**
 * The figures of a question that may be seen now. A program with a bug is what its question is about and always stands
 * there; a right one comes last, and only after the answer.
 */
export function shownExhibits(exhibits: readonly Exhibit[], isAnswered: boolean): readonly Exhibit[] {
  const answers = exhibits.filter(
    (exhibit) => exhibit.type === "program" && rightPrograms.includes(exhibit.name),
  );
  const asked = exhibits.filter((exhibit) => !answers.includes(exhibit));
  return isAnswered ? [...asked, ...answers] : asked;
}
