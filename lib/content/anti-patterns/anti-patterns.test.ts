import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileSource } from "../../sandbox/compile/compile-source";
import { scenarioOf } from "../all-scenarios";
import type { AntiPattern } from "../anti-pattern";
import { slipsIn } from "../fixtures/slips";
import { findMisconception } from "../misconceptions/all-misconceptions";
import type { Locale, Text } from "../scenario";
import { addressOf, allAntiPatterns, antiPatternAt, antiPatternOf } from "./all-anti-patterns";
import { applyAntiPattern } from "./apply-edits";

const reference = readFileSync(new URL("../programs/reference-loop.ts", import.meta.url), "utf8");
const locales: readonly Locale[] = ["en", "fr"];

function textsOf({
  title,
  symptomTitle,
  symptom,
  cause,
  cure,
  misconception,
  distractors,
  hints,
}: AntiPattern): Text[] {
  const { belief, refutation, correctModel } = misconception;
  const wrong = distractors.map((distractor) => distractor.refutation);
  return [title, symptomTitle, symptom, cause, cure, belief, refutation, correctModel, ...wrong, ...hints];
}

function codeIn(text: string): string[] {
  return (text.match(/`[^`]*`/gu) ?? []).toSorted();
}

describe("the index of anti-patterns", () => {
  test("holds the sixteen, each once, and finds them by id", () => {
    const ids = allAntiPatterns.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([
      "cap-as-stop",
      "first-call-only",
      "forgets-assistant-turn",
      "hard-coded-sequence",
      "history-not-resent",
      "ignores-pause-turn",
      "no-default-branch",
      "results-spread",
      "runs-cut-call",
      "stops-on-words",
      "text-after-results",
      "text-as-completion",
      "text-before-results",
      "tool-exception-kills",
      "tools-left-out",
      "wrong-tool-use-id",
    ]);
    expect(ids.map((id) => antiPatternOf(id)?.id)).toEqual(ids);
    expect(antiPatternOf("constructor")).toBeUndefined();
  });

  test("gives each page an address of its own that does not name the bug, and finds it again", () => {
    const addresses = allAntiPatterns.map(addressOf);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => /^[a-z]+(-[a-z]+)*$/u.test(address))).toBe(true);
    expect(addresses.map((address) => antiPatternAt(address)?.id)).toEqual(
      allAntiPatterns.map(({ id }) => id),
    );
    expect(addresses.filter((address) => antiPatternOf(address) !== undefined)).toEqual([]);
    expect(antiPatternAt("forgets-assistant-turn")).toBeUndefined();
  });

  test("knows every file of its folder", () => {
    const files = readdirSync(new URL(".", import.meta.url)).filter(
      (name) => !/test|^(all|apply)-/.test(name),
    );
    expect(files.toSorted()).toEqual(allAntiPatterns.map(({ id }) => `${id}.ts`).toSorted());
  });

  test("has at least two of each family, so that one can be worked out before another is an exercise", () => {
    const families = allAntiPatterns.map(({ family }) => family);
    const alone = families.filter((family) => families.indexOf(family) === families.lastIndexOf(family));
    expect(alone).toEqual([]);
  });

  test("names a misconception of its own for each, and none twice", () => {
    const ids = allAntiPatterns.map(({ misconception }) => misconception.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(allAntiPatterns)("the anti-pattern $id", (antiPattern) => {
  test.each(locales)("has all its texts in %s, without a slip", (locale) => {
    const texts = textsOf(antiPattern).map((text) => text[locale]);
    expect(texts.filter((text) => text.trim().length < 8)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.flatMap((text) => slipsIn(text, locale))).toEqual([]);
  });

  test("has the same code in both languages", () => {
    const different = textsOf(antiPattern).filter(({ en, fr }) => codeIn(en).join() !== codeIn(fr).join());
    expect(different).toEqual([]);
  });

  test("names three other misconceptions, all of them in the register", () => {
    const { misconception, distractors } = antiPattern;
    const ids = [misconception.id, ...distractors.map((distractor) => distractor.misconception)];
    expect(distractors).toHaveLength(3);
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => findMisconception(id) === undefined)).toEqual([]);
  });

  test("keeps its symptom free of the code, which would give the fault away", () => {
    for (const locale of locales) expect(antiPattern.symptom[locale]).not.toContain("`");
  });

  test("applies to the reference program and points at lines of the result", () => {
    const { source, lines } = applyAntiPattern(reference, antiPattern);
    const { length } = source.split("\n");
    expect(source).not.toBe(reference);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.filter((line) => line < 1 || line > length)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("keeps the lines as narrow as the reference program's", () => {
    const { source } = applyAntiPattern(reference, antiPattern);
    const widest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));
    expect(widest(source)).toBeLessThanOrEqual(widest(reference));
  });

  test("compiles in the sandbox", () => {
    expect(compileSource(applyAntiPattern(reference, antiPattern).source)).toMatchObject({ ok: true });
  });

  test("is watched in scenarios that exist", () => {
    const { looksFineIn, failsIn } = antiPattern;
    expect([looksFineIn, failsIn].filter(({ scenario }) => scenarioOf(scenario) === undefined)).toEqual([]);
    expect(looksFineIn).not.toEqual(failsIn);
  });
});
