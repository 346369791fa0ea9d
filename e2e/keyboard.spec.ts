import { type Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { type PlayerPage } from "./player-page";

/** Walks with the Tab key until `target` has the focus. */
async function tabTo(player: PlayerPage, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await player.page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The Tab key never got there.");
}

test("the whole job is done with the keyboard alone", async ({ page, player }) => {
  await player.open();
  await tabTo(player, player.prompt);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Has order 9910 left yet?");
  await player.whileRunning(() => page.keyboard.press("Enter"));

  await tabTo(player, player.slider);
  await page.keyboard.press("Home");
  const first = await player.place();
  await page.keyboard.press("ArrowRight");
  await expect(player.slider).not.toHaveAttribute("aria-valuetext", first);
  await page.keyboard.press("ArrowLeft");
  await expect(player.slider).toHaveAttribute("aria-valuetext", first);
  await page.keyboard.press("PageDown");
  await expect(player.slider).not.toHaveAttribute("aria-valuetext", first);
  await page.keyboard.press("End");
  await expect(player.narration).toContainText("#9910 is still processing");
  await expect(player.button("nextEvent")).toBeDisabled();

  await tabTo(player, player.button("previousEvent"));
  const last = await player.place();
  await page.keyboard.press("Enter");
  await expect(player.slider).not.toHaveAttribute("aria-valuetext", last);
});

test("arrow keys move the cursor in a text field, not in the run", async ({ page, player }) => {
  await player.open();
  await player.move("nextEvent");
  const place = await player.place();
  await player.prompt.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(player.slider).toHaveAttribute("aria-valuetext", place);
});
