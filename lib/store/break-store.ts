import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Trace } from "../trace/event";
import { moveCursor } from "../trace/moves";
import type { Move } from "../trace/moves";
import type { BreakPlace, WatchedRun } from "./break-link";
import { noProgress } from "./break-progress";
import type { ExerciseProgress, Stage } from "./break-progress";
import type { BreakStorage } from "./break-storage";

export interface BreakState {
  readonly stage: Stage;
  readonly run: WatchedRun;
  readonly cursor: number;
  readonly progress: ExerciseProgress;
  /** The comparison with a right run is asked for before a line was marked. */
  readonly comparing: boolean;
  /** The page hides its answers, for somebody who shows it to others; and whether they are shown for now. */
  readonly presenting: boolean;
  readonly revealed: boolean;
  /** The browser refuses to keep what is done here. */
  readonly unsaved: boolean;
}

export interface BreakActions {
  /** Takes up what the browser has kept. Not done at the start: the server has rendered the page without it. */
  restore(): void;
  go(place: Partial<BreakPlace>): void;
  move(move: Move): void;
  seek(cursor: number): void;
  mark(line: number): void;
  showLines(): void;
  name(id: string): void;
  hint(): void;
  showSolution(): void;
  graded(passed: boolean): void;
  compare(): void;
  present(on: boolean): void;
  reveal(on: boolean): void;
  startOver(): void;
}

export type BreakStore = StoreApi<BreakState & BreakActions>;

export interface BreakSetting {
  readonly id: string;
  readonly traces: { readonly fails: Trace; readonly fine: Trace | null };
  /** The event of the failing run that proves the bug. */
  readonly proof: number;
  readonly faulty: readonly number[];
  /** The idea behind the bug. */
  readonly idea: string;
  readonly presenting: boolean;
  readonly storage: BreakStorage;
}

/** Rungs of the hint ladder. */
export const rungs = 3;

/** One store per exercise: where the learner is, and what came of each stage. */
export function createBreakStore(setting: BreakSetting): BreakStore {
  const { id, traces, proof, faulty, idea, storage } = setting;

  return createStore<BreakState & BreakActions>()((set, get) => {
    const traceOf = (run: WatchedRun): Trace =>
      run === "fine" ? (traces.fine ?? traces.fails) : traces.fails;
    const record = (changes: Partial<ExerciseProgress>) => {
      const progress = { ...get().progress, ...changes };
      set({ progress, unsaved: storage.saveProgress(id, progress) !== "saved" });
    };
    const stand = (run: WatchedRun, cursor: number) => {
      const place = within(traceOf(run), cursor);
      set({ run, cursor: place });
      if (run === "fails" && place >= proof && !get().progress.seen) record({ seen: true });
    };

    return {
      stage: "observe",
      run: "fails",
      cursor: 0,
      progress: noProgress,
      comparing: false,
      presenting: setting.presenting,
      revealed: false,
      unsaved: false,

      restore: () => set({ progress: storage.progress(id) ?? noProgress }),
      go({ stage = get().stage, run = get().run, event = null }) {
        const sameRun = run === get().run;
        set({ stage });
        if (event !== null || !sameRun) stand(run, event ?? 0);
      },
      move: (move) => stand(get().run, moveCursor(traceOf(get().run), get().cursor, move)),
      seek: (cursor) => stand(get().run, cursor),
      mark(line) {
        const { marked, lineFound } = get().progress;
        if (lineFound || marked.includes(line)) return;
        record({ marked: [...marked, line], lineFound: faulty.includes(line) });
      },
      showLines: () => record({ lineShown: true }),
      name(chosen) {
        const { named, nameFound } = get().progress;
        if (nameFound || named.includes(chosen)) return;
        record({ named: [...named, chosen], nameFound: chosen === idea });
      },
      hint: () => record({ hints: Math.min(rungs, get().progress.hints + 1) }),
      showSolution: () => record({ solutionShown: true }),
      graded: (passed) => record({ runs: get().progress.runs + 1, solved: get().progress.solved || passed }),
      compare: () => set({ comparing: true }),
      present: (on) => set({ presenting: on, revealed: false }),
      reveal: (on) => set({ revealed: on }),
      startOver() {
        record(noProgress);
        set({ stage: "observe", run: "fails", cursor: 0, comparing: false });
      },
    };
  });
}

function within(trace: Trace, cursor: number): number {
  return Math.max(0, Math.min(trace.length - 1, Math.floor(cursor)));
}
