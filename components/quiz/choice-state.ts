import type { Answer } from "@/lib/quiz/answer";
import type { AnswerForm } from "@/lib/quiz/question-view";

type Choice = Extract<AnswerForm, { type: "choice" }>;

/** The options that an answer names; none for no answer. */
export function chosenKeys(answer: Answer | undefined): readonly string[] {
  return answer?.type === "choice" ? answer.keys : [];
}

/** The choice after an option was pressed: it replaces a single one, and joins or leaves several. */
export function toggled(
  { choose, options }: Choice,
  chosen: readonly string[],
  id: string,
): readonly string[] {
  if (choose === 1) return [id];
  const next = chosen.includes(id) ? chosen.filter((key) => key !== id) : [...chosen, id];
  return options.map((option) => option.id).filter((key) => next.includes(key));
}
