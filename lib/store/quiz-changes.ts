import type { Answer, Outcome } from "../quiz/answer";
import { keptRounds, share, type GivenAnswer, type QuizRecord, type Round } from "./quiz-record";
import { scoreOf } from "./quiz-rounds";

/** A change of the record. Applied to what is stored now, so that two tabs do not undo each other. */
export type Change = (record: QuizRecord) => QuizRecord;

/** The round with that id; undefined when this browser does not hold it. */
export function findRound(record: QuizRecord, id: string): Round | undefined {
  return record.rounds.find((round) => round.id === id);
}

/** Puts a round in front; an older one with its id, and the oldest of all, go. */
export function addRound(round: Round): Change {
  return (record) => ({
    ...record,
    rounds: [round, ...record.rounds.filter(({ id }) => id !== round.id)].slice(0, keptRounds),
  });
}

function changeRound(id: string, change: (round: Round) => Round): Change {
  return (record) => ({
    ...record,
    rounds: record.rounds.map((round) => (round.id === id ? change(round) : round)),
  });
}

/** Keeps what is filled in. An answered question keeps later tries too: nothing typed gets lost. */
export function setDraft(roundId: string, question: string, draft: Answer): Change {
  return changeRound(roundId, (round) => ({ ...round, drafts: { ...round.drafts, [question]: draft } }));
}

export function takeHint(roundId: string, question: string): Change {
  return changeRound(roundId, (round) => ({
    ...round,
    hints: { ...round.hints, [question]: Math.min(3, (round.hints[question] ?? 0) + 1) },
  }));
}

/** Records an answer, its result, and the best score when the round is complete. The first answer counts. */
export function giveAnswer(roundId: string, question: string, given: GivenAnswer): Change {
  return (record) => {
    const round = findRound(record, roundId);
    if (round?.answers[question] !== undefined) return record;
    const answered = changeRound(roundId, (each) => ({
      ...each,
      answers: { ...each.answers, [question]: given },
    }))(record);
    const after = findRound(answered, roundId);
    const counted = countResult(answered, question, given.outcome);
    return after === undefined ? counted : keepBest(counted, after);
  };
}

function countResult(record: QuizRecord, question: string, outcome: Outcome): QuizRecord {
  const { right, missed } = record.results[question] ?? { right: 0, missed: 0 };
  const isRight = outcome === "right";
  return {
    ...record,
    results: {
      ...record.results,
      [question]: { right: right + (isRight ? 1 : 0), missed: missed + (isRight ? 0 : 1), last: outcome },
    },
  };
}

function keepBest(record: QuizRecord, round: Round): QuizRecord {
  const { right, of, answered } = scoreOf(round);
  if (round.selection === null || answered < of) return record;
  const before = record.best[round.selection];
  if (before !== undefined && share(before) >= right / of) return record;
  return { ...record, best: { ...record.best, [round.selection]: { right, of } } };
}

/** Asks the questions of a round anew. Results, misses and best scores stay. */
export function restartRound(roundId: string): Change {
  return changeRound(roundId, (round) => ({ ...round, answers: {}, drafts: {}, hints: {} }));
}
