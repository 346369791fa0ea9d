import type { Option, Question, QuestionText } from "../../quiz/question";

/** One text of a question and where it stands, for checks and searches. */
export interface PlacedText {
  readonly place: string;
  readonly text: QuestionText;
}

/** The options of a question by key; none for the types that have no options. */
export function optionsOf(question: Question): Readonly<Record<string, Option>> {
  switch (question.type) {
    case "single-choice":
    case "multiple-select":
    case "predict-next":
      return question.options;
    case "spot-the-line":
    case "order-the-steps":
    case "fix-the-array":
      return {};
    default:
      return question satisfies never;
  }
}

/** Every text of a question that a reader can see, in both languages. */
export function textsOf(question: Question): readonly PlacedText[] {
  const options = Object.entries(optionsOf(question)).flatMap(([key, option]) => [
    { place: `${key}.text`, text: option.text },
    { place: `${key}.explanation`, text: option.explanation },
  ]);
  const steps =
    question.type === "order-the-steps"
      ? Object.entries(question.steps).map(([key, text]) => ({ place: `step ${key}`, text }))
      : [];
  const explanation = "explanation" in question ? [{ place: "explanation", text: question.explanation }] : [];
  return [{ place: "stem", text: question.stem }, ...options, ...steps, ...explanation];
}
