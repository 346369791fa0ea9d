import type { HighlightedLine } from "../trace/highlighted-code";
import type { Topic } from "./question";

/** What a round is put together from: no words, no answers. */
export interface QuizEntry {
  readonly id: string;
  readonly topic: Topic;
}

/** One event of a run as a question quotes it: facts alone, the page finds the words. */
export type TraceLine = { readonly seq: number } & (
  | { readonly type: "request-sent"; readonly call: number; readonly messages: number }
  | {
      readonly type: "response-received";
      readonly call: number;
      readonly stop_reason: string;
      readonly blocks: readonly string[];
    }
  | { readonly type: "request-refused"; readonly call: number; readonly status: number }
  | { readonly type: "tool-called"; readonly name: string }
  | { readonly type: "tool-returned"; readonly name: string; readonly isError: boolean }
  | {
      readonly type: "message-appended";
      readonly index: number;
      readonly role: string;
      readonly blocks: readonly string[];
    }
);

/** What stands between the context of a question and the question itself. */
export type Exhibit =
  | { readonly type: "code"; readonly language: "ts" | "json"; readonly lines: readonly HighlightedLine[] }
  | {
      readonly type: "program";
      readonly name: string;
      readonly lines: readonly HighlightedLine[];
      /** The line that the run has reached, from 1. */
      readonly line: number;
    }
  | { readonly type: "trace"; readonly events: readonly TraceLine[] };

export interface Labelled {
  readonly id: string;
  readonly text: string;
}

/** How a question is answered. */
export type AnswerForm =
  | { readonly type: "choice"; readonly options: readonly Labelled[]; readonly choose: number }
  | { readonly type: "order"; readonly steps: readonly Labelled[] }
  | { readonly type: "line"; readonly name: string; readonly lines: readonly HighlightedLine[] }
  | { readonly type: "array"; readonly text: string };

/** A rung of the hint ladder: where to look, which rule, nearly the answer. */
export type Hint =
  | { readonly type: "topic" }
  | { readonly type: "last-event" }
  | { readonly type: "lines"; readonly from: number; readonly to: number }
  | { readonly type: "path"; readonly path: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "api-message"; readonly message: string }
  | { readonly type: "strike"; readonly options: readonly string[] }
  | { readonly type: "before"; readonly first: string; readonly second: string }
  | { readonly type: "start"; readonly steps: readonly string[] };

/** Where a point can be seen happening: a page of the player, without the language, and the event it opens at. */
export interface Sight {
  readonly href: string;
  readonly seq: number;
}

/** The mistaken idea behind a wrong answer, and what to put in its place. */
export interface Refutation {
  readonly belief: string;
  readonly refutation: string;
  readonly model: string;
}

export interface OptionNote {
  readonly explanation: string;
  readonly mistake: Refutation | null;
}

/** What may be seen only after an answer. */
export type AnswerKey =
  | {
      readonly type: "choice";
      readonly keys: readonly string[];
      readonly notes: Readonly<Record<string, OptionNote>>;
    }
  | {
      readonly type: "order";
      readonly before: readonly (readonly [string, string])[];
      readonly solution: readonly string[];
      readonly explanation: string;
    }
  | {
      readonly type: "line";
      readonly lines: readonly number[];
      readonly explanation: string;
      readonly mistake: Refutation;
    }
  | { readonly type: "array"; readonly solution: string; readonly explanation: string };

/** A question in one language, as a page receives it: what is asked, and apart from it what answers. */
export interface QuestionView {
  readonly id: string;
  readonly topic: Topic;
  readonly stem: string;
  readonly exhibits: readonly Exhibit[];
  readonly form: AnswerForm;
  readonly hints: readonly [Hint, Hint, Hint];
  readonly key: AnswerKey;
  readonly sight: Sight | null;
}
