// `npm run bench`: measures the production build on this machine and prints one table. Starts what it needs itself.
import { benchLoad } from "./bench/load.mjs";
import { benchPage } from "./bench/page.mjs";
import { benchRuns, benchSandbox } from "./bench/runs.mjs";
import { Report } from "./bench/report.mjs";
import { benchValidation } from "./bench/validation.mjs";
import { ensureBuilt } from "./build.mjs";
import { requireChromium } from "./chromium.mjs";
import { main } from "./project.mjs";
import { withServer } from "./server.mjs";

await main(async () => {
  const chromium = await requireChromium();
  await ensureBuilt();
  const report = new Report();
  // A server of its own for each part: a cold start is measured, and no part warms the next one up.
  await report.part("Reference run", () => withServer((address) => benchRuns(address, report)));
  await report.part("Sandbox", () => withServer((address) => benchSandbox(address, report)));
  await report.part("Player page", () => withServer((address) => benchPage(address, chromium, report)));
  await report.part("Validation", () => benchValidation(report));
  await report.part("Endpoint under load", () => withServer((address) => benchLoad(address, report)));
  report.print();
  return report.failures === 0 ? 0 : 1;
});
