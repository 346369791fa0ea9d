import type { Finding } from "../diagnosis/finding";
import type { ProgramError } from "../sandbox/contract";
import type { Trace } from "../trace/event";
import type { HighlightedLine } from "../trace/highlighted-code";
import type { TrialVerdict } from "./grade-program";

/** What a rule says, in one language; code between backticks. `name` is null where the rule has none. */
export interface RuleText {
  readonly name: string | null;
  readonly what: string;
  readonly fix: string;
}

/** A verdict as the page receives it. */
export interface SentVerdict extends Omit<TrialVerdict, "trace"> {
  readonly title: string;
  readonly findings: readonly Finding[];
  /** Null when the run passed, and when it is too long to be sent with the report. */
  readonly trace: Trace | null;
  readonly traceTooLong: boolean;
}

/** The answer of `POST /api/exercise`. */
export interface SentReport {
  readonly passed: boolean;
  readonly verdicts: readonly SentVerdict[];
  /** The words for every rule that a finding names. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** The graded program, cut into coloured pieces. */
  readonly lines: readonly HighlightedLine[];
}

/** The answer of `POST /api/compile`. */
export interface SentCheck {
  readonly errors: readonly ProgramError[];
  readonly types: readonly ProgramError[] | null;
}
