import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** What depends on colours, and so on the theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Rule and place of every serious or critical finding of axe on what a page shows now: those about colours in the dark
 * theme, then every rule in the light one. The page is left in the light theme.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await show(page, "dark");
  const dark = await analyze(page, { runOnly: colourRules });
  await show(page, "light");
  const light = await analyze(page, {});
  return [...light, ...dark.map((finding) => `in dark: ${finding}`)];
}

async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  // Without motion no colour is on its way to another.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

async function analyze(page: Page, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), {
    ...options,
    resultTypes: ["violations" as const],
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
