import { readFileSync } from "node:fs";
import { countTokens } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { image, body, user, tool } from "./fixtures/build";
import { estimateInputTokens } from "./input-tokens";
import { modelFacts, modelTable } from "./model-table";
import { costOf, priceOf } from "./price";
import { exitOf, stopReasonFacts, stopReasons } from "./stop-reason";
import { estimateTokens } from "./token-estimate";

describe("the table of stop reasons", () => {
  test("has the seven values of the API, each once", () => {
    expect(stopReasons.map(({ value }) => value).sort()).toEqual([
      "end_turn",
      "max_tokens",
      "model_context_window_exceeded",
      "pause_turn",
      "refusal",
      "stop_sequence",
      "tool_use",
    ]);
  });

  test("runs calls for tool_use alone, and never those of a cut or refused turn", () => {
    expect(stopReasons.filter(({ runCalls }) => runCalls).map(({ value }) => value)).toEqual(["tool_use"]);
    expect(
      stopReasons.filter(({ cut }) => cut).every(({ runCalls, keepTurn }) => !runCalls && !keepTurn),
    ).toBe(true);
  });

  test("stops safely on a value that does not exist yet", () => {
    expect(stopReasonFacts("compaction")).toBeUndefined();
    expect([exitOf("compaction"), exitOf("pause_turn"), exitOf("end_turn"), exitOf("tool_use")]).toEqual([
      "throw",
      "again",
      "return",
      "run",
    ]);
  });
});

describe("models and prices", () => {
  test("every model has a price, a window and a limit that fits it", () => {
    for (const { id, contextWindow, maxOutputTokens } of modelTable) {
      expect(priceOf(id)).toBeDefined();
      expect(maxOutputTokens).toBeLessThanOrEqual(contextWindow);
    }
  });

  test("a dated id is the same model, an unknown one is none", () => {
    expect(modelFacts("claude-haiku-4-5-20251001")?.id).toBe("claude-haiku-4-5");
    expect(modelFacts("claude-3-opus")).toBeUndefined();
    expect(modelFacts("constructor")).toBeUndefined();
  });

  test("the cost of a reply adds fresh, cached and written input and the output", () => {
    const usage = {
      input_tokens: 1000,
      output_tokens: 2000,
      cache_read_input_tokens: 10_000,
      cache_creation_input_tokens: 3000,
      cache_creation: { ephemeral_5m_input_tokens: 1000, ephemeral_1h_input_tokens: 2000 },
    };
    expect(costOf("claude-haiku-4-5", usage)).toBeCloseTo(0.001 + 0.01 + 0.001 + 0.00125 + 0.004, 10);
  });

  test("one model costs more above a hundred thousand prompt tokens", () => {
    expect(costOf("claude-haiku-5-5", { input_tokens: 100_000, output_tokens: 0 })).toBeCloseTo(0.01, 10);
    expect(costOf("claude-haiku-5-5", { input_tokens: 100_001, output_tokens: 0 })).toBeCloseTo(
      0.0500005,
      10,
    );
  });

  test("an unknown model costs nothing, and null counts as none", () => {
    expect(costOf("somebody-else", { input_tokens: 5, output_tokens: 5 })).toBe(0);
    expect(costOf("claude-haiku-4-5", { input_tokens: null, output_tokens: 0 })).toBe(0);
  });
});

describe("the token estimate", () => {
  test.each([
    [
      "prose",
      "The almanac promises fair weather, with a light wind from the north until the evening tide. ".repeat(
        5,
      ),
    ],
    [
      "French",
      "L’almanach promet du beau temps, avec un vent léger du nord jusqu’à la marée du soir. ".repeat(5),
    ],
    [
      "code",
      'for (const block of content) {\n  if (block.type !== "tool_use") continue;\n  run(block.input);\n}\n'.repeat(
        5,
      ),
    ],
    [
      "JSON",
      JSON.stringify({
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "toolu_1", content: "14" }],
      }),
    ],
  ])("of %s is within two fifths of a byte-pair tokenizer", (_kind, sample) => {
    const ratio = estimateTokens(sample) / countTokens(sample);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.4);
  });

  test("is 0 for nothing, and grows with every message that is sent again", () => {
    expect([estimateTokens(""), estimateTokens(undefined)]).toEqual([0, 0]);
    const one = estimateInputTokens(body({ messages: [user("Count shelf A.")] }));
    const two = estimateInputTokens(body({ messages: [user("Count shelf A."), user("And B.")] }));
    expect(two).toBeGreaterThan(one);
  });

  test("counts an image by its size on screen, not by its bytes", () => {
    const small = estimateInputTokens(body({ messages: [user([image("AAAA")])] }));
    const large = estimateInputTokens(body({ messages: [user([image("A".repeat(1_000_000))])] }));
    expect(large).toBe(small);
  });

  test("adds the hidden prompt of tools, more of it when a call is forced", () => {
    const free = estimateInputTokens(body({ tools: [tool()] }));
    const forced = estimateInputTokens(body({ tools: [tool()], tool_choice: { type: "any" } }));
    expect(forced - free).toBe(120);
    expect(free - estimateInputTokens(body())).toBeGreaterThan(286);
  });
});

test.each(["stop-reason", "price", "model-table", "token-estimate"])(
  "%s pulls in no other module",
  (name) => {
    const source = readFileSync(new URL(`./${name}.ts`, import.meta.url), "utf8");
    expect(source.match(/^import (?!type ).*$/gm)).toBeNull();
  },
);
