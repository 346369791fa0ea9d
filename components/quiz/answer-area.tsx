"use client";

import { ArrayAnswer } from "./array-answer";
import { ChoiceAnswer } from "./choice-answer";
import { LineAnswer } from "./line-answer";
import { OrderAnswer } from "./order-answer";
import type { QuestionCardProps } from "./question-card";

interface AnswerAreaProps extends QuestionCardProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly onSay: (text: string) => void;
}

/** The way of answering that fits the question. */
export function AnswerArea(props: AnswerAreaProps) {
  const { id, view, draft, given, describedBy, onDraft, onSay } = props;
  const { form, key: answerKey, sight } = view;
  const shared = { sight, draft, given, labelledBy: `${id}-question`, describedBy, onDraft, onSay };
  switch (form.type) {
    case "choice":
      return answerKey.type === "choice" ? (
        <ChoiceAnswer
          {...shared}
          form={form}
          answerKey={answerKey}
          name={`${id}-option`}
          struck={struckOptions(props)}
        />
      ) : null;
    case "order":
      return answerKey.type === "order" ? (
        <OrderAnswer {...shared} form={form} answerKey={answerKey} />
      ) : null;
    case "line":
      return answerKey.type === "line" ? (
        <LineAnswer {...shared} form={form} answerKey={answerKey} id={`${id}-line`} />
      ) : null;
    case "array":
      return answerKey.type === "array" ? (
        <ArrayAnswer
          {...shared}
          form={form}
          answerKey={answerKey}
          id={`${id}-array`}
          check={props.check}
          onCheck={(text) => props.onSubmit({ type: "array", text })}
        />
      ) : null;
    default:
      return form satisfies never;
  }
}

/** What the hints taken so far have ruled out. */
function struckOptions({ view, hintsTaken }: AnswerAreaProps): readonly string[] {
  return view.hints.slice(0, hintsTaken).flatMap((hint) => (hint.type === "strike" ? hint.options : []));
}
