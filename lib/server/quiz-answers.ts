import type { AntiPattern } from "../content/anti-pattern";
import { findMisconception } from "../content/misconceptions/all-misconceptions";
import type { Locale } from "../content/scenario";
import type {
  FixTheArray,
  Option,
  PredictNext,
  Question,
  SingleChoice,
  MultipleSelect,
} from "../quiz/question";
import { arrayText } from "./array-text";
import type { AnswerForm, AnswerKey, Exhibit, Refutation, Sight } from "../quiz/question-view";
import { stepOrder } from "../quiz/step-order";
import type { HighlightedLine } from "../trace/highlighted-code";

/** What a run, or the edit of an anti-pattern, adds to a question. */
export interface Computed {
  readonly exhibits: readonly Exhibit[];
  readonly sight: Sight | null;
  /** The right option of a prediction. */
  readonly predicted: string | null;
  /** The program with the line to be found. */
  readonly bug: {
    readonly name: string;
    readonly lines: readonly HighlightedLine[];
    readonly faulty: readonly number[];
    readonly misconception: AntiPattern["misconception"];
  } | null;
}

type ChoiceQuestion = SingleChoice | MultipleSelect | PredictNext;

/** How a question is answered, without a word on the answer. */
export function answerForm(question: Question, { bug }: Computed, locale: Locale): AnswerForm {
  switch (question.type) {
    case "single-choice":
    case "predict-next":
      return { type: "choice", choose: 1, options: labelled(question, locale) };
    case "multiple-select":
      return { type: "choice", choose: question.keys.length, options: labelled(question, locale) };
    case "order-the-steps":
      return {
        type: "order",
        steps: question.shown.map((id) => ({ id, text: question.steps[id]?.[locale] ?? id })),
      };
    case "spot-the-line":
      return { type: "line", name: bug?.name ?? "", lines: bug?.lines ?? [] };
    case "fix-the-array":
      return { type: "array", text: arrayText(question.messages) };
    default:
      return question satisfies never;
  }
}

function labelled(question: ChoiceQuestion, locale: Locale) {
  return question.order.map((id) => ({ id, text: question.options[id]?.text[locale] ?? id }));
}

/** What answers a question, with everything that explains it. */
export function answerKey(question: Question, computed: Computed, locale: Locale): AnswerKey {
  switch (question.type) {
    case "single-choice":
      return choiceKey(question, [question.key], locale);
    case "multiple-select":
      return choiceKey(question, question.keys, locale);
    case "predict-next":
      return choiceKey(question, computed.predicted === null ? [] : [computed.predicted], locale);
    case "order-the-steps":
      return {
        type: "order",
        before: question.before,
        solution: stepOrder(Object.keys(question.steps), question.before),
        explanation: question.explanation[locale],
      };
    case "spot-the-line": {
      if (computed.bug === null) throw new Error(`${question.id} has no program`);
      const { faulty, misconception } = computed.bug;
      const { belief, refutation, correctModel } = misconception;
      return {
        type: "line",
        lines: faulty,
        explanation: question.explanation[locale],
        mistake: { belief: belief[locale], refutation: refutation[locale], model: correctModel[locale] },
      };
    }
    case "fix-the-array":
      return arrayKey(question, locale);
    default:
      return question satisfies never;
  }
}

function choiceKey(question: ChoiceQuestion, keys: readonly string[], locale: Locale): AnswerKey {
  const notes = Object.entries(question.options).map(([id, option]) => [id, noteOf(option, locale)] as const);
  return { type: "choice", keys, notes: Object.fromEntries(notes) };
}

function noteOf({ explanation, misconception }: Option, locale: Locale) {
  return {
    explanation: explanation[locale],
    mistake: misconception === undefined ? null : refutationOf(misconception, locale),
  };
}

function refutationOf(id: string, locale: Locale): Refutation | null {
  const found = findMisconception(id);
  if (found === undefined) return null;
  return { belief: found.belief[locale], refutation: found.refutation[locale], model: found.model[locale] };
}

function arrayKey(question: FixTheArray, locale: Locale): AnswerKey {
  return {
    type: "array",
    solution: arrayText(question.solution),
    explanation: question.explanation[locale],
  };
}
