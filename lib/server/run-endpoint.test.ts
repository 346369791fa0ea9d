import { describe, expect, it } from "vitest";
import { runEndpoint } from "./run-endpoint";

const endless = "export async function runAgent() { for (;;) {} }";

describe("POST /api/runs", () => {
  it("refuses a body that is nested too deeply, and reads one with a byte order mark", async () => {
    const post = (body: string) =>
      runEndpoint(new Request("http://localhost/api/runs", { method: "POST", body }));
    const deep = `{"scenario":"weather","effects":[${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}]}`;
    const refused = await post(deep);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: "body-invalid" } });
    const read = await post('\ufeff{"scenario":"weather"}');
    expect(read.status).toBe(200);
    await read.body?.cancel();
  });

  it("answers busy at once when too many programs wait", async () => {
    const stop = new AbortController();
    const post = () =>
      runEndpoint(
        new Request("http://localhost/api/runs", {
          method: "POST",
          body: JSON.stringify({ scenario: "order-tracking", program: endless }),
          signal: stop.signal,
        }),
      );
    const answers = Array.from({ length: 160 }, post);
    const refused = await Promise.any(
      answers.map(async (answer) => {
        const response = await answer;
        if (response.status !== 503) throw new Error("this one has a place");
        return (await response.json()) as unknown;
      }),
    );
    expect(refused).toMatchObject({ error: { code: "busy" } });
    stop.abort();
    await Promise.allSettled(answers);
  });
});
