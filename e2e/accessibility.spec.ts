import { axeFindings } from "./axe-findings";
import { expect, test } from "./fixtures";
import { PlayerPage } from "./player-page";

/** Ways to the moments whose screens differ most. */
const moments = {
  "the start": () => Promise.resolve(),
  "the first fork": (player) => player.move("nextFork").then(() => undefined),
  "the end": (player) => player.button("lastEvent").click(),
} satisfies Record<string, (player: PlayerPage) => Promise<void>>;

for (const [moment, goThere] of Object.entries(moments))
  test(`axe finds nothing serious at ${moment}`, async ({ page, player }) => {
    await player.open();
    await goThere(player);
    expect(await axeFindings(page)).toEqual([]);
  });

test("axe finds nothing serious in the table, in French", async ({ page }) => {
  const player = new PlayerPage(page, "fr");
  await player.open();
  await player.button("table").click();
  await expect(page.getByRole("table")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("axe finds nothing serious", async ({ page, player }) => {
    await player.open();
    await player.move("nextFork");
    expect(await axeFindings(page)).toEqual([]);
  });
});
