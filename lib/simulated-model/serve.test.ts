import { describe, expect, test } from "vitest";
import { parseFaults } from "./fault-grammar";
import { request, tool } from "./fixtures/drive-loop";
import { head, type Post, send } from "./fixtures/post";
import { genericModel } from "./generic-model";
import { refuseAddress } from "./refuse-address";
import { serve } from "./serve";

async function refusal(post: Post) {
  const response = await send(post);
  const body = (await response.json()) as {
    error: { type: string; message: string; details?: unknown };
    request_id: string;
  };
  return { response, status: response.status, rule: response.headers.get("x-loopscope-rule"), ...body };
}

describe("what is refused before the body is read", () => {
  test.each<[string, Post, number, string]>([
    ["a wrong path", { path: "v1/messagez" }, 404, "path-not-found"],
    ["a path without v1", { path: "messages" }, 404, "path-not-found"],
    ["a wrong method", { method: "PUT" }, 405, "method-not-allowed"],
    ["a missing key", { headers: { "x-api-key": undefined } }, 401, "auth-missing"],
    ["the key “invalid”", { headers: { "x-api-key": "invalid" } }, 401, "auth-invalid-key"],
    [
      "the bearer “invalid”",
      { headers: { "x-api-key": undefined, authorization: "Bearer invalid" } },
      401,
      "auth-invalid-bearer",
    ],
    ["a browser without the opt-in", { headers: { origin: "http://a.test" } }, 401, "cors-header"],
    ["a missing version", { headers: { "anthropic-version": undefined } }, 400, "version-header"],
    ["an unknown beta", { headers: { "anthropic-beta": "made-up-2020-01-01" } }, 400, "beta-header-unknown"],
    ["another content type", { headers: { "content-type": "text/plain" } }, 400, "content-type"],
    [
      "a body announced as too large",
      { headers: { "content-length": "33554433" } },
      413,
      "request-too-large",
    ],
  ])("%s", async (_, post, status, rule) => {
    expect(await refusal(post)).toMatchObject({ status, rule, type: "error" });
  });

  test("a method that is not allowed is told which one is", async () => {
    expect((await send({ method: "DELETE" })).headers.get("allow")).toBe("POST");
    expect((await send({ path: "v1/models" })).headers.get("allow")).toBe("GET");
  });
});

describe("what is refused because of the body", () => {
  test.each<[string, unknown, number, string]>([
    ["broken JSON", "{", 400, "body-not-json"],
    ["nothing", "", 400, "body-not-json"],
    ["an unknown model", { ...request("Hi"), model: "claude-none" }, 404, "model-not-found"],
    [
      "a message thread",
      { ...request("Hi"), thread: { type: "create" } },
      400,
      "message-threads-unsupported",
    ],
  ])("%s", async (_, body, status, rule) => {
    const headers = { "anthropic-beta": "message-threads-2026-08-12" };
    expect(await refusal({ body, headers })).toMatchObject({ status, rule });
  });

  test("a body that turns out too large is not read to its end", async () => {
    let pulled = 0;
    let cancelled = false;
    const chunk = new Uint8Array(4 * 1024 * 1024).fill(32);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        cancelled = true;
      },
    });
    const init = { method: "POST", headers: head, body, duplex: "half" };
    const response = await serve(new Request("http://sim.test/v1/messages", init), { script: genericModel });
    expect([response.status, cancelled]).toEqual([413, true]);
    expect(pulled).toBeLessThan(12);
  });

  test("JSON nested beyond walking is refused, not crashed on", async () => {
    const deep = `{"model":"claude-haiku-4-5","max_tokens":1,"messages":[{"role":"user","content":${"[".repeat(200_000)}${"]".repeat(200_000)}}]}`;
    expect((await refusal({ body: deep })).status).toBe(400);
  });

  test("a stream that is refused is plain JSON", async () => {
    const { response, error } = await refusal({ body: { ...request("Hi"), messages: [], stream: true } });
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(error).toEqual({
      type: "invalid_request_error",
      message: "messages: at least one message is required",
    });
  });

  test("a text of the simulator's own is marked, one of the API's is not", async () => {
    expect((await refusal({ body: "{" })).error.details).toEqual({ simulator_text: true });
    expect((await refusal({ path: "v1/nowhere" })).error.details).toBeUndefined();
    const thread = await refusal({
      body: { ...request("Hi"), thread: { type: "create" } },
      headers: { "anthropic-beta": "message-threads-2026-08-12" },
    });
    expect(thread.error.details).toEqual({ error_code: "thread_unsupported_request", simulator_text: true });
  });
});

describe("headers", () => {
  test("of an error: an id that stays the same, no retry, no rate limits", async () => {
    const first = await refusal({ body: "{" });
    expect(first.response.headers.get("request-id")).toBe(first.request_id);
    expect(first.request_id).toMatch(/^req_011C\w{20}$/);
    expect((await refusal({ body: "{" })).request_id).toBe(first.request_id);
    expect(first.response.headers.get("x-should-retry")).toBe("false");
    expect([...first.response.headers.keys()].filter((name) => name.includes("ratelimit"))).toEqual([]);
  });

  test("of a success: rate limits and an id, nothing that a key could be read from", async () => {
    const response = await send({
      headers: { "x-api-key": "sk-secret-42" },
      options: { now: "2026-03-30T09:00:00Z" },
    });
    expect(response.headers.get("anthropic-ratelimit-tokens-reset")).toBe("2026-03-30T09:00:00Z");
    expect(Number(response.headers.get("anthropic-ratelimit-requests-remaining"))).toBe(3_999);
    expect(`${JSON.stringify([...response.headers])}${await response.text()}`).not.toContain("sk-secret");
  });

  test("name what was accepted but unwise", async () => {
    const call = { type: "tool_use", id: "toolu_1", name: "look", input: {} };
    const results = [
      { type: "tool_result", tool_use_id: "toolu_1", content: "seen" },
      { type: "text", text: "So?" },
    ];
    const messages = [
      ...request("Look.").messages,
      { role: "assistant", content: [call] },
      { role: "user", content: results },
    ];
    const response = await send({ body: { ...request("Hi", { tools: [tool("look")] }), messages } });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-loopscope-lints")).toBe("text-after-tool-result@messages.2.content.1");
  });

  test("let a browser in: preflight, opt-in, readable answers", async () => {
    const preflight = await send({
      method: "OPTIONS",
      headers: { "access-control-request-headers": "x-api-key,x-odd" },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([
      204,
      "x-api-key,x-odd",
    ]);
    const headers = { origin: "http://a.test", "anthropic-dangerous-direct-browser-access": "true" };
    const response = await send({ headers });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  });
});

describe("faults", () => {
  const faulty = (text: string, more: Post = {}) =>
    send({ ...more, headers: { ...more.headers, "x-loopscope-fault": text } });

  test("come from the header or from the caller, and the answer names those that struck", async () => {
    const parsed = parseFaults("529@1");
    const fromCaller = await send({ options: { faults: parsed.ok ? parsed.faults : [] } });
    const fromHeader = await faulty("529@1");
    for (const response of [fromCaller, fromHeader]) {
      expect(response.status).toBe(529);
      expect(response.headers.get("x-loopscope-fault")).toBe("529@1");
      expect(response.headers.get("x-should-retry")).toBe("true");
    }
    expect((await faulty("529@2")).headers.get("x-loopscope-fault")).toBeNull();
    expect((await faulty("529@1", { headers: { "x-stainless-retry-count": "1" } })).status).toBe(200);
  });

  test("that cannot be read are refused", async () => {
    expect(await refusal({ headers: { "x-loopscope-fault": "teapot" } })).toMatchObject({
      status: 400,
      rule: "fault-grammar",
    });
    const response = refuseAddress(new Request("http://sim.test/faults=x/v1"), {
      type: "bad-faults",
      part: "x",
    });
    expect([response.status, response.headers.get("x-loopscope-rule")]).toEqual([400, "fault-grammar"]);
  });

  test("do not hide a mistake in the request", async () => {
    expect((await faulty("529", { body: { ...request("Hi"), messages: [] } })).status).toBe(400);
  });

  test("429 says how long to wait", async () => {
    expect((await faulty("429:7")).headers.get("retry-after")).toBe("7");
    expect((await faulty("429")).headers.get("retry-after")).toBe("1");
  });

  test("slow waits through the sleep that it is given", async () => {
    const waited: number[] = [];
    const sleep = (milliseconds: number) => {
      waited.push(milliseconds);
      return Promise.resolve();
    };
    expect((await faulty("slow:1234", { options: { sleep } })).status).toBe(200);
    expect(waited).toEqual([1234]);
  });

  test("malformed-input streams fragments that no parser takes, and misspells a name in JSON", async () => {
    const params = request("Weather in Paris?", { tools: [tool("weather", { city: { type: "string" } })] });
    const plain = (await (await faulty("malformed-input", { body: params })).json()) as {
      content: unknown[];
    };
    expect(plain.content.at(-1)).toMatchObject({ input: { city_: "Paris" } });
    const text = await (await faulty("malformed-input", { body: { ...params, stream: true } })).text();
    const fragments = [...text.matchAll(/"partial_json":("(?:[^"\\]|\\.)*")/g)].map(
      (match) => JSON.parse(match[1] ?? '""') as string,
    );
    expect(fragments.join("")).toBe('{"city":"Paris');
  });
});

test("a reader who goes away ends the stream", async () => {
  const response = await send({ body: { ...request("Hi"), stream: true } });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(
    /^event: message_start\ndata: {"type":"message_start"/,
  );
  await reader?.cancel();
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
