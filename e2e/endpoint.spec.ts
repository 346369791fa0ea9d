import Anthropic, { BadRequestError } from "@anthropic-ai/sdk";
import { expect, test } from "./fixtures";

function clientOf(baseURL: string | undefined): Anthropic {
  return new Anthropic({ apiKey: "any-key-will-do", baseURL: `${baseURL ?? ""}/api/sim/order-tracking` });
}

const request = {
  model: "claude-haiku-4-5",
  max_tokens: 1024,
  messages: [{ role: "user", content: "Where is my order #4821?" }],
  tools: [
    {
      name: "lookup_order",
      description: "Returns the status of one order.",
      input_schema: { type: "object", properties: { order_id: { type: "string" } }, required: ["order_id"] },
    },
  ],
} satisfies Anthropic.MessageCreateParamsNonStreaming;

function callIn(message: Anthropic.Message): Anthropic.ToolUseBlock {
  const call = message.content.find((block) => block.type === "tool_use");
  if (call === undefined) throw new Error("The reply calls no tool.");
  return call;
}

test("the official client creates messages until the order is reported", async ({ baseURL }) => {
  const client = clientOf(baseURL);
  const first = await client.messages.create(request);
  expect(first.stop_reason).toBe("tool_use");
  expect(callIn(first)).toMatchObject({ name: "lookup_order", input: { order_id: "4821" } });

  const second = await client.messages.create({
    ...request,
    messages: [
      ...request.messages,
      { role: "assistant", content: first.content },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: callIn(first).id,
            content: "Order 4821: shipped, March 30, FedEx",
          },
        ],
      },
    ],
  });
  expect(second.stop_reason).toBe("end_turn");
  expect(JSON.stringify(second.content)).toMatch(/shipped.*FedEx.*March 30/);
  expect(second.usage.input_tokens).toBeGreaterThan(first.usage.input_tokens);
});

test("the official client streams the same message as it creates", async ({ baseURL }) => {
  const client = clientOf(baseURL);
  const stream = client.messages.stream(request);
  const types = new Set<string>();
  for await (const event of stream) types.add(event.type);
  const streamed = await stream.finalMessage();
  expect([...types]).toEqual(
    expect.arrayContaining(["message_start", "content_block_delta", "message_stop"]),
  );
  const created = await client.messages.create(request);
  expect(streamed.content).toEqual(created.content);
  expect(streamed.stop_reason).toBe("tool_use");
});

test("an unanswered call is refused as the API refuses it", async ({ baseURL }) => {
  const client = clientOf(baseURL);
  const first = await client.messages.create(request);
  const refused = client.messages.create({
    ...request,
    messages: [
      ...request.messages,
      { role: "assistant", content: first.content },
      { role: "user", content: "And?" },
    ],
  });
  await expect(refused).rejects.toThrow(BadRequestError);
  await expect(refused).rejects.toThrow(
    /`tool_use` ids were found without `tool_result` blocks immediately after/,
  );
  await expect(refused).rejects.toThrow(callIn(first).id);
});
