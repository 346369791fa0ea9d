import { chromium as playwright } from "@playwright/test";
import { programOf, runOnce } from "./http.mjs";
import { median } from "./report.mjs";

const kilobyte = 1000;
const visits = 3;
const steps = 200;

/** Makes about a thousand events: one per statement of a long loop. */
const longProgram = programOf(`  let sum = 0;
  for (let round = 0; round < 330; round += 1) {
    sum += round;
    if (sum % 7 === 0) sum += 1;
  }
  console.log(prompt, client.messages.create.length);
  return String(sum);`);

async function withPage(browser, body) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  try {
    const page = await context.newPage();
    return await body(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Bytes on the wire per kind of file, compressed and with headers, until the page is at rest. */
async function transferred(browser, address) {
  return withPage(browser, async (page, cdp) => {
    const kinds = new Map();
    const bytes = { Script: 0, Font: 0, Stylesheet: 0, Document: 0 };
    cdp.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind in bytes) bytes[kind] += encodedDataLength;
    });
    await cdp.send("Network.enable");
    await page.goto(`${address}/en`, { waitUntil: "networkidle" });
    return bytes;
  });
}

/** In the page: the largest paint so far, and how much of each long task lies beyond 50 ms. */
function observe() {
  window.bench = { lcp: 0, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.bench.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.bench.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

/** A first visit on a slow machine and a slow line. */
async function slowVisit(browser, address) {
  return withPage(browser, async (page, cdp) => {
    await page.addInitScript(observe);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 40,
      downloadThroughput: 10e6 / 8,
      uploadThroughput: 10e6 / 8,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`${address}/en`, { waitUntil: "networkidle" });
    return page.evaluate(() => window.bench);
  });
}

/** In the page: moves the slider one event per frame. Out: milliseconds from the first frame to the last. */
function scrub(count) {
  const slider = document.querySelector("input[type=range]");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  return new Promise((resolve) => {
    let begun;
    let done = 0;
    const frame = (now) => {
      begun ??= now;
      if (done === count) return resolve(now - begun);
      done += 1;
      set.call(slider, String(300 + done));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function busySeconds(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value;
}

/** Scrubs a trace of about 1,000 events, which the page gets in answer to its button "Run". */
async function scrubbing(browser, address, report) {
  const { events, text } = await runOnce(address, { program: longProgram });
  report.add("events of the synthetic trace", events.length, "events", { least: 900 });
  await withPage(browser, async (page, cdp) => {
    await page.route("**/api/runs", (route) =>
      route.fulfill({ contentType: "application/x-ndjson; charset=utf-8", body: text }),
    );
    await page.goto(`${address}/en`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const slider = page.getByRole("slider", { name: "Timeline" });
    await page.waitForFunction(
      (last) => document.querySelector("input[type=range]").max === last,
      String(events.length - 1),
    );
    await slider.focus();
    await page.evaluate(scrub, 20);
    await cdp.send("Performance.enable");
    const before = await busySeconds(cdp);
    const milliseconds = await page.evaluate(scrub, steps);
    const busy = (await busySeconds(cdp)) - before;
    report.add("frames per second while scrubbing", steps / (milliseconds / 1000), "frames/s");
    report.add("a step repaints in (work of the main thread)", (busy * 1000) / steps, "ms", { most: 16 });
  });
}

/** What the player page costs to load and to step. */
export async function benchPage(address, chromium, report) {
  const browser = await playwright.launch({ executablePath: chromium });
  try {
    await withPage(browser, (page) => page.goto(`${address}/en`, { waitUntil: "networkidle" }));
    const bytes = await transferred(browser, address);
    report.add("JavaScript transferred", bytes.Script / kilobyte, "KB", { most: 220 });
    report.add("fonts transferred", bytes.Font / kilobyte, "KB", { most: 180 });
    report.add("style sheets transferred", bytes.Stylesheet / kilobyte, "KB");
    report.add("document transferred", bytes.Document / kilobyte, "KB");
    const slow = [];
    for (let visit = 0; visit < visits; visit += 1) slow.push(await slowVisit(browser, address));
    report.add("largest paint, 4× slower CPU, 10 Mbit/s", median(slow.map(({ lcp }) => lcp)) / 1000, "s", {
      most: 2.4,
    });
    report.add("total blocking time, the same", median(slow.map(({ blocking }) => blocking)), "ms", {
      most: 800,
    });
    await scrubbing(browser, address, report);
  } finally {
    await browser.close();
  }
}
