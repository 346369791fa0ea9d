import type { Topic } from "../quiz/question";
import type { QuizEntry } from "../quiz/question-view";
import type { QuizRecord, Round, Score } from "./quiz-record";

/** What somebody wants to practise: topics (none means all) and how many questions (null means all of them). */
export interface Selection {
  readonly topics: readonly Topic[];
  readonly length: number | null;
}

/** Names a selection, so that best scores can be compared with their like. */
export function selectionKey({ topics, length }: Selection): string {
  const names = topics.length === 0 ? "all" : [...topics].sort().join("+");
  return `${names}:${length === null ? "all" : String(length)}`;
}

/** Reads such a name back. Output: everything for null, which names no selection. */
export function readSelection(key: string | null): Selection {
  const [names = "all", length = "all"] = (key ?? "all:12").split(":");
  return {
    topics: names === "all" ? [] : (names.split("+") as Topic[]),
    length: /^\d+$/u.test(length) ? Number(length) : null,
  };
}

export function questionsOf(index: readonly QuizEntry[], topics: readonly Topic[]): readonly QuizEntry[] {
  return topics.length === 0 ? index : index.filter(({ topic }) => topics.includes(topic));
}

/**
 * Puts a round together: questions that this browser has not met come first into the draw, then those missed last
 * time, then the rest; inside the round they are mixed. The same seed gives the same round.
 */
export function drawRound(
  index: readonly QuizEntry[],
  record: QuizRecord,
  selection: Selection,
  seed: number,
): Round {
  const pool = shuffle(questionsOf(index, selection.topics), seed);
  const rank = ({ id }: QuizEntry) => {
    const result = record.results[id];
    return result === undefined ? 0 : result.last === "right" ? 2 : 1;
  };
  const drawn = pool.toSorted((a, b) => rank(a) - rank(b)).slice(0, selection.length ?? pool.length);
  return roundOf(roundId(seed), selectionKey(selection), shuffle(drawn, seed + 1));
}

/** A round of misses, those that were missed most often first. */
export function drawMisses(
  index: readonly QuizEntry[],
  record: QuizRecord,
  { topics, length }: Selection,
  seed: number,
): Round {
  const misses = questionsOf(index, topics).filter(({ id }) => isMiss(record, id));
  const missed = ({ id }: QuizEntry) => record.results[id]?.missed ?? 0;
  const drawn = shuffle(misses, seed).toSorted((a, b) => missed(b) - missed(a));
  return roundOf(roundId(seed), null, drawn.slice(0, length ?? drawn.length));
}

/** A round of one question, the same every time it is opened. */
export function singleRound(id: string): Round {
  return roundOf(`one-${id}`, null, [{ id }]);
}

function roundOf(id: string, selection: string | null, questions: readonly { readonly id: string }[]): Round {
  return {
    id,
    selection,
    questions: questions.map((question) => question.id),
    answers: {},
    drafts: {},
    hints: {},
  };
}

function roundId(seed: number): string {
  return Math.abs(Math.trunc(seed)).toString(36);
}

/** A question that was not answered right, and without help, the last time. */
export function isMiss(record: QuizRecord, id: string): boolean {
  const result = record.results[id];
  return result !== undefined && result.last !== "right";
}

/** What a round has come to so far. `helped` are right answers that needed hints. */
export interface RoundScore extends Score {
  readonly helped: number;
  readonly answered: number;
}

export function scoreOf(round: Round, questions: readonly string[] = round.questions): RoundScore {
  const given = questions.flatMap((id) => round.answers[id] ?? []);
  return {
    right: given.filter(({ outcome }) => outcome === "right").length,
    helped: given.filter(({ outcome }) => outcome === "helped").length,
    answered: given.length,
    of: questions.length,
  };
}

/** The next question without an answer, from a place on and then from the start. Output: its index; null if none. */
export function nextOpen(round: Round, from: number): number | null {
  const order = round.questions.map((_, step) => (from + step) % round.questions.length);
  return order.find((place) => round.answers[round.questions[place] ?? ""] === undefined) ?? null;
}

/** Mixes a list; the same seed mixes it the same way (mulberry32). */
function shuffle<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** How many questions without a mistake show that a topic is known, where it has that many. */
const testOut = 6;

/** Whether a round on this topic alone went without a mistake, and nothing of it has been missed since. */
export function isKnown(record: QuizRecord, index: readonly QuizEntry[], topic: Topic): boolean {
  const questions = questionsOf(index, [topic]);
  if (questions.some(({ id }) => isMiss(record, id))) return false;
  return Object.entries(record.best).some(
    ([key, { right, of }]) =>
      key.startsWith(`${topic}:`) && right === of && of >= Math.min(testOut, questions.length),
  );
}

/** A topic's part of a round. */
export interface TopicScore extends RoundScore {
  readonly topic: Topic;
  /** Its questions in the round that were not answered right without help. */
  readonly missed: readonly string[];
}

/** A round topic by topic, in the order of the index; questions that no longer exist are left out. */
export function scoreByTopic(round: Round, index: readonly QuizEntry[]): readonly TopicScore[] {
  const topics = [...new Set(index.map(({ topic }) => topic))];
  return topics.flatMap((topic) => {
    const questions = questionsOf(index, [topic])
      .map(({ id }) => id)
      .filter((id) => round.questions.includes(id));
    if (questions.length === 0) return [];
    const missed = questions.filter((id) => {
      const given = round.answers[id];
      return given !== undefined && given.outcome !== "right";
    });
    return [{ topic, missed, ...scoreOf(round, questions) }];
  });
}
