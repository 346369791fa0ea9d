import type { TraceEventType } from "../trace/event";

/** A text in every language of the product; `code spans` in backticks are wire words or code. */
export type QuestionText = Readonly<Record<"en" | "fr", string>>;

/** Topics follow the letters of the syllabus. */
export type Topic =
  | "idea"
  | "roles"
  | "iteration"
  | "stop-reasons"
  | "history"
  | "tools"
  | "anti-patterns"
  | "runners"
  | "setup"
  | "exam";

/** Where "see it happen" leads: a run, and the event that proves the point, found by a rule, never by a number. */
export interface Proof {
  readonly scenario: string;
  /** A program id or an anti-pattern id; the scenario's own program when absent. */
  readonly program?: string;
  /** A prompt other than the scenario's own. */
  readonly prompt?: QuestionText;
  /** The n-th event (from 1) of this type, among those that fit the conditions below; default 1. */
  readonly event: TraceEventType;
  readonly nth?: number;
  /** Only replies that stopped for this reason. */
  readonly stop_reason?: string;
  /** Only tools that failed, or only tools that did not. */
  readonly isError?: boolean;
}

interface QuestionBase {
  readonly id: string;
  readonly topic: Topic;
  /** Numbers of the syllabus that it tests. */
  readonly syllabus: readonly number[];
  readonly stem: QuestionText;
  /** Code or JSON shown under the stem; the same in both languages. */
  readonly exhibit?: { readonly language: "ts" | "json"; readonly text: string };
  readonly proof?: Proof;
}

export interface Option {
  readonly text: QuestionText;
  readonly explanation: QuestionText;
  /** For a wrong option: the id of the misconception behind it. */
  readonly misconception?: string;
}

/** Options by key; the key or keys of the right ones stand outside the texts. */
export interface SingleChoice extends QuestionBase {
  readonly type: "single-choice";
  readonly options: Readonly<Record<string, Option>>;
  readonly order: readonly string[];
  readonly key: string;
}
export interface MultipleSelect extends QuestionBase {
  readonly type: "multiple-select";
  readonly options: Readonly<Record<string, Option>>;
  readonly order: readonly string[];
  readonly keys: readonly string[];
}
/** What comes next in a real run. `answers` maps option keys to a fact; the right one is the fact that the trace shows. */
export interface PredictNext extends QuestionBase {
  readonly type: "predict-next";
  readonly run: Proof;
  readonly options: Readonly<Record<string, Option & { readonly fact: NextFact }>>;
  readonly order: readonly string[];
}
/**
 * A checkable statement about what comes next: the first event after the moment whose type one of the options names.
 * `messages` counts those of a request; `identicalRequest` is a `request-sent` whose params equal those of the request before it.
 */
export type NextFact =
  | {
      readonly event: TraceEventType;
      readonly stop_reason?: string;
      readonly status?: number;
      readonly messages?: number;
      readonly name?: string;
    }
  | { readonly identicalRequest: true };
/** Mark the faulty line of a program that runs. The answer is derived from the anti-pattern's edit. */
export interface SpotTheLine extends QuestionBase {
  readonly type: "spot-the-line";
  readonly antiPattern: string;
  readonly explanation: QuestionText;
}
/** Put steps in order. `before` lists the pairs that must hold; any order that keeps them is right. */
export interface OrderTheSteps extends QuestionBase {
  readonly type: "order-the-steps";
  readonly steps: Readonly<Record<string, QuestionText>>;
  readonly shown: readonly string[];
  readonly before: readonly (readonly [string, string])[];
  readonly explanation: QuestionText;
}
/** Repair a `messages` array; judged by request validation. */
export interface FixTheArray extends QuestionBase {
  readonly type: "fix-the-array";
  readonly messages: unknown;
  /** The rule that refuses the array as given. */
  readonly rule: string;
  /** One repair that is accepted; shown after the answer. */
  readonly solution: unknown;
  readonly explanation: QuestionText;
}
export type Question =
  SingleChoice | MultipleSelect | PredictNext | SpotTheLine | OrderTheSteps | FixTheArray;
