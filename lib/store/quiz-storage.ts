import { emptyRecord, parseRecord, type QuizRecord } from "./quiz-record";

/** Where the record stands in the browser. */
export const quizStorageKey = "loopscope.quiz";
/** Where a record that could not be read is put aside. */
export const quizBrokenKey = "loopscope.quiz.unreadable";

/** Why what is done here will not be found again, or what was done before was not found. */
export type StorageProblem = "unreadable" | "not-saved";

export interface QuizStorage {
  /** What is kept now, by whichever tab. */
  read(): { readonly record: QuizRecord; readonly problem: StorageProblem | null };
  write(record: QuizRecord): StorageProblem | null;
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

/**
 * Keeps the record in the browser's storage, and in memory once that is refused.
 * @param shelf asks for the storage; it may throw, as browsers do when storage is switched off.
 * Never throws: a full or forbidden storage costs the next visit, not this one. Junk is put aside, not destroyed.
 */
export function createQuizStorage(shelf: () => Shelf): QuizStorage {
  let memory: QuizRecord | null = null;

  return {
    read() {
      if (memory !== null) return { record: memory, problem: "not-saved" };
      try {
        const text = shelf().getItem(quizStorageKey);
        if (text === null) return { record: emptyRecord, problem: null };
        const record = parseRecord(text);
        if (record !== null) return { record, problem: null };
        shelf().setItem(quizBrokenKey, text);
        return { record: emptyRecord, problem: "unreadable" };
      } catch {
        return { record: emptyRecord, problem: "not-saved" };
      }
    },
    write(record) {
      try {
        shelf().setItem(quizStorageKey, JSON.stringify(record));
        memory = null;
        return null;
      } catch {
        memory = record;
        return "not-saved";
      }
    },
  };
}
