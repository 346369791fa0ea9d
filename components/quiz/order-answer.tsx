"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { byKeys } from "./by-keys";
import { gradeOrder } from "@/lib/quiz/grade-order";
import { Explanation, Note, SeeIt } from "./note";
import { movedStep, stepsOf } from "./order-state";
import type { AnswerProps } from "./question-props";
import { CodeSpans, withoutMarks } from "@/components/ui/code-spans";
import { StepRow } from "./step-row";

/** Steps to be put in order: with buttons, or picked up and carried with the arrow keys. */
export function OrderAnswer(props: AnswerProps<"order">) {
  const { form, draft, given, onDraft, onSay } = props;
  const t = useTranslations("quiz.order");
  // The step in hand, and the order to go back to when it is put back.
  const [held, setHeld] = useState<{ id: string; before: readonly string[] } | null>(null);
  const shown = form.steps.map(({ id }) => id);
  const order = stepsOf(given === undefined ? draft : (given.answer ?? undefined), shown);
  const textOf = (id: string) => form.steps.find((step) => step.id === id)?.text ?? id;
  const place = (id: string, steps: readonly string[]) => ({
    step: withoutMarks(textOf(id)),
    place: steps.indexOf(id) + 1,
    of: steps.length,
  });

  const arrange = (steps: readonly string[], id: string) => {
    if (given !== undefined) return;
    onDraft({ type: "order", steps });
    onSay(t("place", place(id, steps)));
  };
  const pick = (id: string) => {
    const isHeld = held?.id === id;
    setHeld(isHeld ? null : { id, before: order });
    onSay(isHeld ? t("dropped", place(id, order)) : t("picked", place(id, order)));
  };
  const cancel = () => {
    if (held === null) return;
    setHeld(null);
    arrange(held.before, held.id);
  };

  return (
    <div className="row arrange">
      <div>
        {given === undefined && <p className="howto">{t.rich("howTo", byKeys)}</p>}
        <ol className="steps" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy}>
          {order.map((id, index) => (
            <StepRow
              key={id}
              number={index + 1}
              of={order.length}
              text={textOf(id)}
              held={held?.id === id}
              fixed={given !== undefined}
              onPick={() => pick(id)}
              onMove={(by) => arrange(movedStep(order, id, by), id)}
              onCancel={cancel}
            />
          ))}
        </ol>
      </div>
      {given !== undefined && <OrderNote {...props} order={order} textOf={textOf} />}
    </div>
  );
}

interface OrderNoteProps extends AnswerProps<"order"> {
  readonly order: readonly string[];
  readonly textOf: (id: string) => string;
}

function OrderNote({ form, answerKey, given, sight, order, textOf }: OrderNoteProps) {
  const t = useTranslations("quiz.order");
  const steps = Object.fromEntries(form.steps.map(({ id, text }) => [id, { en: text, fr: text }]));
  const verdict = gradeOrder({ steps, before: answerKey.before }, order);
  const isShown = given?.answer === null;
  return (
    <div className="notes">
      {!isShown && verdict.type === "wrong" && (
        <Note mark="wrong" verdict={t("wrong")}>
          <p>{t("pair")}</p>
          <ol className="pair">
            {[verdict.first, verdict.second].map((id) => (
              <li key={id}>
                <CodeSpans text={textOf(id)} />
              </li>
            ))}
          </ol>
        </Note>
      )}
      <Note mark="right" verdict={!isShown && verdict.type === "right" ? t("right") : t("solution")}>
        {(isShown || verdict.type !== "right") && (
          <ol className="solution">
            {answerKey.solution.map((id) => (
              <li key={id}>
                <CodeSpans text={textOf(id)} />
              </li>
            ))}
          </ol>
        )}
        <Explanation text={answerKey.explanation} />
        <SeeIt sight={sight} />
      </Note>
    </div>
  );
}
