"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { byKeys } from "./by-keys";
import { Button } from "../ui/button";
import { ArrayVerdict } from "./array-verdict";
import { Explanation, Note, SeeIt } from "./note";
import type { ArrayProps } from "./question-props";

interface Props extends ArrayProps {
  readonly id: string;
}

/** A `messages` array to be repaired. The rules of the API judge it; after a refusal one may go on trying. */
export function ArrayAnswer(props: Props) {
  const { id, form, answerKey, draft, given, sight, check, onDraft, onCheck } = props;
  const t = useTranslations("quiz.array");
  const text = draft?.type === "array" ? draft.text : form.text;
  const isOpen = given === undefined;
  const missed = given?.outcome === "wrong" || given?.outcome === "shown";
  return (
    <div className="row array">
      <div className="typing">
        <textarea
          id={id}
          className="json"
          value={text}
          rows={Math.min(26, Math.max(12, text.split("\n").length + 1))}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          aria-labelledby={props.labelledBy}
          aria-describedby={[`${id}-keys`, props.describedBy].filter(Boolean).join(" ")}
          onKeyDown={keepKeys}
          onChange={(event) => onDraft({ type: "array", text: event.target.value })}
        />
        <p className="howto" id={`${id}-keys`}>
          {t.rich("howTo", byKeys)}
        </p>
        <p className="again">
          <Button variant="small" onClick={() => onDraft({ type: "array", text: form.text })}>
            {t("reset")}
          </Button>
          {!isOpen && (
            <Button
              variant="small"
              aria-busy={check === "checking"}
              onClick={() => check !== "checking" && onCheck(text)}
            >
              {t("again")}
            </Button>
          )}
        </p>
      </div>
      <div className="notes">
        <ArrayVerdict check={check} isFirst={isOpen} solvedLater={missed} />
        {!isOpen && (
          <Note mark="right" verdict={t("repair")}>
            <Explanation text={answerKey.explanation} />
            <details>
              <summary>{t("solution")}</summary>
              <pre className="solution" tabIndex={0} role="region" aria-label={t("solution")}>
                {answerKey.solution}
              </pre>
            </details>
            <SeeIt sight={sight} />
          </Note>
        )}
      </div>
    </div>
  );
}

/** Keys typed into the text are text: none of them chooses, steps or leaves. */
function keepKeys(event: KeyboardEvent) {
  if (event.key !== "Escape") event.stopPropagation();
}
