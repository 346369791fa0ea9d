import * as z from "zod/mini";
import type { Answer, Outcome } from "../quiz/answer";

/** Everything that the browser keeps of the quiz. Versioned; read through a schema, never trusted. */
export interface QuizRecord {
  readonly version: 1;
  /** By question: how often it was answered right and missed, and how it went the last time. */
  readonly results: Readonly<Record<string, QuestionResult>>;
  /** By selection: the best finished round. */
  readonly best: Readonly<Record<string, Score>>;
  /** The latest rounds, newest first. */
  readonly rounds: readonly Round[];
}

export interface QuestionResult {
  readonly right: number;
  readonly missed: number;
  readonly last: Outcome;
}

export interface Score {
  readonly right: number;
  readonly of: number;
}

export interface Round {
  readonly id: string;
  /** What was chosen: the key of `best`; null for misses and single questions, which have no best score. */
  readonly selection: string | null;
  readonly questions: readonly string[];
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  /** What is filled in but not submitted. */
  readonly drafts: Readonly<Record<string, Answer>>;
  /** How many hints were taken, by question. */
  readonly hints: Readonly<Record<string, number>>;
}

export interface GivenAnswer {
  /** Null when the answer was asked for. */
  readonly answer: Answer | null;
  readonly outcome: Outcome;
}

const id = z.string().check(z.maxLength(80));
const count = z.int().check(z.minimum(0));
const outcome = z.enum(["right", "helped", "wrong", "shown"]);
const answer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("choice"), keys: z.array(id) }),
  z.object({ type: z.literal("order"), steps: z.array(id) }),
  z.object({ type: z.literal("line"), line: count }),
  z.object({ type: z.literal("array"), text: z.string().check(z.maxLength(65_536)) }),
]);
const round = z.object({
  id,
  selection: z.nullable(z.string().check(z.maxLength(200))),
  questions: z.array(id).check(z.minLength(1), z.maxLength(500)),
  answers: z.record(id, z.object({ answer: z.nullable(answer), outcome })),
  drafts: z.record(id, answer),
  hints: z.record(id, count),
});
const record = z.object({
  version: z.literal(1),
  results: z.record(id, z.object({ right: count, missed: count, last: outcome })),
  best: z.record(z.string(), z.object({ right: count, of: count })),
  rounds: z.array(round),
});

/** A browser that has never seen the quiz. */
export const emptyRecord: QuizRecord = { version: 1, results: {}, best: {}, rounds: [] };

/** Reads a record. Output: null when the text is none of ours; never throws. */
export function parseRecord(text: string): QuizRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = record.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** How many rounds are kept. */
export const keptRounds = 6;

/**
 * Joins two records of one reader. Nothing is lost: of each result and score the richer one stays, and rounds are
 * put together, those of `ours` first.
 */
export function mergeRecords(ours: QuizRecord, theirs: QuizRecord): QuizRecord {
  const known = new Set(ours.rounds.map((each) => each.id));
  return {
    version: 1,
    results: joinBy(ours.results, theirs.results, ({ right, missed }) => right + missed),
    best: joinBy(ours.best, theirs.best, share),
    rounds: [...ours.rounds, ...theirs.rounds.filter((each) => !known.has(each.id))].slice(0, keptRounds),
  };
}

/** The part of a round that was right, from 0 to 1. */
export function share({ right, of }: Score): number {
  return of === 0 ? 0 : right / of;
}

function joinBy<T>(
  ours: Readonly<Record<string, T>>,
  theirs: Readonly<Record<string, T>>,
  worth: (value: T) => number,
): Readonly<Record<string, T>> {
  const joined: Record<string, T> = { ...ours };
  for (const [key, value] of Object.entries(theirs)) {
    const own = ours[key];
    if (own === undefined || worth(value) > worth(own)) joined[key] = value;
  }
  return joined;
}
