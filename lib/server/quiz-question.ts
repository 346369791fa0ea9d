import { antiPatternOf } from "../content/anti-patterns/all-anti-patterns";
import { findQuestion } from "../content/questions/all-questions";
import type { Locale } from "../content/scenario";
import { predictNext } from "../quiz/next-fact";
import type { PredictNext, Question, SpotTheLine } from "../quiz/question";
import type { QuestionView, Sight } from "../quiz/question-view";
import { answerForm, answerKey, type Computed } from "./quiz-answers";
import { codeLines, traceExhibit } from "./quiz-exhibits";
import { hintsOf } from "./quiz-hints";
import { quizProgram } from "./quiz-programs";
import { quizRun } from "./quiz-runs";
import { proofSight, sightOf } from "./quiz-sight";

const known = new Map<string, Promise<QuestionView>>();

/**
 * Prepares a question: exhibits in coloured lines, the answers that only a run or an edit knows, where to see the proof.
 * Output: null if there is no such question. It is made once per process and language.
 */
export function questionView(id: string, locale: Locale): Promise<QuestionView | null> {
  const question = findQuestion(id);
  if (question === undefined) return Promise.resolve(null);
  const key = `${locale} ${id}`;
  const ready = known.get(key) ?? prepare(question, locale);
  known.set(key, ready);
  ready.catch(() => known.delete(key));
  return ready;
}

async function prepare(question: Question, locale: Locale): Promise<QuestionView> {
  const computed = await compute(question, locale);
  const form = answerForm(question, computed, locale);
  const key = answerKey(question, computed, locale);
  return {
    id: question.id,
    topic: question.topic,
    stem: question.stem[locale],
    exhibits: computed.exhibits,
    form,
    hints: hintsOf(question, form, key),
    key,
    sight: computed.sight,
  };
}

/** What no author writes: it comes out of a run, or of the edit. */
function compute(question: Question, locale: Locale): Promise<Computed> {
  switch (question.type) {
    case "predict-next":
      return computePrediction(question, locale);
    case "spot-the-line":
      return computeLines(question, locale);
    case "single-choice":
    case "multiple-select":
    case "order-the-steps":
    case "fix-the-array":
      return computePlain(question, locale);
    default:
      return question satisfies never;
  }
}

async function computePlain(question: Question, locale: Locale): Promise<Computed> {
  const { exhibit, proof } = question;
  const [lines, sight] = await Promise.all([
    exhibit === undefined ? [] : codeLines(exhibit.text, exhibit.language),
    proof === undefined ? null : proofSight(proof, locale),
  ]);
  const exhibits =
    exhibit === undefined ? [] : [{ type: "code", language: exhibit.language, lines } as const];
  return { exhibits, sight, predicted: null, bug: null };
}

async function computePrediction(question: PredictNext, locale: Locale): Promise<Computed> {
  const plain = await computePlain(question, locale);
  const run = await quizRun(question.run, locale);
  const { key, moment, seq } = predictNext(question, run.trace);
  const lines = await codeLines(run.program.source, "ts");
  const reached = run.trace.findLast((event) => event.type === "line-reached" && event.seq <= moment);
  const line = reached?.type === "line-reached" ? reached.line : 1;
  const program = { type: "program", name: `${run.program.name}.ts`, lines, line } as const;
  return {
    exhibits: [...plain.exhibits, program, traceExhibit(run.trace, moment)],
    sight: sightOf(question.run.scenario, run, seq),
    predicted: key,
    bug: null,
  };
}

async function computeLines(question: SpotTheLine, locale: Locale): Promise<Computed> {
  const plain = await computePlain(question, locale);
  const antiPattern = antiPatternOf(question.antiPattern);
  if (antiPattern === undefined) throw new Error(`No anti-pattern ${question.antiPattern}`);
  const { failsIn, proof, misconception } = antiPattern;
  const { name, source, faulty } = await quizProgram(failsIn.scenario, antiPattern.id);
  const stage: Parameters<typeof proofSight>[0] = {
    scenario: failsIn.scenario,
    program: antiPattern.id,
    event: proof.event,
    nth: proof.nth,
    ...(failsIn.prompt === undefined ? {} : { prompt: failsIn.prompt }),
  };
  const sight: Sight | null = plain.sight ?? (await proofSight(stage, locale));
  const lines = await codeLines(source, "ts");
  return { ...plain, sight, bug: { name: `${name}.ts`, lines, faulty, misconception } };
}
