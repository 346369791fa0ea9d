import type { OrderTheSteps } from "./question";

export type OrderVerdict =
  | { readonly type: "right" }
  /** Two steps that stand the wrong way round: `first` must come before `second`. */
  | { readonly type: "wrong"; readonly first: string; readonly second: string }
  | { readonly type: "incomplete" };

/**
 * Grades an order: any order that keeps every stated pair is right.
 * Input: the question, and step ids from first to last. Output: the verdict with the first broken pair.
 */
export function gradeOrder(
  question: Pick<OrderTheSteps, "steps" | "before">,
  order: readonly string[],
): OrderVerdict {
  const ids = Object.keys(question.steps);
  const complete = ids.length === order.length && ids.every((id) => order.includes(id));
  if (!complete) return { type: "incomplete" };
  const broken = question.before.find(([first, second]) => order.indexOf(first) > order.indexOf(second));
  return broken === undefined ? { type: "right" } : { type: "wrong", first: broken[0], second: broken[1] };
}
