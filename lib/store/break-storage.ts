import { readProgress } from "./break-progress";
import type { ExerciseProgress } from "./break-progress";

/** Where the progress of all exercises stands in the browser. */
export const progressKey = "loopscope.break";
/** Where the draft of one exercise stands. */
export const draftKey = (id: string) => `loopscope.break.draft.${id}`;

const version = 1;
/** Characters of a draft that are kept: a program that is longer cannot be run either. */
const longestDraft = 64 * 1024;
/** Mysteries beyond the last so many are forgotten. */
const mostMysteries = 30;

export type Saved = "saved" | "too-long" | "refused";

export interface BreakStorage {
  all(): Readonly<Record<string, ExerciseProgress>>;
  progress(id: string): ExerciseProgress | null;
  saveProgress(id: string, progress: ExerciseProgress): Saved;
  /** The program as the learner left it; null when it was not touched. */
  draft(id: string): string | null;
  /** `null` forgets the draft. */
  saveDraft(id: string, source: string | null): Saved;
}

/**
 * Keeps exercises in the browser. `shelf` asks for the storage; it may throw, as browsers do when it is switched off.
 * Never throws: what cannot be read counts as absent, what cannot be written is reported.
 */
export function createBreakStorage(
  shelf: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): BreakStorage {
  const read = (key: string): Record<string, unknown> | null => {
    try {
      const value: unknown = JSON.parse(shelf().getItem(key) ?? "null");
      if (typeof value !== "object" || value === null) return null;
      return Reflect.get(value, "version") === version ? (value as Record<string, unknown>) : null;
    } catch {
      return null;
    }
  };
  const write = (key: string, value: object | null): Saved => {
    try {
      if (value === null) shelf().removeItem(key);
      else shelf().setItem(key, JSON.stringify({ version, ...value }));
      return "saved";
    } catch {
      return "refused";
    }
  };
  const all = () => readAll(read(progressKey)?.["exercises"]);
  return {
    all,
    progress: (id) => all()[id] ?? null,
    saveProgress(id, progress) {
      const { [id]: _, ...others } = all();
      return write(progressKey, { exercises: withoutOldMysteries({ ...others, [id]: progress }) });
    },
    draft(id) {
      const source = read(draftKey(id))?.["source"];
      return typeof source === "string" && source.length <= longestDraft ? source : null;
    },
    saveDraft(id, source) {
      if (source !== null && source.length > longestDraft) return "too-long";
      return write(draftKey(id), source === null ? null : { source });
    },
  };
}

function readAll(value: unknown): Record<string, ExerciseProgress> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, entry]): [string, ExerciseProgress][] => {
      const progress = readProgress(entry);
      return progress === null ? [] : [[id, progress]];
    }),
  );
}

/** The one just written stands last, so the first are the oldest. */
function withoutOldMysteries(exercises: Record<string, ExerciseProgress>): Record<string, ExerciseProgress> {
  const mysteries = Object.keys(exercises).filter((id) => id.startsWith("mystery-"));
  const old = new Set(mysteries.slice(0, Math.max(0, mysteries.length - mostMysteries)));
  return Object.fromEntries(Object.entries(exercises).filter(([id]) => !old.has(id)));
}
