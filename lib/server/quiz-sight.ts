import type { Locale } from "../content/scenario";
import { proofSeq } from "../quiz/next-fact";
import type { Proof } from "../quiz/question";
import type { Sight } from "../quiz/question-view";
import { quizRun, type QuizRun } from "./quiz-runs";

/** Where a proof can be seen. Output: null when the run has no such event, which a test turns red. */
export async function proofSight(proof: Proof, locale: Locale): Promise<Sight | null> {
  const run = await quizRun(proof, locale);
  const seq = proofSeq(run.trace, proof);
  return seq === null ? null : sightOf(proof.scenario, run, seq);
}

/** A page of the player, opened at an event. Program and prompt travel in the fragment when they are not its own. */
export function sightOf(scenario: string, { program, prompt }: QuizRun, seq: number): Sight {
  // The same words as the player's own links: see `decodeMoment`.
  const fragment = new URLSearchParams({ event: String(seq) });
  if (prompt !== null) fragment.set("prompt", prompt);
  if (!program.isOwn) fragment.set("program", program.source);
  return { href: `/play/${scenario}#${fragment.toString()}`, seq };
}
