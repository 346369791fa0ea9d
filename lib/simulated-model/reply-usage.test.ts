import { describe, expect, test } from "vitest";
import { nextMessages, request, tool } from "./fixtures/drive-loop";
import { genericModel } from "./generic-model";
import { respond } from "./respond";

describe("usage", () => {
  const long = "word ".repeat(200);
  const mark = { cache_control: { type: "ephemeral" } } as const;

  test("counts a marked prefix as written first, as read in the next turn", () => {
    const system = [{ type: "text" as const, text: long, ...mark }];
    const params = request("Look.", { system, tools: [tool("a")] });
    const first = respond(params, genericModel);
    const second = respond(
      { ...params, messages: [...params.messages, ...(nextMessages(first) ?? [])] },
      genericModel,
    );
    expect(first.usage.cache_creation_input_tokens).toBeGreaterThan(200);
    expect(first.usage.cache_read_input_tokens).toBe(0);
    expect(second.usage.cache_read_input_tokens).toBe(first.usage.cache_creation_input_tokens);
    expect(second.usage.input_tokens).toBeGreaterThan(first.usage.input_tokens);
  });

  test("counts nothing as cached without a mark, and grows with the history", () => {
    const short = respond(request("Hi"), genericModel).usage;
    const longer = respond(request(`Hi ${long}`), genericModel).usage;
    expect(short).toMatchObject({ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 });
    expect(longer.input_tokens - short.input_tokens).toBe(200);
  });

  test("an hour of cache has its own counter", () => {
    const system = [
      {
        type: "text" as const,
        text: long,
        cache_control: { type: "ephemeral" as const, ttl: "1h" as const },
      },
    ];
    const { cache_creation } = respond(request("Hi", { system }), genericModel).usage;
    expect(cache_creation?.ephemeral_5m_input_tokens).toBe(0);
    expect(cache_creation?.ephemeral_1h_input_tokens).toBeGreaterThan(200);
  });
});
