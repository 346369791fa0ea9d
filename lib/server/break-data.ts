import { randomInt } from "node:crypto";
import type { AntiPattern } from "../content/anti-pattern";
import type { Locale } from "../content/scenario";
import { buildExercise } from "../exercise/build-exercise";
import { buildMystery } from "../exercise/build-mystery";
import type { Exercise } from "../exercise/exercise";
import { remembered } from "../sandbox/remembered";
import { highlightTypeScript } from "./highlight";
import type { HighlightedLine } from "../trace/highlighted-code";
import { programText } from "./program-text";

/** What an exercise page is given: data only. */
export interface BreakData {
  readonly exercise: Exercise;
  readonly lines: {
    readonly buggy: readonly HighlightedLine[];
    readonly right: readonly HighlightedLine[];
    /** The faulty lines of the worked diagnosis. */
    readonly worked: readonly HighlightedLine[];
  };
}

/** Seeds of mysteries stay below: short enough to be read out. */
const seeds = 1_000_000;

const pages = remembered<Promise<BreakData>>(100);

/** Prepares the page of an anti-pattern. Made once per process and language. */
export function breakData(antiPattern: AntiPattern, locale: Locale): Promise<BreakData> {
  return kept(`${locale} ${antiPattern.id}`, async (reference) =>
    buildExercise(antiPattern, reference, locale),
  );
}

/** Prepares the page of a mystery. The last ones are kept. */
export function mysteryData(seed: number, locale: Locale): Promise<BreakData> {
  return kept(`${locale} mystery ${seed}`, (reference) => buildMystery(seed, reference, locale));
}

/** A seed for a mystery that nobody has chosen. */
export function newSeed(): number {
  return randomInt(1, seeds);
}

/** Reads a seed from an address; null for anything but a whole number in range. */
export function seedFrom(text: unknown): number | null {
  if (typeof text !== "string" || !/^\d{1,6}$/.test(text)) return null;
  return Number(text);
}

function kept(key: string, build: (reference: string) => Promise<Exercise>): Promise<BreakData> {
  return pages.of(key, () => {
    const made = prepare(build);
    made.catch(() => {
      pages.forget(key);
    });
    return made;
  });
}

async function prepare(build: (reference: string) => Promise<Exercise>): Promise<BreakData> {
  const exercise = await build(await programText("reference-loop"));
  const worked = exercise.worked?.lines.map(({ text }) => text).join("\n") ?? "";
  const [buggy, right, lines] = await Promise.all(
    [exercise.source, exercise.reference, worked].map((text) => highlightTypeScript(text)),
  );
  return { exercise, lines: { buggy: buggy ?? [], right: right ?? [], worked: lines ?? [] } };
}
