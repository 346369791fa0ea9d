import { axeFindings } from "./axe-findings";
import { expect, test } from "./fixtures";

/** Reading pages: what their first heading says, in both languages. */
const pages = [
  { path: "/en/play", title: "Scenarios" },
  { path: "/fr/play", title: "Scénarios" },
  { path: "/en/reference", title: "Reference" },
  { path: "/fr/reference", title: "Référence" },
  { path: "/en/agent", title: "Point your own agent at it" },
  { path: "/fr/agent", title: "Branchez votre propre agent" },
];

for (const { path, title } of pages) {
  test(`${path} is readable and accessible, also on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("the reference names every stop_reason and links to a run of it", async ({ page }) => {
  await page.goto("/en/reference");
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "pause_turn" }) });
  await row.getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Next event", exact: true })).toBeVisible();
});

test("the snippet on the agent page reaches this server", async ({ page, request, baseURL }) => {
  await page.goto("/en/agent");
  await expect(page.getByText(`${baseURL ?? ""}/api/sim`, { exact: true })).toBeVisible();
  const reply = await request.post("/api/sim/v1/messages", {
    headers: { "x-api-key": "anything", "anthropic-version": "2026-10-21" },
    data: { model: "claude-haiku-4-5", max_tokens: 64, messages: [{ role: "user", content: "Hello" }] },
  });
  expect(reply.status()).toBe(200);
});
