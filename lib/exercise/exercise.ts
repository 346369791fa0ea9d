import type { AntiPatternFamily } from "../content/anti-pattern";
import type { Trace } from "../trace/event";
import type { RunComparison } from "./compare-runs";

/** A run that an exercise shows. */
export interface ShownRun {
  readonly scenario: string;
  readonly title: string;
  readonly prompt: string;
  readonly trace: Trace;
}

/** One idea among which the learner finds the one behind the bug. */
export interface NameOption {
  readonly id: string;
  readonly belief: string;
  readonly right: boolean;
  /** Why it is wrong: as an idea when it is the one behind the bug, else why this run speaks against it. */
  readonly refutation: string;
}

/** Another bug of the family, diagnosed before the learner's eyes. */
export interface WorkedDiagnosis {
  readonly id: string;
  readonly address: string;
  /** The symptom as a headline: its name would tell the answer of an exercise still to be done. */
  readonly symptomTitle: string;
  readonly symptom: string;
  readonly scenario: string;
  readonly prompt: string;
  /** The faulty lines, as they stand in its program. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  readonly belief: string;
  readonly refutation: string;
  readonly cure: string;
  /** Only what lies around the first divergence. */
  readonly comparison: Pick<RunComparison, "shared" | "buggy" | "right">;
}

/** A bug to observe, locate, name and fix: an anti-pattern in one language, with its runs. Data only. */
export interface Exercise {
  /** The anti-pattern's id, or `mystery-` and the seed. */
  readonly id: string;
  readonly antiPattern: string;
  /** The last part of the address of the anti-pattern's page. */
  readonly address: string;
  /** Place in the index, from 1. */
  readonly number: number;
  readonly family: AntiPatternFamily;
  /** Of a mystery: the same seed gives the same exercise. */
  readonly seed: number | null;
  /** What the bug is called: the answer, in three words. */
  readonly title: string;
  /** The symptom as a headline: what the bug is called until it is solved. */
  readonly symptomTitle: string;
  /** Null for a mystery: there the page tells it from the run. */
  readonly symptom: string | null;
  readonly cause: string;
  readonly cure: string;
  readonly model: string;
  readonly hints: readonly string[];
  /** The buggy program, its faulty lines (from 1), and the program without the bug. */
  readonly source: string;
  readonly faulty: readonly number[];
  readonly reference: string;
  readonly fails: ShownRun;
  /** A run in which nothing shows; null for a mystery. */
  readonly fine: ShownRun | null;
  /** The event of the failing run that proves the bug. */
  readonly proof: number;
  readonly comparison: RunComparison;
  readonly options: readonly NameOption[];
  readonly worked: WorkedDiagnosis | null;
  /** The address of the anti-pattern to go on with; null after the last. */
  readonly next: string | null;
  readonly nextTitle: string | null;
}
