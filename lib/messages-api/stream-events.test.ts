import type Anthropic from "@anthropic-ai/sdk";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accumulateStream } from "./accumulate-stream";
import { sseRecord, streamEventsOf, wireEventsOf } from "./stream-events";

const usage: Anthropic.Usage = {
  input_tokens: 321,
  output_tokens: 45,
  cache_creation: null,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 100,
  inference_geo: null,
  output_tokens_details: null,
  server_tool_use: { web_search_requests: 1, web_fetch_requests: 0 },
  service_tier: "standard",
  speed: null,
};

function message(
  content: Anthropic.ContentBlock[],
  stop_reason: Anthropic.StopReason = "end_turn",
): Anthropic.Message {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-haiku-4-5",
    content,
    container: null,
    diagnostics: null,
    stop_reason,
    stop_sequence: null,
    stop_details: null,
    usage,
  };
}

const direct = { type: "direct" } as const;
const everything: Anthropic.ContentBlock[] = [
  { type: "thinking", thinking: "The gauge first, then the almanac.", signature: "c2lnbmVk" },
  { type: "text", text: "J’ouvre l’almanach 🌊 et je lis la jauge.", citations: null },
  {
    type: "server_tool_use",
    id: "srvtoolu_1",
    name: "web_search",
    input: { query: "almanac" },
    caller: direct,
  },
  {
    type: "web_search_tool_result",
    tool_use_id: "srvtoolu_1",
    caller: direct,
    content: [
      {
        type: "web_search_result",
        url: "https://example.org/",
        title: "Almanac",
        encrypted_content: "ZGVtbw==",
        page_age: null,
      },
    ],
  },
  {
    type: "tool_use",
    id: "toolu_1",
    name: "read_gauge",
    input: { gauge: "north", at: [1, { x: "a\nb" }] },
    caller: direct,
  },
  { type: "tool_use", id: "toolu_2", name: "list_shelves", input: {}, caller: direct },
];

const content = fc.array(
  fc.oneof(
    fc
      .string({ minLength: 1, unit: "grapheme" })
      .map((text) => ({ type: "text" as const, text, citations: null })),
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((input) => ({
      type: "tool_use" as const,
      id: "toolu_1",
      name: "save_note",
      input: JSON.parse(JSON.stringify(input)) as unknown,
      caller: direct,
    })),
  ),
  { maxLength: 4 },
);

describe("the events of a stream", () => {
  test("come in the documented order, one block after the other", () => {
    const types = streamEventsOf(message(everything)).map(({ type }) => type);
    expect(types[0]).toBe("message_start");
    expect(types.slice(-2)).toEqual(["message_delta", "message_stop"]);
    expect(types.slice(1, -2).join(" ")).toMatch(
      /^(content_block_start( content_block_delta)* content_block_stop ?)+$/,
    );
  });

  test("start with an empty message that knows no stop_reason yet", () => {
    const [start] = streamEventsOf(message(everything));
    expect(start).toMatchObject({ message: { content: [], stop_reason: null, usage: { output_tokens: 1 } } });
  });

  test("tell the stop_reason and the whole usage in message_delta alone", () => {
    const events = streamEventsOf(message(everything, "tool_use"));
    const delta = events.find(({ type }) => type === "message_delta");
    expect(delta).toMatchObject({
      delta: { stop_reason: "tool_use" },
      usage: { input_tokens: 321, output_tokens: 45 },
    });
  });

  test("cut the input of a call into fragments that are no JSON one by one", () => {
    const fragments = streamEventsOf(message(everything)).flatMap((event) =>
      event.type === "content_block_delta" && event.index === 4 && event.delta.type === "input_json_delta"
        ? [event.delta.partial_json]
        : [],
    );
    expect(fragments.length).toBeGreaterThan(3);
    expect(fragments[0]).toBe("");
    expect(() => JSON.parse(fragments[1] ?? "") as unknown).toThrow();
    expect(JSON.parse(fragments.join(""))).toEqual({ gauge: "north", at: [1, { x: "a\nb" }] });
  });

  test("bring the result of a server tool whole, and an empty input as one empty fragment", () => {
    const events = streamEventsOf(message(everything));
    expect(events.filter((event) => "index" in event && event.index === 3)).toHaveLength(2);
    expect(events.filter((event) => "index" in event && event.index === 5)).toHaveLength(3);
  });

  test("end inside the input of a call that was cut", () => {
    const events = streamEventsOf(message(everything.slice(4, 5), "max_tokens"), {
      cutInput: '{"gauge": "nor',
    });
    expect(accumulateStream(events)?.content[0]).toMatchObject({ input: '{"gauge": "nor' });
  });

  test("stay below some hundred however long the text is", () => {
    const long = message([{ type: "text", text: "word ".repeat(40_000), citations: null }]);
    expect(streamEventsOf(long).length).toBeLessThan(400);
  });

  test("give the message back when they are put together", () => {
    expect(accumulateStream(streamEventsOf(message(everything)))).toEqual(message(everything));
    fc.assert(
      fc.property(content, (blocks) => {
        expect(accumulateStream(streamEventsOf(message(blocks)))).toEqual(message(blocks));
      }),
    );
    expect(accumulateStream([])).toBeNull();
  });

  test("go over the wire as records, with a ping behind the first block start", () => {
    const events = wireEventsOf(message(everything));
    expect(events[2]).toEqual({ type: "ping" });
    expect(sseRecord({ type: "ping" })).toBe('event: ping\ndata: {"type":"ping"}\n\n');
    expect(wireEventsOf(message([]))[1]).toEqual({ type: "ping" });
  });
});
