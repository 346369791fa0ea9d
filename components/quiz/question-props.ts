import type { Answer } from "@/lib/quiz/answer";
import type { ArrayCheck } from "@/lib/quiz/array-check";
import type { AnswerForm, AnswerKey, Sight } from "@/lib/quiz/question-view";
import type { GivenAnswer } from "@/lib/store/quiz-record";

/** The types of form and key that belong together. */
type FormOf<T extends AnswerForm["type"]> = Extract<AnswerForm, { type: T }>;
type KeyOf<T extends AnswerForm["type"]> = Extract<AnswerKey, { type: T }>;

/** What every way of answering is given. */
export interface AnswerProps<T extends AnswerForm["type"]> {
  readonly form: FormOf<T>;
  readonly answerKey: KeyOf<T>;
  readonly sight: Sight | null;
  /** What is filled in so far. */
  readonly draft: Answer | undefined;
  /** What was submitted; undefined as long as the question is open. */
  readonly given: GivenAnswer | undefined;
  /** Id of the heading that asks, and of the message about a missing answer when there is one. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onDraft: (draft: Answer) => void;
  /** Has something read out. */
  readonly onSay: (text: string) => void;
}

/** What an array needs on top: the server judges it, as often as one likes. */
export interface ArrayProps extends AnswerProps<"array"> {
  readonly check: ArrayCheck | "checking" | "failed" | undefined;
  readonly onCheck: (text: string) => void;
}
