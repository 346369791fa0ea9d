import type { Answer } from "@/lib/quiz/answer";

/** The order of an answer; the one shown at first when there is none, or when it does not fit the steps. */
export function stepsOf(answer: Answer | undefined, shown: readonly string[]): readonly string[] {
  if (answer?.type !== "order") return shown;
  const fits = answer.steps.length === shown.length && shown.every((id) => answer.steps.includes(id));
  return fits ? answer.steps : shown;
}

/** The order with one step moved by so many places; it stops at the ends. */
export function movedStep(order: readonly string[], id: string, by: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  const others = order.filter((each) => each !== id);
  return from === -1 ? order : [...others.slice(0, to), id, ...others.slice(to)];
}
