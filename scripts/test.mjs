// `npm test`: everything that must hold, from a fresh clone. Installs what is missing.
import { ensureChromium } from "./chromium.mjs";
import { runGates } from "./gates.mjs";
import { ensureInstalled } from "./install.mjs";
import { main } from "./project.mjs";

await main(async () => {
  await ensureInstalled();
  return runGates(await ensureChromium());
});
