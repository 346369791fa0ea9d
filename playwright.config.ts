import { defineConfig, devices } from "@playwright/test";

/** `npm test` serves the build itself and says where; alone, this serves it on a port of its own. */
const given = process.env["LOOPSCOPE_URL"];
const baseURL = given ?? "http://127.0.0.1:3210";
const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two cores share a server, two browsers and axe: slow is not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    launchOptions: {
      // A browser that looks for updates would count as a request to another host.
      args: ["--disable-background-networking", "--disable-component-update"],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  ...(given === undefined
    ? {
        webServer: {
          command: "node node_modules/next/dist/bin/next start --hostname 127.0.0.1 --port 3210",
          url: baseURL,
        },
      }
    : {}),
});
