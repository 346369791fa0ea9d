"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { CodeSpans } from "@/components/ui/code-spans";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/navigation";
import type { RunProblem } from "@/lib/store/run-stream";

interface ScenarioHeadProps {
  /** Place in the index, from 1, and how many there are. */
  readonly number: number;
  readonly total: number;
  readonly title: string;
  readonly lesson: string;
  /** Prompts to choose from. */
  readonly suggestions: readonly string[];
  /** What stands in the field. */
  readonly draft: string;
  readonly running: boolean;
  readonly problem: RunProblem | null;
  readonly onDraft: (draft: string) => void;
  readonly onRun: () => void;
}

/** What is run, and the prompt to change it. The typed text stays, whatever becomes of the run. */
export function ScenarioHead(props: ScenarioHeadProps) {
  const { number, total, title, lesson, suggestions, draft, running, problem, onDraft, onRun } = props;
  const t = useTranslations("playground");
  const id = useId();
  const empty = draft.trim() === "";
  return (
    <section className="scenario" aria-labelledby="title">
      <div>
        <p className="sc">
          <Link href="/play" prefetch={false}>
            {t.rich("scenario", { number, total, word: (chunks) => <span className="word">{chunks}</span> })}
          </Link>
        </p>
        <h1 id="title">{title}</h1>
        <p className="lesson">
          <CodeSpans text={lesson} />
        </p>
        <p className="tagline">{t("tagline")}</p>
      </div>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onRun();
        }}
      >
        <label className="sc" htmlFor={`${id}-prompt`}>
          {t("prompt")}
        </label>
        <span className="ask-field">
          <input
            id={`${id}-prompt`}
            type="text"
            value={draft}
            maxLength={4000}
            autoComplete="off"
            aria-describedby={empty || problem !== null ? `${id}-problem` : undefined}
            aria-invalid={empty}
            onChange={(event) => {
              onDraft(event.target.value);
            }}
          />
          <Suggestions texts={suggestions} typed={draft} onChoose={onDraft} />
        </span>
        <Button type="submit" aria-disabled={empty} aria-busy={running}>
          {t("run")}
        </Button>
        <p id={`${id}-problem`} className="ask-problem" role="status">
          {empty
            ? t("empty")
            : problem === null
              ? ""
              : t(`problems.${problemKey(problem.code)}`, { message: problem.message })}
        </p>
      </form>
    </section>
  );
}

const explained = [
  "offline",
  "body-invalid",
  "body-too-large",
  "program-too-large",
  "program-not-compiled",
  "effects-mismatch",
  "busy",
] as const;

/** The sentence for a problem; a code without one of its own gets the general sentence. */
function problemKey(code: string): (typeof explained)[number] | "internal" {
  return explained.find((each) => each === code) ?? "internal";
}

interface SuggestionsProps {
  readonly texts: readonly string[];
  readonly typed: string;
  readonly onChoose: (text: string) => void;
}

/** Prompts worth trying, behind an arrow at the end of the field. */
function Suggestions({ texts, typed, onChoose }: SuggestionsProps) {
  const t = useTranslations("playground");
  return (
    <span className="ask-suggestions">
      <select
        aria-label={t("suggestions")}
        title={t("suggestions")}
        value={texts.includes(typed) ? typed : ""}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        <option value="" hidden />
        {texts.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
