"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { RunProblem } from "@/lib/store/run-stream";

interface ScenarioHeadProps {
  readonly number: number;
  readonly title: string;
  readonly lesson: string;
  /** Prompts offered while typing. */
  readonly suggestions: readonly string[];
  /** What the run on screen was asked. */
  readonly prompt: string;
  readonly running: boolean;
  readonly problem: RunProblem | null;
  readonly onRun: (prompt: string) => void;
}

/** What is run, and the prompt to change it. The typed text stays, whatever becomes of the run. */
export function ScenarioHead(props: ScenarioHeadProps) {
  const { number, title, lesson, suggestions, prompt, running, problem, onRun } = props;
  const t = useTranslations("playground");
  const list = useId();
  const [typed, setTyped] = useState(prompt);
  useEffect(() => {
    setTyped(prompt);
  }, [prompt]);
  const empty = typed.trim() === "";
  return (
    <section className="scenario" aria-labelledby="title">
      <div>
        <p className="sc">{t("scenario", { number })}</p>
        <h1 id="title">{title}</h1>
        <p className="lesson">{lesson}</p>
      </div>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onRun(typed);
        }}
      >
        <label className="sc" htmlFor={`${list}-prompt`}>
          {t("prompt")}
        </label>
        <input
          id={`${list}-prompt`}
          type="text"
          value={typed}
          list={list}
          maxLength={4000}
          autoComplete="off"
          aria-describedby={empty || problem !== null ? `${list}-problem` : undefined}
          aria-invalid={empty}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
        <Button type="submit" aria-disabled={empty} aria-busy={running}>
          {t("run")}
        </Button>
        <p id={`${list}-problem`} className="ask-problem" role="status">
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
] as const;

/** The sentence for a problem; a code without one of its own gets the general sentence. */
function problemKey(code: string): (typeof explained)[number] | "internal" {
  return explained.find((each) => each === code) ?? "internal";
}
