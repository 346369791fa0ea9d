"use client";

import { useTranslations } from "next-intl";
import { chosenKeys, toggled } from "./choice-state";
import { OptionRow, type OptionState } from "./option-row";
import type { AnswerProps } from "./question-props";
import { withoutMarks } from "@/components/ui/code-spans";

interface ChoiceProps extends AnswerProps<"choice"> {
  readonly name: string;
  /** Options that a hint has ruled out. */
  readonly struck: readonly string[];
}

/** Options with radio buttons, or with check boxes where several are right; after the answer, a note beside each. */
export function ChoiceAnswer(props: ChoiceProps) {
  const { form, answerKey, draft, given, sight, struck, onDraft, onSay, name } = props;
  const t = useTranslations("quiz.choice");
  const chosen = chosenKeys(given === undefined ? draft : (given.answer ?? undefined));
  const choose = (id: string) => {
    if (given !== undefined) return;
    const keys = toggled(form, chosen, id);
    onDraft({ type: "choice", keys });
    if (form.choose > 1) onSay(t("chosen", { chosen: keys.length, choose: form.choose }));
  };
  // The link to the proof stands once, with the first right option.
  const proof = form.options.find(({ id }) => answerKey.keys.includes(id))?.id;
  return (
    <div
      className="options"
      role={form.choose > 1 ? "group" : "radiogroup"}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
    >
      {form.options.map(({ id, text }, index) => (
        <OptionRow
          key={id}
          id={`${name}-${id}`}
          name={name}
          number={index + 1}
          text={text}
          several={form.choose > 1}
          checked={chosen.includes(id)}
          struck={struck.includes(id)}
          state={given === undefined ? "open" : stateOf(answerKey.keys.includes(id), chosen.includes(id))}
          note={answerKey.notes[id] ?? null}
          sight={id === proof ? sight : null}
          label={withoutMarks(text)}
          onChoose={() => choose(id)}
        />
      ))}
      {form.choose > 1 && given === undefined && (
        <p className="count">{t("chosen", { chosen: chosen.length, choose: form.choose })}</p>
      )}
    </div>
  );
}

function stateOf(isKey: boolean, isChosen: boolean): OptionState {
  if (isKey) return isChosen ? "right" : "missed";
  return isChosen ? "wrong" : "other";
}
