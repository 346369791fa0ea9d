import { performance } from "node:perf_hooks";

/** Sends JSON. Out: status, body text and the milliseconds that it took to the last byte. */
export async function post(url, body, headers = {}) {
  const begun = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, milliseconds: performance.now() - begun };
}

/** Runs a program over HTTP. Out: its events and the milliseconds of the whole exchange. */
export async function runOnce(address, body = {}) {
  const answer = await post(`${address}/api/runs`, { scenario: "order-tracking", locale: "en", ...body });
  if (answer.status !== 200)
    throw new Error(`POST /api/runs answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  const events = answer.text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { events, text: answer.text, milliseconds: answer.milliseconds };
}

/** A loop program around some statements. */
export function programOf(statements) {
  return `import type { AgentContext } from "../agent-context";
export async function runAgent({ client, prompt }: AgentContext): Promise<string> {
${statements}
}
`;
}
