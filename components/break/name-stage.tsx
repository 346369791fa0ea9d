"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { buttonClass, Button } from "@/components/ui/button";
import type { Exercise, NameOption } from "@/lib/exercise/exercise";
import { encodePlace } from "@/lib/store/break-link";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import { HintLadder } from "./hint-ladder";
import { CodeSpans } from "@/components/ui/code-spans";
import { ListingPane } from "./listing-pane";
import { SeeEvent } from "./see-event";

interface NameStageProps {
  readonly exercise: Exercise;
  readonly lines: readonly HighlightedLine[];
  readonly state: BreakState & BreakActions;
}

/** The third stage: the idea behind the line, among others that one could suspect. */
export function NameStage({ exercise, lines, state }: NameStageProps) {
  return (
    <div className="spread">
      <ListingPane exercise={exercise} lines={lines} progress={state.progress} />
      <NameForm exercise={exercise} state={state} />
    </div>
  );
}

function NameForm({ exercise, state }: Omit<NameStageProps, "lines">) {
  const t = useTranslations("break.name");
  const { named, nameFound, lineFound, marked } = state.progress;
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const selected = chosen ?? named.at(-1) ?? null;
  const line = lineFound ? marked.at(-1) : undefined;
  return (
    <form
      className="task"
      aria-labelledby="h-name"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(selected === null);
        if (selected !== null) state.name(selected);
      }}
    >
      <h2 id="h-name" className="question">
        {line === undefined ? t("title") : t("titleLine", { line })}
      </h2>
      <fieldset>
        <legend className="sr">{t("legend")}</legend>
        {exercise.options.map((option, index) => (
          <Option
            key={option.id}
            option={option}
            letter={String.fromCharCode(65 + index)}
            exercise={exercise}
            checked={selected === option.id}
            given={named.includes(option.id)}
            locked={nameFound}
            onChoose={() => {
              setChosen(option.id);
              setAsked(false);
            }}
          />
        ))}
      </fieldset>
      <p className="sr-gap" role="status">
        {asked ? t("choose") : ""}
      </p>
      <p className="actions">
        {nameFound ? (
          <a
            className={buttonClass("solid")}
            href={`#${encodePlace({ stage: "fix", run: "fails", event: null })}`}
          >
            {t("onward")}
          </a>
        ) : (
          <Button type="submit" variant="solid">
            {named.length === 0 ? t("answer") : t("again")}
          </Button>
        )}
      </p>
      {!nameFound && <HintLadder exercise={exercise} state={state} />}
    </form>
  );
}

interface OptionProps {
  readonly option: NameOption;
  readonly letter: string;
  readonly exercise: Exercise;
  readonly checked: boolean;
  /** It has been answered. */
  readonly given: boolean;
  readonly locked: boolean;
  readonly onChoose: () => void;
}

function Option({ option, letter, exercise, checked, given, locked, onChoose }: OptionProps) {
  const { id, belief, right } = option;
  const classes = ["opt", given ? (right ? "right" : "wrong") : ""].join(" ").trim();
  return (
    <div className={classes}>
      <input
        type="radio"
        name="idea"
        id={`idea-${id}`}
        checked={checked}
        disabled={locked && !right}
        aria-describedby={given ? `why-${id}` : undefined}
        onChange={onChoose}
      />
      <label htmlFor={`idea-${id}`}>
        <span className="l" aria-hidden="true">
          {letter}
        </span>
        <span>
          <CodeSpans text={belief} />
        </span>
      </label>
      <div role="status">{given && <Judgement option={option} exercise={exercise} />}</div>
    </div>
  );
}

function Judgement({ option, exercise }: { readonly option: NameOption; readonly exercise: Exercise }) {
  const t = useTranslations("break.name");
  const { id, right, refutation } = option;
  return (
    <div className={right ? "refute right" : "refute"} id={`why-${id}`}>
      <p className="verdict">
        <span aria-hidden="true">{right ? "✓" : "✗"}</span> {right ? t("right") : t("wrong")}
      </p>
      <p>
        <CodeSpans text={right ? t("why", { refutation }) : refutation} />
      </p>
      {right && (
        <p>
          <CodeSpans text={t("model", { model: exercise.model })} />
        </p>
      )}
      <SeeEvent seq={exercise.proof} text={t("see", { event: exercise.proof })} />
    </div>
  );
}
