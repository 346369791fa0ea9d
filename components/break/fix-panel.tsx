"use client";

import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import { Button, TextButton } from "@/components/ui/button";
import type { Exercise } from "@/lib/exercise/exercise";
import type { ProgramError } from "@/lib/sandbox/contract";
import type { FixState, FixStore } from "@/lib/store/break-fix-store";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import { FixOutcome } from "./fix-outcome";
import { HintLadder } from "./hint-ladder";

interface FixPanelProps {
  readonly exercise: Exercise;
  readonly state: BreakState & BreakActions;
  readonly fixing: FixStore;
  /** Leads to a line in the editor. */
  readonly onLine: (line: number) => void;
}

/** Beside the editor: run again, what became of it, what the compiler says, hints. */
export function FixPanel({ exercise, state, fixing, onLine }: FixPanelProps) {
  const t = useTranslations("break.fix");
  const fix = useStore(fixing);
  return (
    <div className="task">
      <h2 className="question">{t("task")}</h2>
      <p className="how">{t("intro")}</p>
      <p className="actions">
        <Button variant="solid" aria-busy={fix.status === "grading"} onClick={() => void fix.grade()}>
          {t("run")}
        </Button>
      </p>
      <FixOutcome fixing={fixing} solved={state.progress.solved} />
      <CompilerSays fix={fix} onLine={onLine} />
      {!state.progress.solved && <HintLadder exercise={exercise} state={state} withSolution />}
    </div>
  );
}

interface CompilerSaysProps {
  readonly fix: FixState;
  readonly onLine: (line: number) => void;
}

function CompilerSays({ fix, onLine }: CompilerSaysProps) {
  const t = useTranslations("break.fix");
  const { check, checkedSource, source, problem } = fix;
  const current = checkedSource === source ? check : null;
  const errors = current?.errors ?? problem?.errors ?? [];
  const types = current?.types ?? [];
  const calm = current?.types === null ? "unchecked" : "clean";
  return (
    <section className="says" aria-live="polite">
      {errors.length > 0 && <p className="verdict">{t("errors", { count: errors.length })}</p>}
      <ErrorList errors={errors} onLine={onLine} />
      {types.length > 0 && <p className="verdict type">{t("typeErrors", { count: types.length })}</p>}
      <ErrorList errors={types} onLine={onLine} />
      {errors.length + types.length === 0 && (
        <p className="aside">{current === null ? t("checking") : t(calm)}</p>
      )}
    </section>
  );
}

interface ErrorListProps {
  readonly errors: readonly ProgramError[];
  readonly onLine: (line: number) => void;
}

function ErrorList({ errors, onLine }: ErrorListProps) {
  const t = useTranslations("break.fix");
  if (errors.length === 0) return null;
  return (
    <ul role="list">
      {errors.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`}>
          <TextButton onClick={() => onLine(line)}>{t("errorLine", { line })}</TextButton> {message}
        </li>
      ))}
    </ul>
  );
}
