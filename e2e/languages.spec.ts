import { expect, test } from "./fixtures";
import { PlayerPage } from "./player-page";

test.describe("a browser that prefers French", () => {
  test.use({ locale: "fr-FR" });

  test("gets French, and can switch to English and stay there", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/fr$/);
    await new PlayerPage(page, "fr").ready();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");

    await page.getByRole("link", { name: /English/ }).click();
    await expect(page).toHaveURL(/\/en/);
    await new PlayerPage(page).ready();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");

    await page.goto("/");
    await expect(page).toHaveURL(/\/en/);
  });
});

test("an address that does not exist says so and leads back", async ({ page, watch }) => {
  const response = await page.goto("/en/nowhere");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link").first().click();
  await new PlayerPage(page).ready();
  expect(watch.complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
  watch.complaints.length = 0;
});
