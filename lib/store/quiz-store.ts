import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Answer, Outcome } from "../quiz/answer";
import type { ArrayCheck } from "../quiz/array-check";
import { gradeAnswer } from "../quiz/grade-answer";
import type { QuestionView, QuizEntry } from "../quiz/question-view";
import {
  addRound,
  findRound,
  giveAnswer,
  restartRound,
  setDraft,
  takeHint,
  type Change,
} from "./quiz-changes";
import type { QuizClient } from "./quiz-client";
import { exportRecord, importRecord, type ImportedFile } from "./quiz-file";
import { emptyRecord, mergeRecords, type QuizRecord } from "./quiz-record";
import { drawMisses, drawRound, singleRound, type Selection } from "./quiz-rounds";
import type { QuizStorage, StorageProblem } from "./quiz-storage";

/** A question that is there, on its way, or did not come. */
export type Loaded = QuestionView | "loading" | "failed";

export interface QuizState {
  /** False until the browser's record has been read: the server knows none. */
  readonly ready: boolean;
  readonly record: QuizRecord;
  readonly problem: StorageProblem | null;
  readonly questions: Readonly<Record<string, Loaded>>;
  /** The last verdict on each array that was checked since the page was opened; "failed" when none came back. */
  readonly checks: Readonly<Record<string, ArrayCheck | "checking" | "failed">>;
}

export interface QuizActions {
  /** Reads what the browser keeps; again when another tab has changed it. */
  refresh(): void;
  /** Draws a round and puts it in front. Output: its id. */
  start(selection: Selection): string;
  startMisses(selection: Selection): string;
  /** The round of one question, taken up where it was left. Output: its id. */
  openSingle(question: string): string;
  load(question: string): Promise<void>;
  draft(round: string, question: string, draft: Answer): void;
  hint(round: string, question: string): void;
  /** Judges an answer and records it. An array is judged by the server; without a verdict nothing is recorded. */
  submit(round: string, question: string, answer: Answer): Promise<void>;
  reveal(round: string, question: string): void;
  restart(round: string): void;
  exportText(): string;
  /** Joins a file with the record. A bad file changes nothing. */
  importText(text: string): ImportedFile;
  /** Forgets the quiz, and nothing else in this browser. */
  erase(): void;
}

export type QuizStore = StoreApi<QuizState & QuizActions>;

export interface QuizSetting {
  readonly index: readonly QuizEntry[];
  readonly storage: QuizStorage;
  readonly client: QuizClient;
  /** A number that nobody can foresee, at most 2^31. */
  readonly seed: () => number;
  /** Questions that came with the page. */
  readonly given?: readonly QuestionView[];
}

/** One store per page. Every change is applied to what is stored at that moment, then written at once. */
export function createQuizStore({ index, storage, client, seed, given = [] }: QuizSetting): QuizStore {
  return createStore<QuizState & QuizActions>()((set, get) => {
    const apply = (change: Change) => {
      const { record, problem } = storage.read();
      const changed = change(record);
      set({ record: changed, problem: storage.write(changed) ?? problem });
    };
    const check = async (question: string, text: string): Promise<boolean | null> => {
      set({ checks: { ...get().checks, [question]: "checking" } });
      const verdict = await client.checkArray(question, text);
      set({ checks: { ...get().checks, [question]: verdict ?? "failed" } });
      return verdict === null ? null : verdict.type === "right";
    };

    return {
      ready: false,
      record: emptyRecord,
      problem: null,
      questions: Object.fromEntries(given.map((view) => [view.id, view])),
      checks: {},

      refresh() {
        set({ ready: true, ...storage.read() });
      },
      start(selection) {
        const round = drawRound(index, storage.read().record, selection, seed());
        apply(addRound(round));
        return round.id;
      },
      startMisses(selection) {
        const round = drawMisses(index, storage.read().record, selection, seed());
        if (round.questions.length > 0) apply(addRound(round));
        return round.id;
      },
      openSingle(question) {
        const round = singleRound(question);
        if (findRound(storage.read().record, round.id) === undefined) apply(addRound(round));
        return round.id;
      },
      async load(question) {
        const known = get().questions[question];
        if (known !== undefined && known !== "failed") return;
        set({ questions: { ...get().questions, [question]: "loading" } });
        const view = await client.question(question);
        set({ questions: { ...get().questions, [question]: view ?? "failed" } });
      },
      draft(round, question, draft) {
        apply(setDraft(round, question, draft));
      },
      hint(round, question) {
        apply(takeHint(round, question));
      },
      async submit(round, question, answer) {
        const view = get().questions[question];
        if (view === undefined || typeof view === "string") return;
        apply(setDraft(round, question, answer));
        const judged = gradeAnswer(view.form, view.key, answer);
        const right = judged ?? (answer.type === "array" ? await check(question, answer.text) : false);
        if (right === null) return;
        const hints = findRound(get().record, round)?.hints[question] ?? 0;
        apply(giveAnswer(round, question, { answer, outcome: outcomeOf(right, hints) }));
      },
      reveal(round, question) {
        apply(giveAnswer(round, question, { answer: null, outcome: "shown" }));
      },
      restart(round) {
        set({ checks: {} });
        apply(restartRound(round));
      },
      exportText() {
        return exportRecord(storage.read().record);
      },
      importText(text) {
        const file = importRecord(text);
        if (file.type === "read") apply((record) => mergeRecords(record, file.record));
        return file;
      },
      erase() {
        set({ checks: {} });
        apply(() => emptyRecord);
      },
    };
  });
}

function outcomeOf(right: boolean, hints: number): Outcome {
  if (!right) return "wrong";
  return hints > 0 ? "helped" : "right";
}
