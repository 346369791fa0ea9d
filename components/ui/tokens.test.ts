import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linearRgb, type Rgb } from "./fixtures/colour-difference";

const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");

/** A token's values in the light and in the dark theme, as the style sheet states them. */
function token(name: string): { light: Rgb; dark: Rgb } {
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const one = new RegExp(`--${name}: (#\\w{6});`).exec(css);
  const [light, dark] = both === null ? [one?.[1], one?.[1]] : [both[1], both[2]];
  if (light === undefined || dark === undefined) throw new Error(`no token --${name}`);
  return { light: linearRgb(light), dark: linearRgb(dark) };
}

/** WCAG 2.2 contrast ratio. */
function contrast(first: Rgb, second: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const themes = ["light", "dark"] as const;
const code = ["syn-key", "syn-str", "syn-type", "syn-num", "syn-punct", "syn-note"];
const texts = ["ink", "ink-2", "ink-3", "rubric", "wrong", "right", ...code];
const grounds = ["paper", "paper-2", "rubric-wash", "rubric-tint"];
const pairs = ["pair-a", "pair-b", "pair-c", "pair-d"];

describe("the tokens", () => {
  it.each(texts)("%s is readable as text on every ground, in both themes", (name) => {
    for (const theme of themes)
      for (const ground of grounds)
        expect(contrast(token(name)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  it("text on solid buttons and on the run's token is readable", () => {
    for (const theme of themes) {
      expect(contrast(token("on-ink")[theme], token("ink")[theme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token("on-ink")[theme], token("ink-2")[theme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token("on-rubric")[theme], token("rubric")[theme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("control bounds and the focus ring stand out from every ground", () => {
    for (const theme of themes)
      for (const ground of grounds)
        for (const name of ["line", "focus"])
          expect(contrast(token(name)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs)("%s carries its letter readably", (name) => {
    expect(contrast(token(name).light, token(`${name}-text`).light)).toBeGreaterThanOrEqual(4.5);
  });
});
