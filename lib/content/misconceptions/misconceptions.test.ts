import { describe, expect, test } from "vitest";
import { allMisconceptions, findMisconception } from "./all-misconceptions";

const texts = allMisconceptions.flatMap(({ id, name, belief, refutation, model }) =>
  Object.entries({ name, belief, refutation, model }).map(([field, text]) => ({
    place: `${id}.${field}`,
    text,
  })),
);
const wire = (text: string) => (text.match(/`[^`]*`/gu) ?? []).sort().join();
const outsideCode = (text: string) => text.replace(/`[^`]*`/gu, "x");

describe("the register of misconceptions", () => {
  test("ids are unique kebab-case names that can be looked up", () => {
    const ids = allMisconceptions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/u.test(id))).toEqual([]);
    expect(ids.map((id) => findMisconception(id)?.id)).toEqual(ids);
    expect(findMisconception("unheard-of")).toBeUndefined();
  });

  test("every text stands in both languages with the same code in it", () => {
    expect(
      texts.filter(({ text }) => text.en === text.fr || text.en.length < 8 || text.fr.length < 8),
    ).toEqual([]);
    expect(texts.filter(({ text }) => wire(text.en) !== wire(text.fr)).map(({ place }) => place)).toEqual([]);
  });

  test("typography is that of the language", () => {
    expect(
      texts.filter(({ text }) => /['"]|\s[:;?!]/u.test(outsideCode(text.en))).map(({ place }) => place),
    ).toEqual([]);
    expect(
      texts
        .filter(({ text }) => /['"“”]|[^\u202f\d][:;?!»%]|«[^\u202f]/u.test(outsideCode(text.fr)))
        .map(({ place }) => place),
    ).toEqual([]);
  });

  test("a refutation says more than that the belief is wrong", () => {
    expect(
      allMisconceptions.filter(({ refutation }) => refutation.en.split(" ").length < 12).map(({ id }) => id),
    ).toEqual([]);
  });
});
