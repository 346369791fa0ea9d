import type { Answer } from "./answer";
import { gradeChoice } from "./grade-choice";
import { gradeLines } from "./grade-lines";
import { gradeOrder } from "./grade-order";
import type { AnswerForm, AnswerKey } from "./question-view";

/**
 * Judges an answer where it was given. Input: how the question is answered, its key, the answer.
 * Output: whether it is right; null for an array, which only the rules of the API can judge. An answer of another
 * type than the key is wrong.
 */
export function gradeAnswer(form: AnswerForm, key: AnswerKey, answer: Answer): boolean | null {
  switch (key.type) {
    case "choice":
      return answer.type === "choice" && gradeChoice(key.keys, answer.keys);
    case "order":
      return answer.type === "order" && form.type === "order" && keepsOrder(form, key, answer.steps);
    case "line":
      return answer.type === "line" && gradeLines(key.lines, [answer.line]);
    case "array":
      return answer.type === "array" ? null : false;
    default:
      return key satisfies never;
  }
}

function keepsOrder(
  form: Extract<AnswerForm, { type: "order" }>,
  key: Extract<AnswerKey, { type: "order" }>,
  order: readonly string[],
): boolean {
  const steps = Object.fromEntries(form.steps.map(({ id, text }) => [id, { en: text, fr: text }]));
  return gradeOrder({ steps, before: key.before }, order).type === "right";
}

/** Why an answer cannot be judged yet; null when it can. Steps left as they were shown count as no answer. */
export type Blank = "nothing" | "too-few" | "too-many" | "unmoved" | "unchanged";

export function blankReason(form: AnswerForm, answer: Answer | undefined): Blank | null {
  switch (form.type) {
    case "choice": {
      const chosen = answer?.type === "choice" ? answer.keys.length : 0;
      if (chosen === 0) return "nothing";
      if (chosen === form.choose) return null;
      return chosen < form.choose ? "too-few" : "too-many";
    }
    case "order": {
      const order = answer?.type === "order" ? answer.steps : [];
      const moved = order.length > 0 && form.steps.some(({ id }, index) => order[index] !== id);
      return moved ? null : "unmoved";
    }
    case "line":
      return answer?.type === "line" ? null : "nothing";
    case "array": {
      const text = answer?.type === "array" ? answer.text : form.text;
      if (text.trim() === "") return "nothing";
      return text.trim() === form.text.trim() ? "unchanged" : null;
    }
    default:
      return form satisfies never;
  }
}
