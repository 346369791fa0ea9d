import { describe, expect, test } from "vitest";
import { allRules, requestRules } from "./all-rules";
import known from "./fixtures/known-rule-ids.json";
import { leftOutRules } from "./left-out-rules";
import { lintRules } from "./lints";
import { phases } from "./rule";
import en from "../i18n/messages/en/rules.json";
import fr from "../i18n/messages/fr/rules.json";

const implemented = allRules.map(({ id }) => id);
const leftOut = leftOutRules.map(({ id }) => id);
const lints = lintRules.map(({ id }) => id);
const OURS = "simulator's own";

describe("the list of rules", () => {
  test.each(known)("%s is implemented, or left out with a reason", (id) => {
    expect([...implemented, ...leftOut].filter((other) => other === id)).toHaveLength(1);
  });

  test("a rule that is in no public source says that it is ours", () => {
    for (const { id, confidence, simulatorText } of allRules) {
      expect(confidence === OURS).toBe(!known.includes(id));
      if (confidence === OURS) expect(simulatorText).toBe(true);
    }
  });

  test("ids are unique, and what stands in for a rule exists", () => {
    expect(new Set(implemented).size).toBe(implemented.length);
    for (const { instead } of leftOutRules) {
      if (instead !== undefined) expect([...implemented, ...lints]).toContain(instead);
    }
  });

  test("rules run in the order of the phases", () => {
    const places = requestRules.map(({ phase }) => phases.indexOf(phase));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("every rule and lint is explained in both languages, and nothing else is", () => {
    const ids = [...new Set([...implemented, ...leftOut, ...lints])].sort();
    for (const { leftOutReasons, ...texts } of [en, fr]) {
      expect(Object.keys(texts).sort()).toEqual(ids);
      for (const { reason } of leftOutRules) expect(leftOutReasons[reason].length).toBeGreaterThan(5);
      for (const { what, fix } of Object.values(texts))
        expect(Math.min(what.length, fix.length)).toBeGreaterThan(5);
    }
  });
});
