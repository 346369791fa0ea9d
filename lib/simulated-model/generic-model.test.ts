import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { driveLoop, request, tool } from "./fixtures/drive-loop";

const search = { type: "web_search_20250305", name: "web_search" } as const;
const fetchPage = { type: "web_fetch_20250910", name: "web_fetch" } as const;
const code = { type: "code_execution_20250825", name: "code_execution" } as const;

function calls(
  content: readonly { readonly type: string; readonly name?: string }[],
): (string | undefined)[] {
  return content.filter((block) => block.type === "tool_use").map((block) => block.name);
}

describe("client tools", () => {
  const tools = [tool("first_tool"), tool("second_tool"), tool("third_tool")];

  test("are called once each, one per turn, and then the results are told", () => {
    const replies = driveLoop(request("Do what you can.", { tools }));
    expect(replies.map((reply) => calls(reply.content))).toEqual([
      ["first_tool"],
      ["second_tool"],
      ["third_tool"],
      [],
    ]);
    expect(replies.at(-1)?.content).toMatchObject([
      {
        text:
          "first_tool says: result of first_tool. second_tool says: result of second_tool. " +
          "third_tool says: result of third_tool. That answers your question.",
      },
    ]);
  });

  test.each(["Do all of it at the same time.", "Fais tout en parallèle."])(
    "are called together: %s",
    (prompt) => {
      const replies = driveLoop(request(prompt, { tools }));
      expect(replies.map((reply) => calls(reply.content).length)).toEqual([3, 0]);
    },
  );

  test("are called one by one when parallel calls are disabled, whatever the question says", () => {
    const tool_choice = { type: "auto", disable_parallel_tool_use: true } as const;
    const replies = driveLoop(request("Both at once, please.", { tools, tool_choice }));
    expect(replies.map((reply) => calls(reply.content).length)).toEqual([1, 1, 1, 0]);
  });

  test("are limited to those that the question names", () => {
    const replies = driveLoop(request("Use second_tool only.", { tools }));
    expect(replies.map((reply) => calls(reply.content))).toEqual([["second_tool"], []]);
  });

  test("are called again for a new question", () => {
    const [, ...answer] = driveLoop(request("Use first_tool.", { tools }));
    const messages = [
      ...request("Use first_tool.").messages,
      { role: "assistant", content: answer.at(-1)?.content ?? [] } as const,
      { role: "user", content: "Use first_tool once more." } as const,
    ];
    expect(driveLoop(request("", { tools, messages })).map((reply) => calls(reply.content))).toEqual([
      ["first_tool"],
      [],
    ]);
  });

  test("answers in the language of the question", () => {
    const replies = driveLoop(request("Quel temps fait-il à Lyon ?", { tools: [tool("meteo_locale")] }));
    expect(replies.at(-1)?.content).toMatchObject([
      { text: "meteo_locale indique : result of meteo_locale. Voilà qui répond à votre question." },
    ]);
  });
});

describe("server tools", () => {
  test("bring their result in the same turn", () => {
    const [reply] = driveLoop(request("What is new?", { tools: [search, fetchPage, code] }));
    expect(reply?.content.map((block) => block.type)).toEqual([
      "server_tool_use",
      "web_search_tool_result",
      "server_tool_use",
      "web_fetch_tool_result",
      "server_tool_use",
      "code_execution_tool_result",
      "text",
    ]);
    expect(reply?.stop_reason).toBe("end_turn");
    expect(reply?.usage.server_tool_use).toEqual({ web_search_requests: 1, web_fetch_requests: 1 });
    expect(reply?.container?.id).toMatch(/^container_011C\w{20}$/);
  });

  test.each([[search], [fetchPage], [code]])("pause in an open call and resume it", (serverTool) => {
    const replies = driveLoop(request("Research this thoroughly.", { tools: [serverTool] }));
    expect(replies.map((reply) => reply.stop_reason)).toEqual(["pause_turn", "end_turn"]);
    expect(replies[0]?.content.at(-1)?.type).toBe("server_tool_use");
    expect(replies[1]?.content[0]?.type).toBe(`${serverTool.name}_tool_result`);
  });

  test("wait beside a client call, and their result opens the next reply", () => {
    const replies = driveLoop(request("Search and look, in parallel.", { tools: [search, tool("look_up")] }));
    expect(replies.map((reply) => reply.stop_reason)).toEqual(["tool_use", "end_turn"]);
    expect(replies[0]?.content.map((block) => block.type)).toEqual(["text", "server_tool_use", "tool_use"]);
    expect(replies[1]?.content.map((block) => block.type)).toEqual(["web_search_tool_result", "text"]);
  });
});

test("a correct loop over any tools and any question ends, and no request of it is refused", () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/), { maxLength: 6 });
  const prompts = fc.tuple(
    fc.constantFrom("Hello", "both, please", "en parallèle", "research it", "Merci d’y aller"),
    fc.string(),
  );
  const thinking = fc.constantFrom(undefined, { type: "enabled" as const, budget_tokens: 1024 });
  const servers = fc.subarray([search, fetchPage, code]);
  fc.assert(
    fc.property(names, prompts, servers, thinking, (clients, prompt, serverTools, mode) => {
      const free = clients.filter((name) => !["web_search", "web_fetch", "code_execution"].includes(name));
      const tools = [...free.map((name) => tool(name)), ...serverTools];
      const more = { tools, max_tokens: 4096, ...(mode === undefined ? {} : { thinking: mode }) };
      const replies = driveLoop(request(prompt.join(" "), more));
      expect(replies.at(-1)?.stop_reason).toBe("end_turn");
    }),
    { numRuns: 150 },
  );
});
