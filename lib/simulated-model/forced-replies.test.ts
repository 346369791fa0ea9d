import type Anthropic from "@anthropic-ai/sdk";
import { expect, test } from "vitest";
import { validateRequest } from "../messages-api/validate-request";
import { forcibleStopReasons } from "./fault-grammar";
import { nextMessages, type Params, request, tool } from "./fixtures/drive-loop";
import { genericModel } from "./generic-model";
import { compose, respond } from "./respond";
import { signaturesOf } from "./thinking-signature";

const search = { type: "web_search_20250305", name: "web_search" } as const;
const withTool = request("Look at the gauge.", {
  tools: [tool("read_gauge", { gauge: { type: "string" } })],
});
const forced = (reason: Anthropic.StopReason, params: Params = withTool) =>
  respond(params, genericModel, { forced: reason });
const types = (message: Anthropic.Message) => message.content.map((block) => block.type);

test.each(forcibleStopReasons)("%s can be forced on a request with tools", (reason) => {
  expect(forced(reason).stop_reason).toBe(reason);
});

test("end_turn leaves no call open", () => {
  expect(types(forced("end_turn"))).toEqual(["text"]);
});

test("tool_use brings a call where the model would have ended", () => {
  const messages: Anthropic.MessageParam[] = [
    ...withTool.messages,
    ...(nextMessages(forced("tool_use")) ?? []),
  ];
  expect(types(respond({ ...withTool, messages }, genericModel))).toEqual(["text"]);
  expect(types(forced("tool_use", { ...withTool, messages }))).toEqual(["text", "tool_use"]);
});

test("max_tokens cuts the call in the middle and bills the whole allowance", () => {
  const { message, openJson } = compose(withTool, genericModel, { forced: "max_tokens" });
  expect(message.content.at(-1)).toMatchObject({ type: "tool_use", input: {} });
  expect(message.usage.output_tokens).toBe(1024);
  expect('{"gauge":"gauge"}'.startsWith(openJson ?? "?")).toBe(true);
});

test("stop_sequence names one of the request's", () => {
  expect(forced("stop_sequence", { ...withTool, stop_sequences: ["</done>"] })).toMatchObject({
    stop_sequence: "</done>",
    content: [{ type: "text" }],
  });
  expect(forced("stop_sequence").stop_sequence).toBe("STOP");
});

test("refusal is empty and explained", () => {
  expect(forced("refusal")).toMatchObject({
    content: [],
    stop_details: {
      type: "refusal",
      category: "general_harms",
      explanation: "Simulated refusal: nothing in the request caused it.",
    },
  });
  expect(forced("end_turn").stop_details).toBeNull();
});

test.each([
  ["with a server tool: in an open call", [...(withTool.tools ?? []), search], ["server_tool_use"]],
  [
    "without one: behind a finished search",
    withTool.tools ?? [],
    ["server_tool_use", "web_search_tool_result"],
  ],
])("pause_turn %s, and it can be resumed", (_, tools, expected) => {
  for (const model of ["claude-haiku-4-5", "claude-opus-5-5"]) {
    const params = { ...withTool, model, tools };
    const paused = forced("pause_turn", params);
    expect(types(paused)).toEqual(expected);
    const body = { ...params, messages: [...params.messages, ...(nextMessages(paused) ?? [])] };
    const verdict = validateRequest(body, {
      apiVersion: "2026-10-21",
      betas: [],
      signatures: signaturesOf(body),
    });
    expect(verdict).toMatchObject({ ok: true });
    expect(respond(body, genericModel).stop_reason).toBe("tool_use");
  }
});

test("model_context_window_exceeded ends in the middle like max_tokens", () => {
  const message = forced("model_context_window_exceeded", request("Hi"));
  expect(message.content).toMatchObject([{ type: "text" }]);
  expect(message.usage.output_tokens).toBeLessThan(respond(request("Hi"), genericModel).usage.output_tokens);
});
