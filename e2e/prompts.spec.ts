import { expect, test } from "./fixtures";
import { PlayerPage } from "./player-page";

test("another order is looked up and reported", async ({ player }) => {
  await player.open();
  await player.ask("Has order 9910 left yet?");
  await player.button("lastEvent").click();
  await expect(player.messages).toHaveCount(3);
  await expect(player.narration).toContainText(/#9910 is still processing/);
});

test("an unknown order is explained, not invented", async ({ player }) => {
  await player.open();
  await player.ask("Where is order 777?");
  await player.button("lastEvent").click();
  await expect(player.messages.nth(2)).toContainText("Order 777 not found");
  await expect(player.narration).toContainText(/could not find an order #777/);
});

test("two orders in one question are two calls in one turn", async ({ player }) => {
  await player.open();
  await player.ask("Where are #4821 and #9910?");
  await player.button("lastEvent").click();
  await expect(player.messages).toHaveCount(3);
  await expect(player.messages.nth(1).getByText("tool_use", { exact: true })).toHaveCount(2);
  await expect(player.messages.nth(2).getByText("tool_result", { exact: true })).toHaveCount(2);
});

test("without a number Claude asks for it", async ({ player }) => {
  await player.open();
  await player.ask("Where is my parcel?");
  await player.button("lastEvent").click();
  await expect(player.messages).toHaveCount(1);
  await expect(player.narration).toContainText("What is the order number?");
});

test("a question in French is answered in French", async ({ page }) => {
  const player = new PlayerPage(page, "fr");
  await player.open();
  await player.ask("Où en est la commande 4821 ?");
  await player.button("lastEvent").click();
  for (const fact of ["expédiée", "FedEx", "30 mars"]) await expect(player.narration).toContainText(fact);
});

test("an edited question outlives a reload and a change of language, and stays out of the address", async ({
  player,
  page,
}) => {
  const question = "Has order 9910 left yet?";
  await player.open();
  await player.ask(question);
  await player.button("lastEvent").click();
  await expect(page).toHaveURL(/#event=[1-9]/);
  await page.reload();
  await expect(player.prompt).toHaveValue(question);
  await expect(player.narration).toContainText(/#9910 is still processing/);
  await page.getByRole("link", { name: /français/ }).click();
  const french = new PlayerPage(page, "fr");
  await expect(french.prompt).toHaveValue(question);
  await expect(french.narration).toContainText(/#9910 is still processing/);
  expect(page.url()).not.toContain("9910");
});

test("a question that could not be run, and one that was not run yet, outlive a reload and a change of language", async ({
  player,
  page,
}) => {
  await player.open();
  await page.route("**/api/runs", (route) => route.fulfill({ status: 204 }));
  await player.ask("Has order 9910 left yet?");
  await page.reload();
  await expect(player.prompt).toHaveValue("Has order 9910 left yet?");
  await page.unroute("**/api/runs");
  await player.whileRunning(() => player.button("run").click());
  await player.button("lastEvent").click();
  await expect(player.messages.first()).toContainText("9910");

  await player.prompt.fill("Where is order 777?");
  await page.getByRole("link", { name: /français/ }).click();
  const french = new PlayerPage(page, "fr");
  await expect(french.prompt).toHaveValue("Where is order 777?");
  await page.goBack();
  expect(page.url()).not.toMatch(/777|9910/);
});
