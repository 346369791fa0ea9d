// `npm run play`: from a fresh clone to the product in a browser. Nothing may be installed yet when this starts.
import { isIP } from "node:net";
import { ensureBuilt } from "./build.mjs";
import { ended } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { parsePort, requireFree } from "./port.mjs";
import { main } from "./project.mjs";
import { serve } from "./server.mjs";

/** Some systems put the machine's name into HOST: only an address is taken for a wish. */
function hostFrom(wish = "") {
  return isIP(wish) > 0 ? wish : "127.0.0.1";
}

await main(async () => {
  const port = parsePort(process.env.PORT || "3000");
  const host = hostFrom(process.env.HOST);
  await requireFree(port, host);
  await ensureInstalled();
  await ensureBuilt();
  const server = await serve(port, host, { stdio: ["ignore", "ignore", "inherit"] });
  const shown = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  console.log(`\nLoopscope is at http://${shown}:${port} (Ctrl+C ends it)\n`);
  return ended(server);
});
