import { antiPatternOf } from "../content/anti-patterns/all-anti-patterns";
import { applyAntiPattern } from "../content/anti-patterns/apply-edits";
import { scenarioOf } from "../content/all-scenarios";
import { programText } from "./program-text";

/** The program that all anti-patterns are edits of. */
const reference = "reference-loop";

export interface QuizProgram {
  readonly name: string;
  readonly source: string;
  /** Faulty lines, from 1; none for a program as it should be. */
  readonly faulty: readonly number[];
  /** The player shows it without being told. */
  readonly isOwn: boolean;
}

/**
 * The program that a question runs. Input: the scenario, and the id of a program or an anti-pattern; the scenario's own
 * program when absent. Errors: rejects when there is no such program or scenario.
 */
export async function quizProgram(scenarioId: string, id?: string): Promise<QuizProgram> {
  const own = scenarioOf(scenarioId)?.program;
  if (own === undefined) throw new Error(`No scenario ${scenarioId}`);
  const wanted = id ?? own;
  const antiPattern = antiPatternOf(wanted);
  if (antiPattern === undefined) {
    return { name: wanted, source: await programText(wanted), faulty: [], isOwn: wanted === own };
  }
  const { source, lines } = applyAntiPattern(await programText(reference), antiPattern);
  // The name would name the bug.
  return { name: "agent", source, faulty: lines, isOwn: false };
}
