"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { CodeEditor } from "@/components/editor/code-editor";
import type { EditorHandle, EditorMark } from "@/components/editor/editor-mark";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation";
import type { Locale } from "@/lib/content/scenario";
import type { Exercise } from "@/lib/exercise/exercise";
import type { FixState, FixStore } from "@/lib/store/break-fix-store";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import { encodeMoment } from "@/lib/store/moment-link";
import type { ExerciseLines } from "./exercise-view";
import { FixPanel } from "./fix-panel";
import { FixReport } from "./fix-report";
import { SolutionView } from "./solution-view";

interface FixStageProps {
  readonly exercise: Exercise;
  readonly lines: ExerciseLines;
  readonly locale: Locale;
  readonly state: BreakState & BreakActions;
  readonly fixing: FixStore;
}

/** The compiler is asked once typing has rested this long. */
const restMilliseconds = 700;

/** The fourth stage: an editor, what is said against the program, and what became of it in every scenario. */
export function FixStage({ exercise, lines, state, fixing }: FixStageProps) {
  const editor = useRef<EditorHandle>(null);
  const fix = useStore(fixing);
  const { source, checkNow } = fix;
  const marks = useMarks(fix);

  useEffect(() => {
    const timer = setTimeout(() => void checkNow(), restMilliseconds);
    return () => clearTimeout(timer);
  }, [source, checkNow]);

  return (
    <>
      <div className="spread fixing">
        <EditorPane exercise={exercise} fixing={fixing} marks={marks} handle={editor} />
        <FixPanel
          exercise={exercise}
          state={state}
          fixing={fixing}
          onLine={(line) => editor.current?.goToLine(line)}
        />
      </div>
      <FixReport fixing={fixing} />
      {state.progress.solutionShown && <SolutionView exercise={exercise} lines={lines} />}
    </>
  );
}

/** What is said against the text on screen; nothing while it is newer than the check. */
function useMarks({ check, checkedSource, source, problem }: FixState): readonly EditorMark[] {
  return useMemo(() => {
    const current = checkedSource === source ? check : null;
    const errors = current?.errors ?? problem?.errors ?? [];
    return [
      ...errors.map((error): EditorMark => ({ ...error, severity: "error" })),
      ...(current?.types ?? []).map((error): EditorMark => ({ ...error, severity: "warning" })),
    ];
  }, [check, checkedSource, source, problem]);
}

interface EditorPaneProps {
  readonly exercise: Exercise;
  readonly fixing: FixStore;
  readonly marks: readonly EditorMark[];
  readonly handle: React.RefObject<EditorHandle | null>;
}

function EditorPane({ exercise, fixing, marks, handle }: EditorPaneProps) {
  const t = useTranslations("break.fix");
  const { source, draft, edit, reset } = useStore(fixing);
  const saved = draft === "saved" ? "draftSaved" : draft === "refused" ? "draftRefused" : "draftTooLong";
  return (
    <section className="pane plain" aria-labelledby="h-editor">
      <header>
        <h2 id="h-editor">{t("title")}</h2>
        <p>
          <code>{t("file")}</code>
        </p>
      </header>
      <CodeEditor
        text={source}
        label={t("editor")}
        describedBy="editor-leave"
        marks={marks}
        onChange={edit}
        handle={handle}
        loading={t("loading")}
      />
      <p id="editor-leave" className="how">
        {t("leave")} {source !== exercise.source && t(saved)}
      </p>
      <p className="editor-actions">
        <Button variant="small" onClick={() => handle.current?.undo()}>
          {t("undo")}
        </Button>
        <Button variant="small" onClick={() => handle.current?.redo()}>
          {t("redo")}
        </Button>
        <Button variant="small" title={t("resetHint")} onClick={reset}>
          {t("reset")}
        </Button>
        <Link
          className={buttonClass("small")}
          prefetch={false}
          href={`/play/${exercise.fails.scenario}#${encodeMoment({
            cursor: 0,
            view: "figures",
            prompt: exercise.fails.prompt,
            program: source,
          })}`}
        >
          {t("play")}
        </Link>
      </p>
    </section>
  );
}
