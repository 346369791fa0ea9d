import { type APIRequestContext, type APIResponse } from "@playwright/test";
import { type TraceEvent } from "../lib/trace/event";
import { expect, test } from "./fixtures";

function post(request: APIRequestContext, body: object): Promise<APIResponse> {
  return request.post("/api/runs", { data: { scenario: "order-tracking", locale: "en", ...body } });
}

async function eventsOf(response: APIResponse): Promise<TraceEvent[]> {
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as TraceEvent);
}

const program = (body: string): string => `import type { AgentContext } from "../agent-context";
export async function runAgent({ client, executeTool, prompt }: AgentContext): Promise<string> {
${body}
}
`;

test("the reference run makes two calls, the second with three messages", async ({ request }) => {
  const events = await eventsOf(await post(request, {}));
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
  const sent = events.filter((event) => event.type === "request-sent");
  expect(sent.map(({ params }) => params.messages.length)).toEqual([1, 3]);
  expect(events.at(-1)).toMatchObject({
    type: "run-returned",
    value: expect.stringContaining("shipped"),
  });
});

const attacks = {
  "an endless loop": "while (true) {}",
  "a memory bomb": "const a: string[] = []; while (true) a.push('x'.repeat(1_000_000) + String(a.length));",
  "a deep recursion": "function down(n: number): number { return down(n + 1) + 1; } return String(down(0));",
  "a promise that never settles": "await new Promise(() => {}); return 'never';",
  "a search in a huge string": "return String('a'.repeat(4e6).indexOf('a'.repeat(2e6) + 'b'));",
  "a huge trace": "for (let i = 0; i < 1e6; i += 1) console.log('line ' + i); return 'done';",
  "a huge value": "console.log('x'.repeat(5_000_000)); let s = 'y'; while (true) s = s + s;",
};

for (const [attack, body] of Object.entries(attacks))
  test(`${attack} ends the run with a reason`, async ({ request }) => {
    const events = await eventsOf(await post(request, { program: program(body) }));
    expect(events.at(-1)).toMatchObject({ type: "run-stopped", limit: expect.stringMatching(/./) });
  });

test("somebody else is answered while a run is stuck in an endless loop", async ({ request }) => {
  const order: string[] = [];
  const stuck = post(request, { program: program("while (true) {}") }).then(() => order.push("stuck run"));
  const neighbour = request.post("/api/sim/order-tracking/v1/messages", {
    headers: { "x-api-key": "any", "anthropic-version": "2023-06-01" },
    data: { model: "claude-haiku-4-5", max_tokens: 100, messages: [{ role: "user", content: "Hello" }] },
  });
  expect((await neighbour).status()).toBe(200);
  order.push("neighbour");
  await stuck;
  expect(order).toEqual(["neighbour", "stuck run"]);
});

test("nothing of the host exists in the sandbox", async ({ request }) => {
  const names = [
    "process",
    "require",
    "fetch",
    "globalThis.process",
    "WebAssembly",
    "XMLHttpRequest",
    "postMessage",
  ];
  const probes = names.map((name) => `typeof (globalThis as Record<string, unknown>)["${name}"]`).join(", ");
  const events = await eventsOf(await post(request, { program: program(`return [${probes}].join();`) }));
  expect(events.at(-1)).toMatchObject({ type: "run-returned", value: names.map(() => "undefined").join() });
});

test("what cannot be run is refused in one envelope, with a clear message", async ({ request }) => {
  const bodies = [
    { scenario: "no-such-scenario" },
    { locale: "de" },
    { prompt: 42 },
    { program: "x".repeat(70_000) },
  ];
  for (const body of bodies) {
    const response = await post(request, body);
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(response.status()).toBeLessThan(500);
    expect(await response.json()).toEqual({
      error: { code: expect.any(String), message: expect.stringMatching(/\S/) },
    });
  }
  const broken = await request.post("/api/runs", {
    headers: { "content-type": "application/json" },
    data: "{",
  });
  expect(broken.status()).toBe(400);
});
