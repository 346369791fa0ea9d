import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { send } from "./fixtures/post";

describe("whatever is sent, the answer is one of the API's", () => {
  const expected = [200, 400, 404, 405, 413];

  test("for arbitrary JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (body) => {
        expect(expected).toContain((await send({ body })).status);
      }),
      { numRuns: 200 },
    );
  });

  test("for requests that are nearly right", async () => {
    const mostly = (right: fc.Arbitrary<unknown>) =>
      fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue() });
    const anyBlock = fc.record(
      {
        type: fc.constantFrom(
          "text",
          "thinking",
          "image",
          "tool_use",
          "tool_result",
          "server_tool_use",
          "odd",
        ),
        text: fc.string(),
        id: fc.string(),
        tool_use_id: fc.string(),
        name: fc.constantFrom("look", "web_search"),
        input: fc.oneof(fc.object({ maxDepth: 2 }), fc.string()),
        content: fc.oneof(fc.string(), fc.constant([]), fc.constant(null)),
        thinking: fc.string(),
        signature: fc.constantFrom("", "EqsBLoopscope"),
      },
      { requiredKeys: ["type"] },
    );
    const text = fc.string({ minLength: 1 }).map((words) => ({ type: "text", text: `x${words}` }));
    const block = fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: anyBlock });
    const message = fc.record({
      role: fc.constantFrom("user", "user", "user", "assistant", "assistant", "system"),
      content: mostly(
        fc.oneof(
          text.map((only) => only.text),
          fc.array(block, { minLength: 1, maxLength: 3 }),
        ),
      ),
    });
    const tools = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 3 });
    const params = fc.record(
      {
        model: fc.constantFrom("claude-haiku-4-5", "claude-opus-5", "loopscope-small-window"),
        max_tokens: mostly(fc.integer({ min: 0, max: 4_096 })),
        messages: fc
          .array(message, { maxLength: 3 })
          .map((messages) => [...messages, { role: "user", content: "What now?" }]),
        stream: fc.boolean(),
        system: mostly(text.map((only) => only.text)),
        tools: mostly(
          tools.map((names) => names.map((name) => ({ name, input_schema: { type: "object" } }))),
        ),
        tool_choice: mostly(fc.constantFrom({ type: "auto" }, { type: "none" })),
        stop_sequences: mostly(fc.constantFrom([], ["e"], ["That"])),
      },
      { requiredKeys: ["model", "max_tokens", "messages"] },
    );
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        params,
        fc.constantFrom("", "refusal", "max_tokens", "pause_turn", "malformed-input"),
        async (body, fault) => {
          const response = await send({ body, headers: fault === "" ? {} : { "x-loopscope-fault": fault } });
          accepted += response.status === 200 ? 1 : 0;
          expect(expected).toContain(response.status);
          await response.text();
        },
      ),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
