import { Agent, request as httpRequest } from "node:http";
import { performance } from "node:perf_hooks";
import { startFollower, stop } from "../children.mjs";
import { freePort, waitForPort } from "../port.mjs";
import { percentile } from "./report.mjs";
import { requestOf } from "./validation.mjs";

const connections = 32;
const warmUp = 300;
const measured = 1500;

/** A history of 20 messages; the last one is a question, which every mock server can answer. */
function body() {
  const request = requestOf(19);
  request.messages.push({ role: "user", content: "And order #9910?" });
  return JSON.stringify(request);
}

function send(url, text, agent) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = {
      "content-type": "application/json",
      "x-api-key": "any",
      "anthropic-version": "2023-06-01",
    };
    const outgoing = httpRequest(url, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    outgoing.once("error", reject);
    outgoing.end(text);
  });
}

/** Sends `count` requests over 32 connections. Out: milliseconds of each, and of all together. */
async function volley(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = body();
  const taken = [];
  const begun = performance.now();
  let left = count;
  const worker = async () => {
    while (left-- > 0) taken.push(await send(url, text, agent));
  };
  try {
    await Promise.all(Array.from({ length: connections }, worker));
    return { taken, total: performance.now() - begun };
  } finally {
    agent.destroy();
  }
}

async function rate(name, url, report) {
  await volley(url, warmUp);
  const { taken, total } = await volley(url, measured);
  const perSecond = measured / (total / 1000);
  report.add(`${name}, ${connections} connections, history of 20`, perSecond, "requests/s");
  report.add(`${name}, p99`, percentile(taken, 0.99), "ms");
  return perSecond;
}

async function withAimock(run) {
  const port = await freePort();
  const server = startFollower(["scripts/bench/aimock-server.mjs", String(port)], { stdio: "ignore" });
  try {
    if (!(await waitForPort(port, "127.0.0.1", 15))) throw new Error("aimock did not come up");
    return await run(`http://127.0.0.1:${port}/v1/messages`);
  } finally {
    await stop(server);
  }
}

/** Requests per second of the endpoint, beside a mock server that validates nothing. */
export async function benchLoad(address, report) {
  const ours = await rate("Loopscope (validates)", `${address}/api/sim/order-tracking/v1/messages`, report);
  const theirs = await withAimock((url) => rate("aimock (does not)", url, report));
  report.add("Loopscope ÷ aimock", ours / theirs, "×");
}
