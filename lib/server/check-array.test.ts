import { describe, expect, test } from "vitest";
import { checkArrayEndpoint } from "./check-array";

const question = "history-one-result-missing";

async function check(body: unknown, ruleText = (rule: string) => Promise.resolve(`about ${rule}`)) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("http://localhost/api/check-array", { method: "POST", body: text });
  const response = await checkArrayEndpoint(request, ruleText);
  return { status: response.status, body: (await response.json()) as unknown };
}

describe("the check of a repaired array", () => {
  test("quotes the API and explains the rule when it refuses", async () => {
    const call = { type: "tool_use", id: "toolu_1", name: "get_price", input: {} };
    const messages = [
      { role: "user", content: "Price?" },
      { role: "assistant", content: [call] },
      { role: "user", content: "And?" },
    ];
    const { status, body } = await check({ question, text: JSON.stringify(messages) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "refused",
      status: 400,
      errorType: "invalid_request_error",
      message: expect.stringContaining("toolu_1") as string,
      rule: "about tool-use-without-result",
    });
  });

  test("tells broken JSON from an object", async () => {
    expect((await check({ question, text: "[" })).body).toMatchObject({ type: "not-json" });
    expect((await check({ question, locale: "fr", text: "{}" })).body).toEqual({ type: "not-an-array" });
  });

  test("takes no other body, no other question and no more than its limit", async () => {
    expect(await check("{")).toMatchObject({ status: 400, body: { error: { code: "body-not-json" } } });
    expect(await check({ question })).toMatchObject({
      status: 400,
      body: { error: { code: "body-invalid" } },
    });
    expect(await check({ question, text: "[]", more: 1 })).toMatchObject({ status: 400 });
    for (const unknown of ["nothing", "stop-no-branch", "__proto__"])
      expect(await check({ question: unknown, text: "[]" })).toMatchObject({ status: 404 });
    expect(await check({ question, text: "x".repeat(70_000) })).toMatchObject({ status: 400 });
    expect(await check({ question, text: "x".repeat(1_200_000) })).toMatchObject({ status: 413 });
  });
});
