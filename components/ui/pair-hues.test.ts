import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deficiencies, deltaE2000, labSeen, linearRgb } from "./fixtures/colour-difference";

const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
const hues = [...css.matchAll(/--pair-[a-d]: (#\w{6})/g)].map(([, hex = ""]) => linearRgb(hex));

describe("the hues that pair calls with results", () => {
  it("measures as published (pair 1 and pair 25 of Sharma's test data)", () => {
    expect(deltaE2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(deltaE2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 3);
  });

  it("are four", () => {
    expect(hues).toHaveLength(4);
  });

  it.each(Object.entries(deficiencies))("stay apart for a reader with: %s", (_, deficiency) => {
    const seen = hues.map((colour) => labSeen(colour, deficiency));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => deltaE2000(one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(15);
  });
});
