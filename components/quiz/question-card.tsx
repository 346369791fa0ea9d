"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Answer } from "@/lib/quiz/answer";
import type { ArrayCheck } from "@/lib/quiz/array-check";
import { blankReason, type Blank } from "@/lib/quiz/grade-answer";
import type { QuestionView } from "@/lib/quiz/question-view";
import { shownExhibits } from "@/lib/quiz/shown-exhibits";
import { splitStem } from "@/lib/quiz/split-stem";
import type { GivenAnswer } from "@/lib/store/quiz-record";
import { Button } from "../ui/button";
import { isTyping } from "../ui/keyboard";
import { AnswerArea } from "./answer-area";
import { Exhibits } from "./exhibits";
import { HintLadder } from "./hint-ladder";
import { CodeSpans } from "@/components/ui/code-spans";
import { useVerdict } from "./use-verdict";

export interface QuestionCardProps {
  readonly view: QuestionView;
  readonly draft: Answer | undefined;
  readonly given: GivenAnswer | undefined;
  readonly hintsTaken: number;
  readonly check: ArrayCheck | "checking" | "failed" | undefined;
  /** The question is what the page was opened for: its heading takes the focus, so that keys work at once. */
  readonly takesFocus: boolean;
  readonly nextLabel: string;
  readonly onDraft: (draft: Answer) => void;
  readonly onSubmit: (answer: Answer) => void;
  readonly onHint: () => void;
  readonly onReveal: () => void;
  readonly onNext: () => void;
}

/** One question: context, figures, the way to answer it, hints, and one button that submits and then goes on. */
export function QuestionCard(props: QuestionCardProps) {
  const { view, draft, given, takesFocus, check, onSubmit, onNext } = props;
  const t = useTranslations("quiz");
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [blank, setBlank] = useState<Blank | null>(null);
  const [said, setSaid] = useState("");
  const verdict = useVerdict(view, given, check);
  const { lead, question, note } = splitStem(view.stem);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, view.id]);

  const submit = () => {
    if (given !== undefined) {
      onNext();
      return;
    }
    if (check === "checking") return;
    const reason = blankReason(view.form, draft);
    setBlank(reason);
    if (reason !== null) focusOnAnswer(card.current);
    else if (draft !== undefined) onSubmit(draft);
  };
  const change = (next: Answer) => {
    setBlank(null);
    props.onDraft(next);
  };
  // A key held down is one press: its repeats would submit and then go on, past the verdict. In a text they are lines.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Inside the question a digit presses the option with that number, or goes to that line of a program.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && event.target === heading.current) {
      event.preventDefault();
      submit();
      return;
    }
    if (!/^[1-9]$/u.test(event.key)) return;
    if (event.target === heading.current && passToLines(card.current, event.key)) return;
    const typing = isTyping(event.target) && !isChoice(event.target);
    const options = card.current?.querySelectorAll<HTMLInputElement>(".options input") ?? [];
    const option = options[Number(event.key) - 1];
    if (typing || option === undefined || given !== undefined) return;
    event.preventDefault();
    option.focus();
    option.click();
  };
  const chosen = draft?.type === "choice" ? draft.keys.length : 0;
  const choose = view.form.type === "choice" ? view.form.choose : 1;

  return (
    <section
      className="question-card"
      ref={card}
      aria-labelledby={`${id}-question`}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
    >
      {lead !== "" && <Paragraph className="context">{lead}</Paragraph>}
      <Exhibits exhibits={shownExhibits(view.exhibits, given !== undefined)} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h1 className="question" id={`${id}-question`} ref={heading} tabIndex={-1}>
          <CodeSpans text={question} />
        </h1>
        {note !== "" && <Paragraph className="addition">{note}</Paragraph>}
        <AnswerArea
          {...props}
          id={id}
          describedBy={blank === null ? undefined : `${id}-blank`}
          onDraft={change}
          onSay={setSaid}
        />
        <HintLadder
          hints={view.hints}
          topic={view.topic}
          taken={props.hintsTaken}
          isOpen={given === undefined}
          onHint={props.onHint}
          onReveal={props.onReveal}
        />
        <div className="after">
          <p className="blank" id={`${id}-blank`} role="alert">
            {blank !== null && t(`blank.${blank}`, { chosen, choose })}
          </p>
          {blank === null && <AfterWord given={given} options={optionCount(view)} />}
          <p className="actions">
            <Button type="submit" variant="solid" aria-busy={check === "checking"}>
              {given === undefined ? t("submit") : props.nextLabel}
            </Button>
          </p>
        </div>
      </form>
      <p className="sr" role="status">
        {given === undefined ? said : verdict}
      </p>
    </section>
  );
}

function Paragraph({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <p className={className}>
      <CodeSpans text={children} />
    </p>
  );
}

/** Before the answer how the keys work; afterwards what becomes of the question. */
function AfterWord({
  given,
  options,
}: {
  readonly given: GivenAnswer | undefined;
  readonly options: number;
}): ReactNode {
  const t = useTranslations("quiz");
  if (given !== undefined) return <p className="back">{t(`outcome.${given.outcome}`)}</p>;
  if (options > 0) return <p className="keys by-keys">{t("keys", { last: options })}</p>;
  return <p className="keys">{t("keysPlain")}</p>;
}

function optionCount({ form }: QuestionView): number {
  return form.type === "choice" ? form.options.length : 0;
}

function isChoice(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox");
}

/** Gives a key to the list of lines, if the question has one, and the focus with it. */
function passToLines(card: HTMLElement | null, key: string): boolean {
  const lines = card?.querySelector<HTMLElement>("[role=listbox]") ?? null;
  lines?.focus();
  lines?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return lines !== null;
}

/** Where an answer would be given: what is already chosen, or the first control. */
function focusOnAnswer(card: HTMLElement | null): void {
  const place =
    card?.querySelector<HTMLElement>(".options input:checked") ??
    card?.querySelector<HTMLElement>(".options input, .grip, [role=listbox], textarea");
  place?.focus();
}
