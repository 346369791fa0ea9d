import ts from "typescript";
import { describe, expect, test } from "vitest";
import { validateRequest } from "../../messages-api/validate-request";
import type { Question } from "../../quiz/question";
import { allMisconceptions } from "../misconceptions/all-misconceptions";
import { allQuestions } from "./all-questions";
import { optionsOf, textsOf } from "./question-text";

const locales = ["en", "fr"] as const;
const ofType = <T extends Question["type"]>(type: T) =>
  allQuestions.filter((question): question is Extract<Question, { type: T }> => question.type === type);
const singleChoice = ofType("single-choice");
const multipleSelect = ofType("multiple-select");
const predictNext = ofType("predict-next");

/** Options that are right as written: they refute nothing. For predictions the trace decides; this is what the author expects. */
function rightKeys(question: Question): string[] {
  return Object.entries(optionsOf(question)).flatMap(([key, option]) =>
    option.misconception === undefined ? [key] : [],
  );
}

const duplicates = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const complaints = (complain: (question: Question) => readonly string[]) =>
  allQuestions.flatMap((question) => complain(question).map((problem) => `${question.id}: ${problem}`));
const everyText = (complain: (text: string, locale: "en" | "fr") => boolean) =>
  complaints((question) =>
    textsOf(question).flatMap(({ place, text }) =>
      locales.flatMap((locale) =>
        complain(text[locale], locale) ? [`${place} ${locale}: ${text[locale]}`] : [],
      ),
    ),
  );

describe("what the bank holds", () => {
  test("there are enough questions of every type", () => {
    expect(allQuestions.length).toBeGreaterThanOrEqual(44);
    expect(singleChoice.filter(({ order }) => order.length === 4).length).toBeGreaterThanOrEqual(24);
    expect(multipleSelect.length).toBeGreaterThanOrEqual(6);
    expect(predictNext.length).toBeGreaterThanOrEqual(5);
    expect(ofType("spot-the-line").length).toBeGreaterThanOrEqual(4);
    expect(ofType("order-the-steps").length).toBeGreaterThanOrEqual(3);
    expect(ofType("fix-the-array").length).toBeGreaterThanOrEqual(3);
  });

  test("every topic and every number of the syllabus is asked", () => {
    const topics = new Set(allQuestions.map(({ topic }) => topic));
    expect([...topics].sort()).toEqual([
      "anti-patterns",
      "exam",
      "history",
      "idea",
      "iteration",
      "roles",
      "runners",
      "setup",
      "stop-reasons",
      "tools",
    ]);
    const asked = new Set(allQuestions.flatMap(({ syllabus }) => syllabus));
    expect([...asked].sort((a, b) => a - b)).toEqual(Array.from({ length: 54 }, (_, i) => i + 1));
  });

  test("ids and stems are unique, in both languages", () => {
    expect(duplicates(allQuestions.map(({ id }) => id))).toEqual([]);
    for (const locale of locales)
      expect(duplicates(allQuestions.map(({ stem }) => stem[locale].toLowerCase()))).toEqual([]);
  });
});

describe("keys and options", () => {
  test("each order lists each option once, and the key is the option that refutes nothing", () => {
    for (const question of [...singleChoice, ...multipleSelect, ...predictNext])
      expect([...question.order].sort(), question.id).toEqual(Object.keys(question.options).sort());
    for (const question of singleChoice) expect(rightKeys(question), question.id).toEqual([question.key]);
    for (const question of multipleSelect)
      expect(rightKeys(question).sort(), question.id).toEqual([...question.keys].sort());
    for (const question of predictNext) expect(rightKeys(question).length, question.id).toBe(1);
  });

  test("multiple-select states how many to choose, and never asks for all", () => {
    const number = { en: ["", "", "two", "three"], fr: ["", "", "deux", "trois"] };
    for (const { id, stem, keys, order } of multipleSelect) {
      expect(keys.length, id).toBeLessThan(order.length - 1);
      for (const locale of locales) expect(stem[locale], id).toContain(number[locale][keys.length]);
    }
  });

  test("key positions of four-option questions are as even as their count allows", () => {
    for (const questions of [singleChoice, predictNext]) {
      const counts = [0, 1, 2, 3].map(
        (position) => questions.filter((q) => rightKeys(q)[0] === q.order[position]).length,
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  test.each(locales)("the length of an option does not betray the key (%s)", (locale) => {
    for (const questions of [singleChoice, [...singleChoice, ...predictNext]]) {
      const keyAgainstRest = questions.map((question) => {
        const lengths = Object.entries(question.options).map(
          ([key, option]) => [key, option.text[locale].length] as const,
        );
        const right = rightKeys(question);
        const own = lengths.filter(([key]) => right.includes(key)).map(([, length]) => length);
        const rest = lengths.filter(([key]) => !right.includes(key)).map(([, length]) => length);
        return {
          longest: Math.max(...own) > Math.max(...rest),
          shortest: Math.min(...own) < Math.min(...rest),
        };
      });
      const share = (of: "longest" | "shortest") =>
        keyAgainstRest.filter((item) => item[of]).length / keyAgainstRest.length;
      expect(share("longest")).toBeGreaterThanOrEqual(0.15);
      expect(share("longest")).toBeLessThanOrEqual(0.3);
      expect(share("shortest")).toBeLessThanOrEqual(0.3);
    }
  });

  test("every wrong option names a misconception of the register, and every one there is used", () => {
    const known = allMisconceptions.map(({ id }) => id);
    const used = allQuestions.flatMap((question) =>
      Object.values(optionsOf(question)).flatMap(({ misconception }) => misconception ?? []),
    );
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !used.includes(id))).toEqual([]);
  });

  test("the options of a question are distinct, and every one is explained in eight words or more", () => {
    expect(
      complaints((question) => {
        const options = Object.entries(optionsOf(question));
        return locales.flatMap((locale) => [
          ...duplicates(options.map(([, { text }]) => text[locale].toLowerCase())),
          ...options.flatMap(([key, { explanation }]) =>
            explanation[locale].split(/\s+/u).length < 8 ? [`${key} is hardly explained`] : [],
          ),
        ]);
      }),
    ).toEqual([]);
  });
});

describe("the texts", () => {
  const wire = (text: string) => (text.match(/`[^`]*`/gu) ?? []).sort();
  const numbers = (text: string) =>
    (
      text
        .replace(/`[^`]*`/gu, "")
        .replace(/(?<=\d)[,\u202f](?=\d{3})/gu, "")
        .match(/\d+/gu) ?? []
    ).sort();

  test("both languages are complete, of like length, with the same code and the same numbers", () => {
    expect(
      complaints((question) =>
        textsOf(question).flatMap(({ place, text: { en, fr } }) => [
          ...(en.trim() === "" || fr.trim() === "" || (en === fr && /\p{L}{3}/u.test(en))
            ? [`${place} lacks a language`]
            : []),
          ...(fr.length / en.length < 0.7 || fr.length / en.length > 1.6
            ? [`${place} differs in length`]
            : []),
          ...(wire(en).join() === wire(fr).join() ? [] : [`${place} differs in code`]),
          ...(numbers(en).join() === numbers(fr).join() ? [] : [`${place} differs in numbers`]),
        ]),
      ),
    ).toEqual([]);
  });

  test("no text refers to an option by letter or place, or bundles options", () => {
    const byLetter = /\b(?:options?|answers?|réponses?|choix|propositions?)\s+(?:[A-F]|[1-6])\b(?![’'])/u;
    const bundle =
      /\b(?:all|none|both) of (?:the above|these)\b|\b(?:toutes|aucune) (?:de )?(?:ces|les) réponses\b|ci-dessus/iu;
    expect(everyText((text) => byLetter.test(text) || bundle.test(text))).toEqual([]);
  });

  test("typography is that of the language", () => {
    const outsideCode = (text: string) => text.replace(/`[^`]*`/gu, "x");
    expect(
      everyText((raw, locale) => {
        const text = outsideCode(raw);
        return locale === "en"
          ? /['"]|\s[:;?!]/u.test(text)
          : /['"“”]|[^\u202f\d][:;?!»%]|«[^\u202f]/u.test(text);
      }),
    ).toEqual([]);
  });

  test("stems, options and explanations stay short", () => {
    const words = (text: string) => text.split(/\s+/u).length;
    expect(
      complaints((question) =>
        textsOf(question).flatMap(({ place, text }) => {
          const limit = place === "stem" ? 90 : place.endsWith(".text") ? 30 : 60;
          return words(text.en) > limit ? [`${place} has ${String(words(text.en))} words`] : [];
        }),
      ),
    ).toEqual([]);
  });
});

describe("code and data", () => {
  test("every exhibit parses", () => {
    for (const { id, exhibit } of allQuestions) {
      if (exhibit === undefined) continue;
      if (exhibit.language === "json") expect(() => JSON.parse(exhibit.text) as unknown, id).not.toThrow();
      else expect(ts.transpileModule(exhibit.text, { reportDiagnostics: true }).diagnostics, id).toEqual([]);
    }
  });

  test("steps are shown in a wrong order, and their partial order is sound", () => {
    for (const { id, steps, shown, before } of ofType("order-the-steps")) {
      expect([...shown].sort(), id).toEqual(Object.keys(steps).sort());
      expect(
        before.flat().filter((step) => !(step in steps)),
        id,
      ).toEqual([]);
      expect(
        before.some(([first, second]) => shown.indexOf(first) > shown.indexOf(second)),
        id,
      ).toBe(true);
      const open = new Set(Object.keys(steps));
      for (const _ of shown)
        for (const step of open) if (!before.some(([a, b]) => b === step && open.has(a))) open.delete(step);
      expect([...open], `${id} has a circle`).toEqual([]);
    }
  });

  /** The body in which a bare array is judged: one tool per name that it calls. */
  function bodyOf(messages: unknown) {
    const names = new Set([...JSON.stringify(messages).matchAll(/"name":"(\w+)"/gu)].map(([, name]) => name));
    const tools = [...names, "any_tool"].map((name) => ({ name, input_schema: { type: "object" } }));
    return { model: "claude-haiku-4-5", max_tokens: 1024, tools, messages };
  }

  test("an array to fix is refused by its rule, and its solution is accepted", () => {
    for (const { id, messages, rule, solution } of ofType("fix-the-array")) {
      const options = { apiVersion: "2026-10-21", betas: [] } as const;
      const given = validateRequest(bodyOf(messages), options);
      expect(given.ok ? "accepted" : given.refusal.rule, id).toBe(rule);
      expect(validateRequest(bodyOf(solution), options), id).toMatchObject({ ok: true });
      expect(solution, id).not.toEqual(messages);
    }
  });
});
