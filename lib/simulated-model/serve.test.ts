import Anthropic from "@anthropic-ai/sdk";
import { expect, test } from "vitest";
import { genericModel } from "./generic-model";
import { serve, type ServeOptions } from "./serve";

function client(options: Partial<ServeOptions> = {}, headers: Record<string, string> = {}): Anthropic {
  return new Anthropic({
    apiKey: "any",
    baseURL: "http://sim.test/api/sim",
    maxRetries: 0,
    defaultHeaders: headers,
    fetch: (input, init) => serve(new Request(input, init), { script: genericModel, ...options }),
  });
}

const tools: Anthropic.Tool[] = [
  {
    name: "get_weather",
    description: "Weather of a city.",
    input_schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  },
];
const weather: Anthropic.MessageCreateParamsNonStreaming = {
  model: "claude-haiku-4-5",
  max_tokens: 1024,
  tools,
  messages: [{ role: "user", content: "What is the weather in Paris?" }],
};

test("a request with tools is answered by a call, and its results by a text", async () => {
  const first = await client().messages.create(weather);
  expect(first.stop_reason).toBe("tool_use");
  const call = first.content.find((block) => block.type === "tool_use");
  expect(call?.input).toEqual({ city: "Paris" });
  const second = await client().messages.create({
    ...weather,
    messages: [
      ...weather.messages,
      { role: "assistant", content: first.content },
      { role: "user", content: [{ type: "tool_result", tool_use_id: call?.id ?? "", content: "18 °C" }] },
    ],
  });
  expect(second.stop_reason).toBe("end_turn");
  expect(second.content.at(-1)).toMatchObject({
    type: "text",
    text: "get_weather says: 18 °C. That answers your question.",
  });
});

test("a streamed reply adds up to the one that is not streamed", async () => {
  const plain = await client().messages.create(weather);
  const streamed = await client().messages.stream(weather).finalMessage();
  expect(streamed.content).toEqual(plain.content);
  expect(streamed.id).toBe(plain.id);
  expect(streamed.stop_reason).toBe("tool_use");
});
