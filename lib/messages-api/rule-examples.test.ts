import { describe, expect, test } from "vitest";
import { requestRules } from "./all-rules";
import type { Example } from "./fixtures/build";
import { limitExamples } from "./fixtures/examples-limits";
import { pairingExamples } from "./fixtures/examples-pairing";
import { shapeExamples } from "./fixtures/examples-shape";
import { thinkingExamples } from "./fixtures/examples-thinking";
import { toolExamples } from "./fixtures/examples-tools";
import { validateRequest } from "./validate-request";

const examples: readonly Example[] = [
  ...shapeExamples,
  ...toolExamples,
  ...limitExamples,
  ...pairingExamples,
  ...thinkingExamples,
];
const broken = examples.filter(({ case: { expected } }) => expected.class === "api-400");
const nearly = examples.filter(({ case: { expected } }) => expected.class === "ok");

function judge({ case: { input }, options }: Example) {
  return validateRequest(input.body, { apiVersion: "2026-10-21", betas: [], ...options });
}

describe("one example that breaks each rule, and one that nearly does", () => {
  test.each(broken.map((one) => [one.rule, one] as const))("%s refuses what breaks it", (rule, one) => {
    const verdict = judge(one);
    const refusal = verdict.ok ? null : verdict.refusal;
    expect(refusal?.rule).toBe(rule);
    expect(refusal?.path).toBe(one.case.expected.path);
    expect(refusal?.ids).toEqual(one.case.expected.ids);
    expect(refusal?.message).not.toMatch(/\{[A-Za-z]+\}/);
  });

  test.each(nearly.map((one) => [one.rule, one] as const))(
    "%s lets pass what nearly breaks it",
    (_rule, one) => {
      const verdict = judge(one);
      expect(verdict.ok ? null : verdict.refusal).toBeNull();
    },
  );

  test("every rule about the body has both", () => {
    for (const { id } of requestRules) {
      expect(broken.map(({ rule }) => rule)).toContain(id);
      expect(nearly.map(({ rule }) => rule)).toContain(id);
    }
    expect(examples.length).toBeGreaterThanOrEqual(2 * requestRules.length);
  });
});
