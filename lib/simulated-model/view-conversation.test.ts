import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { request, tool } from "./fixtures/drive-loop";
import { openServerCalls, viewConversation } from "./view-conversation";

type Message = Anthropic.MessageParam;
const user = (...content: Anthropic.ContentBlockParam[]): Message => ({ role: "user", content });
const assistant = (...content: Anthropic.ContentBlockParam[]): Message => ({ role: "assistant", content });
const text = (words: string) => ({ type: "text", text: words }) as const;
const call = (id: string, name = "look") => ({ type: "tool_use", id, name, input: { at: id } }) as const;
const result = (id: string, content = "seen") => ({ type: "tool_result", tool_use_id: id, content }) as const;

function view(...messages: Message[]) {
  return viewConversation(request("", { messages, tools: [tool("look")] }));
}

describe("calls and their results", () => {
  test("are paired by id, in the order of the calls", () => {
    const { calls, assistantTurns, offered } = view(
      user(text("Look twice.")),
      assistant(call("a"), call("b")),
      user(result("b", "two"), { ...result("a", "one"), is_error: true }),
      assistant(call("c")),
    );
    expect(calls).toEqual([
      { id: "a", name: "look", input: { at: "a" }, result: "one", isError: true, turn: 0 },
      { id: "b", name: "look", input: { at: "b" }, result: "two", isError: false, turn: 0 },
      { id: "c", name: "look", input: { at: "c" }, result: null, isError: false, turn: 1 },
    ]);
    expect([assistantTurns, offered]).toEqual([2, ["look"]]);
  });

  test("count from the last question on", () => {
    const { calls, prompt } = view(
      user(text("First.")),
      assistant(call("a")),
      user(result("a")),
      assistant(text("Seen.")),
      user(text("Second.")),
      assistant(call("b")),
      user(result("b")),
    );
    expect(calls.map(({ id }) => id)).toEqual(["b"]);
    expect(prompt).toBe("Second.");
  });

  test("without content are an empty text, an image is named", () => {
    const source = { type: "base64", media_type: "image/png", data: "AA==" } as const;
    const picture = { ...result("b"), content: [text("a photo"), { type: "image", source } as const] };
    const { calls } = view(
      user(text("Look.")),
      assistant(call("a"), call("b")),
      user({ type: "tool_result", tool_use_id: "a" }, picture),
    );
    expect(calls.map(({ result: seen }) => seen)).toEqual(["", "a photo\n[image]"]);
  });
});

describe("what a sloppy client did", () => {
  const asked = [user(text("Look.")), assistant(call("a"), call("b"))];

  test("results of one turn in two messages were split", () => {
    expect(view(...asked, user(result("a")), user(result("b"))).resultsWereSplit).toBe(true);
    expect(view(...asked, user(result("a"), result("b"))).resultsWereSplit).toBe(false);
  });

  test("text behind results is counted per turn", () => {
    const noisy = [user(result("a"), result("b"), text("Here you are.")), assistant(call("c"))];
    expect(view(...asked, ...noisy, user(result("c"))).turnsWithTextBehindResults).toBe(1);
    expect(view(...asked, ...noisy, user(result("c"), text("And.")))).toMatchObject({
      turnsWithTextBehindResults: 2,
      prompt: "Look.",
    });
  });
});

describe("the question", () => {
  test.each(["Continue.", "Please go on", "Continuez", "go on with the list, please"])(
    "is still the one before “%s”",
    (nudge) => {
      const { prompt } = view(user(text("Where is 4821?")), assistant(text("It is")), user(text(nudge)));
      expect(prompt).toBe("Where is 4821?");
    },
  );

  test("decides the language, the texts before it where it has none", () => {
    expect(view(user(text("Où est ma commande ?"))).locale).toBe("fr");
    expect(view(user(text("Où est-elle ?")), assistant(text("?")), user(text("4821"))).locale).toBe("fr");
    expect(viewConversation(request("4821", { system: "Tu réponds en français." })).locale).toBe("fr");
    expect(view(user(text("4821"))).locale).toBe("en");
  });
});

test("a paused turn is resumed with the calls that it left open", () => {
  const search = {
    type: "server_tool_use",
    id: "srvtoolu_1",
    name: "web_search",
    input: { query: "tides" },
  } as const;
  const messages = [user(text("Search.")), assistant(search)];
  const params = request("", { messages });
  expect(viewConversation(params).resumesPause).toBe(true);
  expect(openServerCalls(params)).toEqual([
    { id: "srvtoolu_1", name: "web_search", input: { query: "tides" } },
  ]);
  const found: Anthropic.ContentBlockParam = {
    type: "web_search_tool_result",
    tool_use_id: "srvtoolu_1",
    content: [],
  };
  expect(openServerCalls(request("", { messages: [...messages, assistant(found)] }))).toEqual([]);
});
