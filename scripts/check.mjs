// `npm run check`: the same gates as `npm test`, on what is installed.
import { requireChromium } from "./chromium.mjs";
import { runGates } from "./gates.mjs";
import { main } from "./project.mjs";

await main(async () => runGates(await requireChromium()));
