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

/** Ways to the moments whose screens differ most. */
const moments = {
  "the start": () => Promise.resolve(),
  "the first fork": (player) => player.move("nextFork").then(() => undefined),
  "the end": (player) => player.button("lastEvent").click(),
} satisfies Record<string, (player: PlayerPage) => Promise<void>>;

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    for (const [moment, goThere] of Object.entries(moments))
      test(`axe finds nothing serious at ${moment}`, async ({ page, player }) => {
        await player.open();
        await goThere(player);
        expect(await findings(page)).toEqual([]);
      });
  });

test("axe finds nothing serious in the table, in French", async ({ page }) => {
  const player = new PlayerPage(page, "fr");
  await player.open();
  await player.button("table").click();
  await expect(page.getByRole("table")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("axe finds nothing serious", async ({ page, player }) => {
    await player.open();
    await player.move("nextFork");
    expect(await findings(page)).toEqual([]);
  });
});
