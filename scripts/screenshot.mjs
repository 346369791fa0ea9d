// `npm run shot`: the picture of the README. Claude's turn has just joined the messages of the first run.
import { ensureBuilt } from "./build.mjs";
import { requireChromium } from "./chromium.mjs";
import { Complaint, main } from "./project.mjs";
import { withServer } from "./server.mjs";

const file = "public/player.png";

/** Steps until the second message is there, or gives up. */
async function stepToAppend(page) {
  const messages = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  const next = page.getByRole("button", { name: "Next event" });
  for (let step = 0; step < 100; step += 1) {
    if ((await messages.count()) === 2) return;
    await next.click();
  }
  throw new Complaint("The run never got to its second message.");
}

await main(async () => {
  const executablePath = await requireChromium();
  await ensureBuilt();
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath });
  try {
    await withServer(async (address) => {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 2,
        colorScheme: "light",
        reducedMotion: "reduce",
        locale: "en-US",
      });
      await page.goto(`${address}/en`, { waitUntil: "networkidle" });
      await stepToAppend(page);
      await page.getByRole("heading", { level: 1 }).hover();
      await page.evaluate(() => document.activeElement.blur());
      await page.screenshot({ path: file });
    });
  } finally {
    await browser.close();
  }
  console.log(`Wrote ${file}`);
});
