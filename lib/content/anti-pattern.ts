import type { TraceEventType } from "../trace/event";
import type { Text } from "./scenario";

/** What kind of thing goes wrong: ending the run, choosing a branch, pairing calls and results, keeping the history, using the tools. */
export type AntiPatternFamily = "ending" | "branching" | "pairing" | "history" | "tools";

/** A change of the reference program's text. `find` occurs in it exactly once. */
export interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** Where an anti-pattern is to be watched: a scenario, with another prompt than its own if one is given. */
export interface Stage {
  readonly scenario: string;
  readonly prompt?: Text;
}

/** A loop that goes wrong, as a named edit of the reference program, with the words that explain it. */
export interface AntiPattern {
  readonly id: string;
  readonly family: AntiPatternFamily;
  /** What it is called by those who know it. */
  readonly title: Text;
  /** The symptom as a headline: what it is called as long as it is not solved. Gives nothing away. */
  readonly symptomTitle: Text;
  /** What one sees from outside, without a look at the code. Gives nothing away. */
  readonly symptom: Text;
  readonly cause: Text;
  readonly cure: Text;
  /** The mistaken idea behind it, in the terms of this bug; `id` names it among all misconceptions. */
  readonly misconception: {
    readonly id: string;
    readonly belief: Text;
    readonly refutation: Text;
    readonly correctModel: Text;
  };
  /** Other misconceptions that one could suspect here, each with the reason why this run speaks against it. */
  readonly distractors: readonly { readonly misconception: string; readonly refutation: Text }[];
  /** Rungs: where to look, which rule, nearly the fix. */
  readonly hints: readonly [Text, Text, Text];
  readonly edits: readonly Edit[];
  /** A run in which nothing shows. */
  readonly looksFineIn: Stage;
  /** A run in which it shows. */
  readonly failsIn: Stage;
  /** The event of that run which proves it: the n-th of its type, from 1. */
  readonly proof: { readonly event: TraceEventType; readonly nth: number };
}
