import { AxeBuilder } from "@axe-core/playwright";
import { type Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { PlayerPage } from "./player-page";

/** Rule and place of every serious or critical finding. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const colorScheme of ["light", "dark"] as const)
  for (const language of ["en", "fr"] as const)
    test.describe(`in ${colorScheme}, in ${language}`, () => {
      test.use({ colorScheme, reducedMotion: "reduce" });

      test("axe finds nothing serious at the start, at a fork and at the end", async ({ page }) => {
        const player = new PlayerPage(page, language);
        await player.open();
        expect(await findings(page)).toEqual([]);
        await player.move("nextFork");
        expect(await findings(page)).toEqual([]);
        await player.button("lastEvent").click();
        expect(await findings(page)).toEqual([]);
      });
    });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("axe finds nothing serious", async ({ page, player }) => {
    await player.open();
    await player.move("nextFork");
    expect(await findings(page)).toEqual([]);
  });
});
