import { AxeBuilder } from "@axe-core/playwright";
import { type Page } from "@playwright/test";

/** Rule and place of every serious or critical finding of axe on what a page shows now. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
