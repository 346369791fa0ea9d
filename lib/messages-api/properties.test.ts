import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorEnvelope } from "./error-envelope";
import { explainErrorText } from "./error-text";
import { body, type Body } from "./fixtures/build";
import { correctHistory } from "./fixtures/correct-history";
import { mutations } from "./fixtures/mutations";
import { validateRequest } from "./validate-request";
import type { Verdict } from "./verdict";

function judge(value: unknown): Verdict {
  return validateRequest(value, { apiVersion: "2026-10-21", betas: [] });
}

/** JSON as it comes off the wire: what `undefined` held is gone. */
function wire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

/** Values that look almost like messages and blocks. */
const odd = fc.jsonValue({ maxDepth: 3 });
const type = fc.constantFrom(
  "text",
  "tool_use",
  "tool_result",
  "thinking",
  "image",
  "server_tool_use",
  "web_search_tool_result",
  "x",
);
const block = fc.record(
  {
    type: fc.oneof(type, odd),
    text: odd,
    id: odd,
    name: odd,
    input: odd,
    tool_use_id: odd,
    content: odd,
    source: odd,
    thinking: odd,
    signature: odd,
    cache_control: odd,
    caller: odd,
    is_error: odd,
  },
  { requiredKeys: [] },
);
const message = fc.record(
  {
    role: fc.oneof(fc.constantFrom("user", "assistant", "system"), odd),
    content: fc.oneof(fc.string(), fc.array(fc.oneof(block, odd), { maxLength: 4 }), odd),
  },
  { requiredKeys: [] },
);
const request = fc.record(
  {
    model: fc.oneof(fc.constantFrom("claude-haiku-4-5", "claude-opus-5", "claude-sonnet-5-5"), odd),
    max_tokens: fc.oneof(fc.integer(), odd),
    messages: fc.oneof(fc.array(fc.oneof(message, odd), { maxLength: 5 }), odd),
    system: odd,
    tools: fc.oneof(
      fc.array(
        fc.oneof(
          fc.record({ name: odd, input_schema: odd, type: odd, strict: fc.boolean() }, { requiredKeys: [] }),
          odd,
        ),
      ),
      odd,
    ),
    tool_choice: fc.oneof(fc.record({ type: fc.constantFrom("auto", "any", "tool") }), odd),
    thinking: odd,
    stop_sequences: odd,
    output_config: odd,
    container: odd,
    stream: odd,
  },
  { requiredKeys: [] },
);

function expectSoundVerdict(value: unknown): void {
  const verdict = judge(value);
  if (verdict.ok) return;
  const { refusal } = verdict;
  expect([400, 404]).toContain(refusal.status);
  expect(refusal.message.length).toBeGreaterThan(0);
  expect(errorEnvelope(refusal, null).error.details?.simulator_text ?? false).toBe(refusal.simulatorText);
}

describe("histories of a right loop", () => {
  test("are accepted, whatever the tools and the order of results", () => {
    fc.assert(
      fc.property(correctHistory, (history) => {
        const verdict = judge(history);
        expect(verdict.ok ? null : verdict.refusal).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    "%s is refused with the rule that names it",
    (_name, { rule, apply }) => {
      let broken = 0;
      fc.assert(
        fc.property(correctHistory, fc.nat(1000), (history, seed) => {
          const mutated = apply(history, seed);
          if (mutated === null) return;
          broken += 1;
          const verdict = judge(wire(mutated));
          expect(verdict.ok ? "accepted" : verdict.refusal.rule).toBe(rule);
        }),
        { numRuns: 120 },
      );
      expect(broken).toBeGreaterThan(20);
    },
  );

  test("the text of a refusal leads back to a rule with the same text", () => {
    fc.assert(
      fc.property(correctHistory, fc.nat(1000), fc.constantFrom(...mutations), (history, seed, { apply }) => {
        const mutated = apply(history, seed);
        const verdict = mutated === null ? null : judge(wire(mutated));
        if (verdict === null || verdict.ok) return;
        const explained = explainErrorText(verdict.refusal.message);
        expect(explained).not.toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

describe("any JSON at all", () => {
  test("gets a verdict, never an exception", () => {
    fc.assert(fc.property(fc.jsonValue(), expectSoundVerdict), { numRuns: 300 });
  });

  test("that looks like a request gets a verdict, never an exception", () => {
    fc.assert(fc.property(request, expectSoundVerdict), { numRuns: 800 });
  });

  test("in one place of a right history gets a verdict, never an exception", () => {
    const place = fc.constantFrom(
      "messages",
      "tools",
      "system",
      "tool_choice",
      "thinking",
      "max_tokens",
      "model",
    );
    fc.assert(
      fc.property(correctHistory, place, odd, fc.nat(), (history, key, value, at) => {
        const list = history[key];
        const spoiled: Body = { ...history, [key]: value };
        if (Array.isArray(list)) {
          const copy = [...(list as unknown[])];
          copy[at % Math.max(1, copy.length)] = value;
          spoiled[key] = copy;
        }
        expectSoundVerdict(spoiled);
      }),
      { numRuns: 400 },
    );
  });

  test("nested ten thousand levels deep is refused, not followed", () => {
    let deep: unknown = [];
    for (let level = 0; level < 10_000; level += 1) deep = [deep];
    const verdict = judge(body({ messages: deep }));
    expect(verdict.ok ? "accepted" : verdict.refusal.rule).toBe("body-depth");
  });
});

describe("long histories", () => {
  test("of ten thousand messages are judged to the last one", () => {
    const messages = Array.from({ length: 10_000 }, (_, index) => {
      const id = `toolu_${Math.floor(index / 2)}`;
      return index % 2 === 0
        ? { role: "assistant", content: [{ type: "tool_use", id, name: "count_boxes", input: {} }] }
        : { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: "14" }] };
    });
    expect(judge(body({ model: "claude-opus-5", messages })).ok).toBe(true);
    const verdict = judge(body({ messages: messages.slice(0, -1) }));
    expect(verdict.ok ? "" : verdict.refusal.path).toBe("messages.9998.content.0");
  });
});
