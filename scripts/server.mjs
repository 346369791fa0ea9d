import { nextCli } from "./build.mjs";
import { startFollower, stop } from "./children.mjs";
import { freePort, waitForPort } from "./port.mjs";
import { Complaint } from "./project.mjs";

/** Serves the production build. In: where. Out: the child process, ready to answer. */
export async function serve(port, host, options = {}) {
  const server = startFollower([nextCli, "start", "--port", String(port), "--hostname", host], {
    ...options,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const over = () => server.exitCode !== null || server.signalCode !== null;
  if (await waitForPort(port, host, 30, over)) return server;
  await stop(server);
  throw new Complaint(`The server did not come up on port ${port}; the reason stands above.`);
}

/** Serves the build on a free loopback port while `body(address)` runs. Out: what the body returns. */
export async function withServer(body) {
  const port = await freePort();
  const server = await serve(port, "127.0.0.1", { stdio: ["ignore", "ignore", "inherit"] });
  try {
    return await body(`http://127.0.0.1:${port}`, server);
  } finally {
    await stop(server);
  }
}
