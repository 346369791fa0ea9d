import { expect, test } from "./fixtures";
import { type PlayerPage } from "./player-page";

/** How many pixels the page is wider than the screen. */
function overhang(player: PlayerPage): Promise<number> {
  return player.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const width of [320, 390]) {
  test.describe(`on a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test("the run is stepped in its three tabs without sideways scrolling", async ({ page, player }) => {
      await player.open();
      await player.move("nextFork");
      for (const tab of ["program", "loop", "messages"] as const) {
        await page.getByRole("tab", { name: player.name(tab) }).tap();
        await expect(player.region(tab)).toBeVisible();
        expect(await overhang(player)).toBe(0);
      }
      await player.move("nextIteration");
      await player.button("lastEvent").tap();
      await expect(player.messages).toHaveCount(3);
      expect(await overhang(player)).toBe(0);
    });
  });
}

test.describe("on a screen 1024 by 768", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("program, loop, messages and transport are in view together", async ({ player }) => {
    await player.open();
    await player.move("nextFork");
    for (const part of ["program", "loop", "messages", "narration"] as const)
      await expect(player.region(part)).toBeInViewport();
    await expect(player.button("nextEvent")).toBeInViewport({ ratio: 1 });
    expect(await overhang(player)).toBe(0);
  });
});
