import { describe, expect, test } from "vitest";
import { GET, OPTIONS, POST } from "@/app/api/sim/[[...path]]/route";

const headers = { "x-api-key": "any", "anthropic-version": "2026-10-21", "content-type": "application/json" };
const ask = (content: string) =>
  JSON.stringify({ model: "claude-haiku-4-5", max_tokens: 1024, messages: [{ role: "user", content }] });

async function post(path: string) {
  const body = ask("Where is order 4821?");
  const request = new Request(`http://sim.test/api/sim/${path}`, { method: "POST", headers, body });
  return POST(request, { params: Promise.resolve({ path: path.split("/").map(decodeURIComponent) }) });
}

describe("the base URLs of the simulated API", () => {
  test("a scenario answers in its own words, the generic model elsewhere", async () => {
    const generic = (await (await post("v1/messages")).json()) as { content: unknown };
    const scenario = (await (await post("order-tracking/v1/messages")).json()) as { content: unknown };
    expect(JSON.stringify(generic.content)).toContain("I am the simulated Claude");
    expect(JSON.stringify(scenario.content)).not.toContain("I am the simulated Claude");
  });

  test("faults may stand in the path", async () => {
    expect((await post("order-tracking/faults=529@1/v1/messages")).status).toBe(529);
    expect((await post("faults=teapot/v1/messages")).headers.get("x-loopscope-rule")).toBe("fault-grammar");
  });

  test("an unknown scenario and a path without an endpoint are not found", async () => {
    expect((await post("nobody/v1/messages")).status).toBe(404);
    expect((await post("order-tracking/messages")).status).toBe(404);
  });

  test("models are listed and a browser is let in", async () => {
    const models = new Request("http://sim.test/api/sim/v1/models", { headers });
    const listed = await GET(models, { params: Promise.resolve({ path: ["v1", "models"] }) });
    expect(listed.status).toBe(200);
    const asked = new Request("http://sim.test/api/sim/v1/messages", { method: "OPTIONS" });
    const answer = await OPTIONS(asked, { params: Promise.resolve({ path: ["v1", "messages"] }) });
    expect(answer.status).toBe(204);
  });
});
