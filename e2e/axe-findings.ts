import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What depends on colours, and so on the theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Rule and place of every serious or critical finding of axe on what a page shows now: every rule in the light theme,
 * then those about colours in the dark one. The page is left in the light theme.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await show(page, "dark");
  const dark = await analyze(new AxeBuilder({ page }).withRules(colourRules));
  await show(page, "light");
  const light = await analyze(new AxeBuilder({ page }));
  return [...light, ...dark.map((finding) => `in dark: ${finding}`)];
}

async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  // Without motion no colour is on its way to another.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
