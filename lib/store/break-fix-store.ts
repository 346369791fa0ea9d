import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { SentCheck, SentReport } from "../exercise/sent-report";
import { moveCursor } from "../trace/moves";
import type { Move } from "../trace/moves";
import type { Answer, ProgramClient, ProgramOrder } from "./break-requests";
import type { BreakStorage, Saved } from "./break-storage";
import type { RunProblem } from "./run-stream";

/** A cell of the report whose run is on screen. */
export interface OpenedCell {
  readonly verdict: number;
  readonly finding: number;
}

export interface FixState {
  readonly source: string;
  /** What the compiler said last, and of which text: it may have been changed since. */
  readonly check: SentCheck | null;
  readonly checkedSource: string | null;
  readonly status: "ready" | "grading";
  readonly report: SentReport | null;
  /** The program that the report is about. */
  readonly gradedSource: string | null;
  readonly problem: RunProblem | null;
  readonly opened: OpenedCell | null;
  readonly cursor: number;
  readonly draft: Saved;
}

export interface FixActions {
  restore(): void;
  edit(source: string): void;
  /** Asks the compiler about the text as it stands. */
  checkNow(): Promise<void>;
  reset(): void;
  grade(): Promise<void>;
  open(cell: OpenedCell | null): void;
  move(move: Move): void;
  seek(cursor: number): void;
}

export type FixStore = StoreApi<FixState & FixActions>;

export interface FixSetting {
  readonly id: string;
  readonly locale: string;
  /** The buggy program. */
  readonly source: string;
  readonly storage: BreakStorage;
  readonly client: ProgramClient;
  readonly onGraded: (passed: boolean) => void;
}

/** The editor's side of an exercise: the learner's program, what is said against it, and its report. */
export function createFixStore(setting: FixSetting): FixStore {
  const { id, locale, storage, client } = setting;
  let checking = new AbortController();
  let grading = new AbortController();

  return createStore<FixState & FixActions>()((set, get) => ({
    source: setting.source,
    check: null,
    checkedSource: null,
    status: "ready",
    report: null,
    gradedSource: null,
    problem: null,
    opened: null,
    cursor: 0,
    draft: "saved",

    restore() {
      const draft = storage.draft(id);
      if (draft !== null) set({ source: draft });
    },
    edit(source) {
      if (source === get().source) return;
      const draft = storage.saveDraft(id, source === setting.source ? null : source);
      set({ source, draft, problem: null });
    },
    async checkNow() {
      checking.abort();
      checking = new AbortController();
      const program = get().source;
      if (get().checkedSource === program) return;
      const answer = await client.check({ program, locale }, checking.signal);
      if (answer.type === "answered" && get().source === program) {
        set({ check: answer.value, checkedSource: program });
      }
    },
    reset() {
      storage.saveDraft(id, null);
      set({ source: setting.source, draft: "saved" });
    },
    async grade() {
      grading.abort();
      const mine = new AbortController();
      grading = mine;
      const program = get().source;
      set({ status: "grading", problem: null });
      const answer = await gradeIfCompiled(client, { program, locale }, mine.signal);
      if (mine !== grading || answer.type === "cancelled") return;
      if (answer.type === "failed") {
        set({ status: "ready", problem: answer.problem, report: null, opened: null });
        return;
      }
      const report = answer.value;
      set({ status: "ready", report, gradedSource: program, opened: null });
      setting.onGraded(report.passed);
    },
    open(opened) {
      const verdict = opened === null ? undefined : get().report?.verdicts[opened.verdict];
      const seq = verdict?.findings[opened?.finding ?? 0]?.seq ?? 0;
      set({ opened, cursor: seq });
    },
    move(move) {
      set({ cursor: moveCursor(openedTrace(get()), get().cursor, move) });
    },
    seek(cursor) {
      const last = openedTrace(get()).length - 1;
      set({ cursor: Math.max(0, Math.min(last, Math.floor(cursor))) });
    },
  }));
}

/** A program that does not compile is not sent to be graded: a refusal would look like an accident. */
async function gradeIfCompiled(
  client: ProgramClient,
  order: ProgramOrder,
  signal: AbortSignal,
): Promise<Answer<SentReport>> {
  const check = await client.check({ ...order, types: false }, signal);
  if (check.type !== "answered") return check;
  const { errors } = check.value;
  if (errors.length === 0) return client.grade(order, signal);
  return { type: "failed", problem: { code: "program-not-compiled", message: "", errors } };
}

/** The run of the opened cell; empty when there is none. */
export function openedTrace({ report, opened }: Pick<FixState, "report" | "opened">) {
  return opened === null ? [] : (report?.verdicts[opened.verdict]?.trace ?? []);
}
