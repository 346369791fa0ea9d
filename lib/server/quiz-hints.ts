import { validateRequest } from "../messages-api/validate-request";
import { requestAround } from "../quiz/grade-array";
import type { FixTheArray, Question } from "../quiz/question";
import type { AnswerForm, AnswerKey, Hint } from "../quiz/question-view";

type Ladder = readonly [Hint, Hint, Hint];

/** The three rungs before the answer: where to look, which rule, nearly the answer. They are derived, not written. */
export function hintsOf(question: Question, form: AnswerForm, key: AnswerKey): Ladder {
  switch (key.type) {
    case "choice":
      return choiceHints(question, form, key);
    case "order":
      return orderHints(form, key);
    case "line":
      return lineHints(form, key);
    case "array":
      return arrayHints(question, key.explanation);
    default:
      return key satisfies never;
  }
}

function choiceHints(
  question: Question,
  form: AnswerForm,
  key: Extract<AnswerKey, { type: "choice" }>,
): Ladder {
  const wrong = form.type === "choice" ? form.options.filter(({ id }) => !key.keys.includes(id)) : [];
  const [tempting, ...others] = wrong;
  const model = tempting === undefined ? undefined : key.notes[tempting.id]?.mistake?.model;
  return [
    question.type === "predict-next" ? { type: "last-event" } : { type: "topic" },
    { type: "text", text: model ?? "" },
    { type: "strike", options: others.map(({ id }) => id) },
  ];
}

function orderHints(form: AnswerForm, key: Extract<AnswerKey, { type: "order" }>): Ladder {
  const texts = new Map(form.type === "order" ? form.steps.map(({ id, text }) => [id, text]) : []);
  const textOf = (id: string | undefined) => texts.get(id ?? "") ?? "";
  const [first, second] = key.before[Math.floor(key.before.length / 2)] ?? [];
  return [
    { type: "topic" },
    { type: "before", first: textOf(first), second: textOf(second) },
    { type: "start", steps: key.solution.slice(0, 3).map(textOf) },
  ];
}

function lineHints(form: AnswerForm, key: Extract<AnswerKey, { type: "line" }>): Ladder {
  const last = form.type === "line" ? form.lines.length : 0;
  const around = (reach: number): Hint => ({
    type: "lines",
    // The faulty line stands in the middle of no rung: it would be the first guess.
    from: Math.max(1, Math.min(...key.lines) - reach),
    to: Math.min(last, Math.max(...key.lines) + Math.ceil(reach / 2)),
  });
  return [around(8), { type: "text", text: key.mistake.model }, around(2)];
}

function arrayHints(question: Question, explanation: string): Ladder {
  const verdict = validateRequest(requestAround(messagesOf(question)), {
    apiVersion: "2026-10-21",
    betas: [],
  });
  if (verdict.ok) throw new Error(`${question.id}: nothing to repair`);
  return [
    { type: "path", path: verdict.refusal.path },
    { type: "api-message", message: verdict.refusal.message },
    { type: "text", text: explanation },
  ];
}

function messagesOf(question: Question): readonly unknown[] {
  const { messages } = question as FixTheArray;
  return Array.isArray(messages) ? (messages as readonly unknown[]) : [];
}
