import { expect, test } from "./fixtures";
import { PlayerPage } from "./player-page";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const copied = (player: PlayerPage): Promise<string> =>
  player.page.evaluate(() => navigator.clipboard.readText());

test("a link to a moment in French shows a fresh browser the same screen", async ({ page, freshPage }) => {
  const player = new PlayerPage(page, "fr");
  await player.open();
  await player.move("nextFork");
  for (let step = 0; step < 3; step += 1) await player.move("nextEvent");
  const [place, screen] = [await player.place(), await player.screen()];
  await player.button("copyLink").click();
  await expect.poll(() => copied(player)).toMatch(/\/fr.*#/);

  const visitor = new PlayerPage(freshPage, "fr");
  await visitor.open(await copied(player));
  await expect(visitor.slider).toHaveAttribute("aria-valuetext", place);
  expect(await freshPage.evaluate(() => document.documentElement.lang)).toBe("fr");
  await expect.poll(() => visitor.screen()).toBe(screen);
});

test("a link to an edited question carries the question in the part that no server sees", async ({
  player,
  freshPage,
}) => {
  await player.open();
  await player.ask("Was #0042 delivered?");
  await player.button("lastEvent").click();
  await player.button("copyLink").click();
  await expect.poll(() => copied(player)).toContain("#");
  const link = new URL(await copied(player));
  expect(link.search).toBe("");

  const visitor = new PlayerPage(freshPage);
  await visitor.open(link.href);
  await expect(visitor.prompt).toHaveValue("Was #0042 delivered?");
  await expect(visitor.narration).toContainText(/#0042 was delivered on March 25 by DHL/);
});
