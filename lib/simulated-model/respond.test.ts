import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { validateRequest } from "../messages-api/validate-request";
import { nextMessages, type Params, request, tool } from "./fixtures/drive-loop";
import { genericModel } from "./generic-model";
import { compose, respond } from "./respond";
import type { ModelScript, ReplyBlock } from "./script";
import { signaturesOf } from "./thinking-signature";

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

describe("thinking", () => {
  const params = request("Look.", {
    max_tokens: 4096,
    tools: [tool("a")],
    thinking: { type: "enabled", budget_tokens: 1024 },
  });
  const resent = (
    change: (content: Anthropic.ContentBlock[]) => Anthropic.ContentBlock[],
    question = "Look.",
  ) => {
    const [, results] = nextMessages(respond(params, genericModel)) ?? [];
    const content = change(structuredClone(respond(params, genericModel).content));
    const messages = [
      ...request(question).messages,
      { role: "assistant", content } as const,
      ...(results ? [results] : []),
    ];
    const body = { ...params, messages };
    const verdict = validateRequest(body, {
      apiVersion: "2026-10-21",
      betas: [],
      signatures: signaturesOf(body),
    });
    return verdict.ok ? "accepted" : verdict.refusal.rule;
  };

  test("comes first and signed when it is on, and not at all when it is off", () => {
    expect(respond(params, genericModel).content[0]).toMatchObject({
      type: "thinking",
      signature: expect.stringMatching(/^\w{101}==$/) as string,
    });
    expect(kinds(respond(request("Hi"), says({ type: "thinking", thinking: "Hm." }, text("Hi"))))).toEqual([
      "text",
    ]);
    expect(respond(params, genericModel).usage.output_tokens_details?.thinking_tokens).toBeGreaterThan(0);
  });

  test("is accepted when it comes back as it was, refused when altered or taken out", () => {
    expect(resent((content) => content)).toBe("accepted");
    expect(
      resent(([first, ...rest]) =>
        first?.type === "thinking" ? [{ ...first, thinking: "Other." }, ...rest] : rest,
      ),
    ).toBe("thinking-modified");
    expect(
      resent(([first, ...rest]) =>
        first?.type === "thinking" ? [{ ...first, signature: "EqsBLoopscopeShort" }, ...rest] : rest,
      ),
    ).toMatch(/^thinking-/);
    expect(resent(([, ...rest]) => rest)).toMatch(/^thinking-/);
  });

  test("may leave its text away and still be intact", () => {
    const omitted: Params = {
      ...params,
      thinking: { type: "enabled", budget_tokens: 1024, display: "omitted" },
    };
    const reply = respond(omitted, genericModel);
    expect(reply.content[0]).toMatchObject({ type: "thinking", thinking: "" });
    const body = { ...omitted, messages: [...omitted.messages, ...(nextMessages(reply) ?? [])] };
    expect(
      validateRequest(body, { apiVersion: "2026-10-21", betas: [], signatures: signaturesOf(body) }).ok,
    ).toBe(true);
  });

  test("is bound to its conversation: an edited question is noticed", () => {
    const reply = respond(params, genericModel);
    const block = reply.content[0];
    if (block?.type !== "thinking") throw new Error("no thinking");
    const place = { thinking: block.thinking, signature: block.signature, message: 1, block: 0 };
    const other = {
      messages: [
        { role: "user", content: "Something else." },
        { role: "assistant", content: reply.content },
      ],
    };
    expect(signaturesOf(params).judge({ ...place, message: 1 })).toBe("valid");
    expect(signaturesOf(other).judge(place)).toBe("other-conversation");
    expect(signaturesOf(params).judge({ ...place, signature: "ErUBforeign==" })).toBe("unknown");
  });
});

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
