import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { PlayerPage } from "./player-page";

export { expect };

/** Everything that a page does and should not: errors in its console, uncaught exceptions, requests to other hosts. */
class Watch {
  readonly complaints: string[] = [];

  constructor(private readonly home: string) {}

  over(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(`console: ${message.text()}`);
    });
    context.on("weberror", (thrown) => this.complaints.push(`exception: ${thrown.error().message}`));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== this.home)
        this.complaints.push(`request: ${url.href}`);
    });
  }
}

interface Fixtures {
  readonly watch: Watch;
  readonly player: PlayerPage;
  /** A browser that has never been here, watched like the first one. */
  readonly freshPage: Page;
}

export const test = base.extend<Fixtures>({
  watch: async ({ baseURL }, use) => {
    const watch = new Watch(new URL(baseURL ?? "").origin);
    await use(watch);
    expect(watch.complaints, "what the pages should not have done").toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    watch.over(context);
    await use(context);
  },
  player: async ({ page }, use) => {
    await use(new PlayerPage(page));
  },
  freshPage: async ({ browser, contextOptions, watch }, use) => {
    const context = await browser.newContext(contextOptions);
    watch.over(context);
    await use(await context.newPage());
    await context.close();
  },
});
