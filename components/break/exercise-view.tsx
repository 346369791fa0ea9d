"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import type { Locale } from "@/lib/content/scenario";
import type { Exercise } from "@/lib/exercise/exercise";
import { createFixStore, type FixStore } from "@/lib/store/break-fix-store";
import { programClient } from "@/lib/store/break-requests";
import { createBreakStorage } from "@/lib/store/break-storage";
import { createBreakStore, type BreakStore } from "@/lib/store/break-store";
import { DoneNote } from "./done-note";
import { ExerciseHead } from "./exercise-head";
import { ExerciseStage } from "./exercise-stage";
import { PresentView } from "./present-view";
import { StageStepper } from "./stage-stepper";
import { usePlaceLink } from "./use-place-link";
import { WorkedDiagnosis } from "./worked-diagnosis";

export interface ExerciseLines {
  readonly buggy: readonly HighlightedLine[];
  readonly right: readonly HighlightedLine[];
  readonly worked: readonly HighlightedLine[];
}

interface ExerciseViewProps {
  readonly exercise: Exercise;
  readonly lines: ExerciseLines;
  readonly locale: Locale;
  readonly presenting: boolean;
}

interface Stores {
  readonly store: BreakStore;
  readonly fixing: FixStore;
}

function createStores(exercise: Exercise, locale: Locale, presenting: boolean): Stores {
  const storage = createBreakStorage(() => localStorage);
  const store = createBreakStore({
    id: exercise.id,
    traces: { fails: exercise.fails.trace, fine: exercise.fine?.trace ?? null },
    proof: exercise.proof,
    faulty: exercise.faulty,
    idea: exercise.options.find(({ right }) => right)?.id ?? "",
    presenting,
    storage,
  });
  const fixing = createFixStore({
    id: exercise.id,
    locale,
    source: exercise.source,
    storage,
    client: programClient((...request) => fetch(...request)),
    onGraded: (passed) => store.getState().graded(passed),
  });
  return { store, fixing };
}

/** One exercise: the container that holds its stores. Everything below is a function of what they hold. */
export function ExerciseView({ exercise, lines, locale, presenting: asked }: ExerciseViewProps) {
  const [{ store, fixing }] = useState(() => createStores(exercise, locale, asked));
  const t = useTranslations("break");
  useLayoutEffect(() => {
    store.getState().restore();
    fixing.getState().restore();
  }, [store, fixing]);
  usePlaceLink(store);
  const state = useStore(store);
  const { progress, presenting } = state;
  return (
    <>
      <ExerciseHead
        exercise={exercise}
        solved={progress.solved}
        presenting={presenting}
        hiding={presenting && !state.revealed}
        onPresent={state.present}
      />
      {presenting ? (
        <PresentView exercise={exercise} lines={lines} state={state} />
      ) : (
        <>
          {exercise.worked !== null && <WorkedDiagnosis worked={exercise.worked} lines={lines.worked} />}
          <StageStepper exercise={exercise} stage={state.stage} progress={progress} />
          {state.unsaved && (
            <p className="aside" role="status">
              {t("unsaved")}
            </p>
          )}
          <ExerciseStage exercise={exercise} lines={lines} locale={locale} state={state} fixing={fixing} />
          {progress.solved && (
            <DoneNote exercise={exercise} progress={progress} onStartOver={state.startOver} />
          )}
        </>
      )}
    </>
  );
}
