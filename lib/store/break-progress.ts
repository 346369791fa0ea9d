/** The stages of an exercise, in the order in which they are meant to be done; none is locked. */
export const stages = ["observe", "locate", "name", "fix"] as const;
export type Stage = (typeof stages)[number];

/** What a learner has done in one exercise. */
export interface ExerciseProgress {
  /** The moment that proves the bug was on screen. */
  readonly seen: boolean;
  /** Lines that were marked, in order, until one was right. */
  readonly marked: readonly number[];
  readonly lineFound: boolean;
  /** The lines were shown instead of found. */
  readonly lineShown: boolean;
  /** Ideas that were chosen, in order, until one was right. */
  readonly named: readonly string[];
  readonly nameFound: boolean;
  /** Rungs of the hint ladder that were asked for. */
  readonly hints: number;
  readonly solutionShown: boolean;
  /** Gradings of the learner's own program. */
  readonly runs: number;
  /** One of them was passed: the exercise is complete. */
  readonly solved: boolean;
}

export const noProgress: ExerciseProgress = {
  seen: false,
  marked: [],
  lineFound: false,
  lineShown: false,
  named: [],
  nameFound: false,
  hints: 0,
  solutionShown: false,
  runs: 0,
  solved: false,
};

/** What a stage came to. `points` are out of 3; null while it is open. */
export interface StageResult {
  readonly done: boolean;
  readonly points: number | null;
}

const open: StageResult = { done: false, points: null };

/** Scores one stage by itself: 3 points for the first try, less for more tries or for help, none for an answer shown. */
export function stageResult(stage: Stage, progress: ExerciseProgress): StageResult {
  switch (stage) {
    case "observe":
      return progress.seen ? { done: true, points: 3 } : open;
    case "locate":
      if (progress.lineFound) return { done: true, points: pointsFor(progress.marked.length) };
      return progress.lineShown ? { done: true, points: 0 } : open;
    case "name":
      return progress.nameFound ? { done: true, points: pointsFor(progress.named.length) } : open;
    case "fix":
      if (!progress.solved) return open;
      return { done: true, points: progress.solutionShown ? 0 : Math.max(1, 3 - progress.hints) };
    default:
      return stage satisfies never;
  }
}

function pointsFor(tries: number): number {
  return Math.max(1, 4 - tries);
}

/** Where an exercise stands, for the index. */
export function statusOf(progress: ExerciseProgress | undefined): "new" | "begun" | "solved" {
  if (progress === undefined) return "new";
  if (progress.solved) return "solved";
  const { seen, marked, named, runs, hints, lineShown } = progress;
  const touched = seen || lineShown || marked.length + named.length + runs + hints > 0;
  return touched ? "begun" : "new";
}

/** The learner has committed to a place in the program: from then on the page may answer “why?”. */
export function hasLocalised({ marked, lineShown }: ExerciseProgress): boolean {
  return marked.length > 0 || lineShown;
}

/** Reads a record that somebody else may have written. Output: null when it is none; odd fields become empty. */
export function readProgress(value: unknown): ExerciseProgress | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const of = value as Record<string, unknown>;
  const flag = (key: keyof ExerciseProgress) => of[key] === true;
  const count = (key: keyof ExerciseProgress, most: number) => {
    const number = of[key];
    return typeof number === "number" && Number.isInteger(number) ? Math.min(most, Math.max(0, number)) : 0;
  };
  const list = (key: keyof ExerciseProgress): readonly unknown[] => {
    const entries: unknown = of[key];
    return Array.isArray(entries) ? entries.slice(0, 99) : [];
  };
  return {
    seen: flag("seen"),
    marked: list("marked").filter((line) => typeof line === "number" && Number.isInteger(line)) as number[],
    lineFound: flag("lineFound"),
    lineShown: flag("lineShown"),
    named: list("named").filter((id) => typeof id === "string"),
    nameFound: flag("nameFound"),
    hints: count("hints", 3),
    solutionShown: flag("solutionShown"),
    runs: count("runs", 9_999),
    solved: flag("solved"),
  };
}
