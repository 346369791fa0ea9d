import { expect, test } from "vitest";
import { errorEnvelope, shouldRetry } from "./error-envelope";
import { transportRefusal } from "./transport-rules";
import { validateRequest } from "./validate-request";

const options = { apiVersion: "2026-10-21", betas: ["message-threads-2026-08-12"] } as const;

test("an error in the API's own words has the API's envelope and nothing more", () => {
  const verdict = validateRequest({ model: "claude-haiku-4-5", max_tokens: 1, messages: [] }, options);
  if (verdict.ok) throw new Error("accepted");
  expect(errorEnvelope(verdict.refusal, "req_1")).toEqual({
    type: "error",
    error: { type: "invalid_request_error", message: "messages: at least one message is required" },
    request_id: "req_1",
  });
});

test("a text of the simulator's own says so, beside the error code that a client looks for", () => {
  const body = {
    model: "claude-haiku-4-5",
    max_tokens: 1,
    messages: [{ role: "user", content: "Hello" }],
    thread: { type: "continue" },
  };
  const verdict = validateRequest(body, options);
  if (verdict.ok) throw new Error("accepted");
  expect(errorEnvelope(verdict.refusal, null).error.details).toEqual({
    error_code: "thread_unsupported_request",
    simulator_text: true,
  });
});

test("server errors keep their status and type, and only some may be retried", () => {
  const overloaded = transportRefusal("overloaded");
  expect([overloaded.status, errorEnvelope(overloaded, null).error]).toEqual([
    529,
    { type: "overloaded_error", message: "Overloaded" },
  ]);
  expect([400, 401, 404, 413, 429, 500, 529].map(shouldRetry)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(() => transportRefusal("no-such-rule")).toThrow("no-such-rule");
});
