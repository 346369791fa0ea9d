import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { callNumber, decideFault } from "./decide-fault";
import { parseFaults } from "./fault-grammar";
import { request, tool } from "./fixtures/drive-loop";

const plan = (text: string) => {
  const parsed = parseFaults(text);
  if (!parsed.ok) throw new Error(parsed.part);
  return parsed.faults;
};
const struck = (text: string, attempt = 0, params: Anthropic.MessageCreateParams = request("Hi")) => {
  const { fault, slowMilliseconds } = decideFault(plan(text), params, attempt);
  const name = fault === null ? null : fault.kind === "status" ? fault.status : fault.kind;
  return slowMilliseconds > 0 ? [name, slowMilliseconds] : name;
};
const second = request("", {
  messages: [
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Hello" },
    { role: "user", content: "Again" },
  ],
});

describe("a fault for the n-th call", () => {
  test("strikes where n − 1 replies stand in the history, and nowhere else", () => {
    expect(callNumber(second)).toBe(2);
    expect(struck("529@2", 0, second)).toBe(529);
    expect(struck("529@2")).toBeNull();
    expect(struck("529@1", 0, second)).toBeNull();
  });

  test("is used up by the attempt: the retries meet the next ones, then none", () => {
    expect([0, 1, 2].map((attempt) => struck("529@1,500@1", attempt))).toEqual([529, 500, null]);
  });

  test("joins a slow reply on the first attempt", () => {
    expect([0, 1].map((attempt) => struck("slow:300@1,429@1", attempt))).toEqual([[429, 300], null]);
  });
});

describe("a fault by chance", () => {
  test("strikes the same requests every time, about as often as it should", () => {
    const requests = Array.from({ length: 400 }, (_, index) => request(`Question ${index}`));
    const hits = (text: string) => requests.map((params) => struck(text, 0, params) !== null);
    expect(hits("529@p0.3s1")).toEqual(hits("529@p0.3s1"));
    expect(hits("529@p0.3s1")).not.toEqual(hits("529@p0.3s2"));
    const share = hits("529@p0.3s1").filter(Boolean).length / 400;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
    expect(hits("529@p0")).not.toContain(true);
  });

  test("is used up by the attempt as well", () => {
    expect([struck("529"), struck("529", 1)]).toEqual([529, null]);
  });
});

describe("a fault that cannot strike is passed over", () => {
  test("max_tokens once the request allows what the reply needs", () => {
    expect(struck("max_tokens")).toBe("stop_reason");
    expect(struck("max_tokens", 0, request("Hi", { max_tokens: 2048 }))).toBeNull();
    expect(struck("max_tokens:9000", 0, request("Hi", { max_tokens: 8000 }))).toBe("stop_reason");
  });

  test("a broken stream without a stream, a call without a tool", () => {
    expect(struck("stream-cut,stream-error")).toBeNull();
    expect(struck("stream-cut", 0, { ...request("Hi"), stream: true })).toBe("stream-cut");
    expect(struck("tool_use")).toBeNull();
    expect(struck("tool_use", 0, request("Hi", { tools: [tool("a")] }))).toBe("stop_reason");
  });
});
