import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { awaitedTurn, messageViews, pairMarks } from "@/lib/trace/message-views";
import { pairRails, type RailSegment } from "./pair-rails";

type Message = Anthropic.MessageParam;

const use = (id: string) => ({ type: "tool_use" as const, id, name: "lookup_order", input: {} });
const result = (id: string) => ({ type: "tool_result" as const, tool_use_id: id, content: "shipped" });
const prompt: Message = { role: "user", content: "Where are they?" };

function railsOf(messages: readonly Message[]) {
  const views = messageViews({
    messages,
    marks: pairMarks(messages),
    prompt: "",
    touched: null,
    settled: false,
  });
  return pairRails(views, awaitedTurn(views));
}

const words = (row: readonly RailSegment[]) => row.map((each) => `${each.letter} ${each.part}`);

describe("pairRails", () => {
  test("a wire starts at the call, passes what lies between, and ends at the result", () => {
    const rails = railsOf([
      prompt,
      { role: "assistant", content: [use("1")] },
      { role: "user", content: [result("1")] },
    ]);
    expect(words(rails.messages[0]!.foot)).toEqual([]);
    expect(words(rails.messages[1]!.blocks[0]!)).toEqual(["A start"]);
    expect(words(rails.messages[1]!.foot)).toEqual(["A pass"]);
    expect(words(rails.messages[2]!.head)).toEqual(["A pass"]);
    expect(words(rails.messages[2]!.blocks[0]!)).toEqual(["A end"]);
    expect(words(rails.messages[2]!.foot)).toEqual([]);
    expect(rails.lanes).toBe(1);
  });

  test("pairs that overlap run in lanes of their own", () => {
    const rails = railsOf([
      prompt,
      { role: "assistant", content: [use("1"), use("2"), use("3")] },
      { role: "user", content: [result("1"), result("2"), result("3")] },
    ]);
    expect(new Set(rails.messages[2]!.head.map((each) => each.lane))).toEqual(new Set([0, 1, 2]));
    expect(rails.lanes).toBe(3);
  });

  test("the fifth wire at once is left out, and lanes are used again afterwards", () => {
    const ids = ["1", "2", "3", "4", "5"];
    const rails = railsOf([
      prompt,
      { role: "assistant", content: ids.map(use) },
      { role: "user", content: ids.map(result) },
      { role: "assistant", content: [use("6")] },
      { role: "user", content: [result("6")] },
    ]);
    expect(rails.messages[2]!.head).toHaveLength(4);
    expect(rails.messages[4]!.head.map((each) => each.lane)).toEqual([0]);
  });

  test("an awaited result gets an open wire into the empty slot", () => {
    const rails = railsOf([prompt, { role: "assistant", content: [use("1"), use("2")] }]);
    expect(words(rails.awaited.head)).toEqual(["A pass", "B pass"]);
    expect(words(rails.awaited.blocks[0]!)).toEqual(["A end", "B pass"]);
    expect(words(rails.awaited.blocks[1]!)).toEqual(["B end"]);
    expect(rails.awaited.blocks[1]!.every((each) => each.open)).toBe(true);
  });

  test("no wire leads to a result that answers nothing", () => {
    const rails = railsOf([prompt, { role: "user", content: [result("9")] }]);
    expect(rails.lanes).toBe(0);
  });
});
