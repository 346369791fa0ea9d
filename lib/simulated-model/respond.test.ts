import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { nextMessages, type Params, request, tool } from "./fixtures/drive-loop";
import { genericModel } from "./generic-model";
import { compose, respond } from "./respond";
import type { ModelScript, ReplyBlock } from "./script";

const says =
  (...content: ReplyBlock[]): ModelScript =>
  () => ({ content });
const text = (words: string): ReplyBlock => ({ type: "text", text: words });
const call = (name: string, input: Record<string, unknown> = {}): ReplyBlock => ({
  type: "tool_use",
  name,
  input,
});
const kinds = (message: Anthropic.Message) =>
  message.content.map((block) => ("name" in block ? block.name : block.type));

describe("a reply", () => {
  test("is the same for the same request, streamed or not, and another one for another", () => {
    const params = request("Look.", { tools: [tool("look")] });
    const streamed = { ...params, stream: true } as unknown as Params;
    expect(respond(params, genericModel)).toEqual(respond(structuredClone(params), genericModel));
    expect(respond(streamed, genericModel).id).toBe(respond(params, genericModel).id);
    expect(respond({ ...params, max_tokens: 1000 }, genericModel).id).not.toBe(
      respond(params, genericModel).id,
    );
  });

  test("has ids of the API's shape, different within one reply", () => {
    const search = { type: "server_tool_use", name: "web_search", input: {} } as const;
    const tools = [tool("a"), tool("b"), { type: "web_search_20250305", name: "web_search" } as const];
    const message = respond(request("Hi", { tools }), says(search, call("a"), call("b")));
    expect(message.id).toMatch(/^msg_01[1-9A-HJ-NP-Za-km-z]{22}$/);
    const ids = message.content.flatMap((block) => ("id" in block ? [block.id] : []));
    expect(ids[0]).toMatch(/^srvtoolu_01[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect(ids[1]).toMatch(/^toolu_01[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("tool settings", () => {
  const tools = [tool("a"), tool("b")];
  const both = says(text("I look."), call("a"), call("b"));
  const reply = (more: Partial<Params>, script = both) =>
    kinds(respond(request("Hi", { tools, ...more }), script));

  test("auto allows parallel calls, unless they are disabled", () => {
    expect(reply({})).toEqual(["text", "a", "b"]);
    expect(reply({ tool_choice: { type: "auto", disable_parallel_tool_use: true } })).toEqual(["text", "a"]);
  });

  test("none allows no call and leaves a text", () => {
    expect(reply({ tool_choice: { type: "none" } })).toEqual(["text"]);
    expect(reply({ tool_choice: { type: "none" } }, says(call("a")))).toEqual(["text"]);
  });

  test("any and tool force a call, without text before it", () => {
    expect(reply({ tool_choice: { type: "any" } })).toEqual(["a", "b"]);
    expect(reply({ tool_choice: { type: "any" } }, says(text("No.")))).toEqual(["a"]);
    expect(reply({ tool_choice: { type: "tool", name: "b" } })).toEqual(["b"]);
    expect(reply({ tool_choice: { type: "tool", name: "b" } }, says(text("No.")))).toEqual(["b"]);
  });

  test("a tool that is not offered cannot be called", () => {
    const message = respond(request("Hi", { tools: [tool("b")] }), both);
    expect(kinds(message)).toEqual(["text", "b"]);
    const none = respond(request("Hi"), both);
    expect([kinds(none), none.stop_reason]).toEqual([["text"], "end_turn"]);
  });

  test("split results end parallel calls for the rest of the conversation", () => {
    const first = respond(request("Hi", { tools }), both);
    const [assistant, results] = nextMessages(first) ?? [];
    const blocks = (results?.content ?? []) as Anthropic.ToolResultBlockParam[];
    const split = blocks.map((block) => ({ role: "user" as const, content: [block] }));
    const history = (rest: Anthropic.MessageParam[]) => ({
      messages: [...request("Hi").messages, ...(assistant ? [assistant] : []), ...rest],
    });
    expect(reply(history(split))).toEqual(["text", "a"]);
    expect(reply(history(results ? [results] : []))).toEqual(["text", "a", "b"]);
  });
});

describe("stop sequences", () => {
  test("cut the text before the earliest one, which is named", () => {
    const message = respond(
      request("Hi", { stop_sequences: ["three", "two"] }),
      says(text("one two three"), call("a")),
    );
    expect(message).toMatchObject({
      stop_reason: "stop_sequence",
      stop_sequence: "two",
      content: [{ text: "one " }],
    });
  });

  test("are not looked for in the input of a call", () => {
    const params = request("Hi", { tools: [tool("a")], stop_sequences: ["two"] });
    expect(respond(params, says(call("a", { text: "two" })))).toMatchObject({
      stop_reason: "tool_use",
      stop_sequence: null,
    });
  });
});

describe("max_tokens", () => {
  const long = says(text("word ".repeat(100).trim()));

  test("cuts a text in the middle and bills what was allowed", () => {
    const message = respond(request("Hi", { max_tokens: 10 }), long);
    expect(message).toMatchObject({ stop_reason: "max_tokens", usage: { output_tokens: 10 } });
    expect(message.content).toEqual([{ type: "text", text: "word ".repeat(10).trim() }]);
  });

  test("cuts a call inside its input: the last block is incomplete, a stream breaks off", () => {
    const input = { title: "Report", body: "many words ".repeat(30) };
    const params = request("Hi", { max_tokens: 40, tools: [tool("save")] });
    const { message, openJson } = compose(params, says(text("Saving."), call("save", input)));
    expect(message.stop_reason).toBe("max_tokens");
    expect(message.content.at(-1)).toMatchObject({
      type: "tool_use",
      name: "save",
      input: { title: "Report" },
    });
    expect(message.content.at(-1)).not.toHaveProperty("input.body");
    expect(JSON.stringify(input).startsWith(openJson ?? "?")).toBe(true);
    expect(() => {
      JSON.parse(openJson ?? "");
    }).toThrow(SyntaxError);
  });

  test("leaves out a call that has not begun", () => {
    const params = request("Hi", { max_tokens: 3, tools: [tool("save")] });
    expect(kinds(respond(params, says(text("Saving."), call("save"))))).toEqual(["text"]);
  });

  test("0 writes nothing", () => {
    const message = respond(request("Hi", { max_tokens: 0 }), long);
    expect(message).toMatchObject({ content: [], stop_reason: "max_tokens", usage: { output_tokens: 0 } });
  });

  test("a text cut by it is continued when the user asks to go on", () => {
    const whole = "The parcel left Memphis on March 28 and arrives on March 30.";
    const cut = respond(request("Where is it?", { max_tokens: 8 }), says(text(whole)));
    const [begun] = cut.content;
    const messages: Anthropic.MessageParam[] = [
      ...request("Where is it?").messages,
      { role: "assistant", content: cut.content },
      { role: "user", content: "Continue." },
    ];
    const rest = respond(request("", { messages }), says(text(whole)));
    expect(begun).toMatchObject({ type: "text" });
    expect(
      `${begun?.type === "text" ? begun.text : ""}${rest.content[0]?.type === "text" ? rest.content[0].text : ""}`,
    ).toBe(whole);
  });
});

test("the small window is exceeded honestly: prompt and reply together fill it", () => {
  const params = request("word ".repeat(4_000), { model: "loopscope-small-window", max_tokens: 1024 });
  const message = respond(params, says(text("word ".repeat(600))));
  expect(message.stop_reason).toBe("model_context_window_exceeded");
  expect(message.usage.input_tokens + message.usage.output_tokens).toBe(4_096);
});

describe("empty endings", () => {
  const noisy = (turns: number): Params => {
    let params = request("Look.", { tools: [tool("a"), tool("b"), tool("c")] });
    for (let turn = 0; turn < turns; turn += 1) {
      const [assistant, results] = nextMessages(respond(params, genericModel)) ?? [];
      if (!assistant || !results) throw new Error("the model stopped calling");
      const content = [
        ...(results.content as Anthropic.ContentBlockParam[]),
        { type: "text", text: "Here." } as const,
      ];
      params = { ...params, messages: [...params.messages, assistant, { role: "user", content }] };
    }
    return params;
  };

  test("text behind the results once is harmless, the second time the reply is empty", () => {
    expect(respond(noisy(1), genericModel).stop_reason).toBe("tool_use");
    expect(respond(noisy(2), genericModel)).toMatchObject({
      content: [],
      stop_reason: "end_turn",
      usage: { output_tokens: 2 },
    });
  });

  test("a new message that asks to go on gets it going again", () => {
    const params = noisy(2);
    const messages: Anthropic.MessageParam[] = [
      ...params.messages,
      { role: "user", content: "Please continue." },
    ];
    expect(respond({ ...params, messages }, genericModel).stop_reason).toBe("tool_use");
  });

  test("a finished reply sent back with nothing added is answered by nothing", () => {
    const reply = respond(request("Hi"), genericModel);
    const messages: Anthropic.MessageParam[] = [
      ...request("Hi").messages,
      { role: "assistant", content: reply.content },
    ];
    expect(respond(request("", { messages }), genericModel)).toMatchObject({
      content: [],
      stop_reason: "end_turn",
    });
  });
});
