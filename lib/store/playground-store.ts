import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Trace } from "../trace/event";
import { moveCursor } from "../trace/moves";
import type { Move } from "../trace/moves";
import type { MomentView } from "./moment-link";
import type { RunProblem, StartRun } from "./run-stream";

export interface PlaygroundState {
  readonly trace: Trace;
  readonly cursor: number;
  readonly status: "ready" | "running";
  readonly problem: RunProblem | null;
  readonly view: MomentView;
  /** What stands in the field of the prompt, run or not. */
  readonly draft: string;
  /** What was asked last: of the run on screen, or of the one that is to replace it. */
  readonly asked: RunQuestion;
  /** What the run on screen was asked. */
  readonly prompt: string;
  /** The edited program of the run on screen; null for the scenario's own. */
  readonly program: string | null;
}

/** A prompt, and an edited program; null for the scenario's own. */
export interface RunQuestion {
  readonly prompt: string;
  readonly program: string | null;
}

export interface PlaygroundActions {
  move(move: Move): void;
  seek(cursor: number): void;
  show(view: MomentView): void;
  write(draft: string): void;
  /** Runs again. The run on screen stays until the first new event; `cursor` is where to go when it has come. */
  run(order: RunQuestion & { readonly cursor?: number }): Promise<void>;
}

export type PlaygroundStore = StoreApi<PlaygroundState & PlaygroundActions>;

export interface PlaygroundSetting {
  readonly scenario: string;
  readonly locale: string;
  readonly trace: Trace;
  readonly prompt: string;
  readonly startRun: StartRun;
}

/** One store per page. A new run cancels the one under way; its late events are dropped. */
export function createPlaygroundStore(setting: PlaygroundSetting): PlaygroundStore {
  let current: AbortController | null = null;

  return createStore<PlaygroundState & PlaygroundActions>()((set, get) => ({
    trace: setting.trace,
    cursor: 0,
    status: "ready",
    problem: null,
    view: "figures",
    draft: setting.prompt,
    asked: { prompt: setting.prompt, program: null },
    prompt: setting.prompt,
    program: null,

    move(move) {
      set({ cursor: moveCursor(get().trace, get().cursor, move) });
    },
    seek(cursor) {
      set({ cursor: within(get().trace, cursor) });
    },
    show(view) {
      set({ view });
    },
    write(draft) {
      set({ draft });
    },
    async run({ prompt, program, cursor = 0 }) {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      set({ status: "running", problem: null, draft: prompt, asked: { prompt, program } });
      let trace: Trace = [];
      const order = {
        scenario: setting.scenario,
        locale: setting.locale,
        prompt,
        ...(program === null ? {} : { program }),
      };
      const problem = await setting.startRun(
        order,
        (events) => {
          if (mine !== current) return;
          trace = [...trace, ...events];
          set({ trace, prompt, program, cursor: within(trace, cursor) });
        },
        mine.signal,
      );
      if (mine !== current) return;
      current = null;
      set({ status: "ready", problem });
    },
  }));
}

function within(trace: Trace, cursor: number): number {
  return Math.max(0, Math.min(trace.length - 1, Math.floor(cursor)));
}
