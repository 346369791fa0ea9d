import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { validateRequest } from "../messages-api/validate-request";
import { nextMessages, type Params, request, tool } from "./fixtures/drive-loop";
import { genericModel } from "./generic-model";
import { respond } from "./respond";
import type { ModelScript } from "./script";
import { signaturesOf } from "./thinking-signature";

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
    const script: ModelScript = () => ({
      content: [
        { type: "thinking", thinking: "Hm." },
        { type: "text", text: "Hi" },
      ],
    });
    expect(respond(request("Hi"), script).content).toEqual([{ type: "text", text: "Hi" }]);
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
