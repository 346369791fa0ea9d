import { describe, expect, test } from "vitest";
import { decodePlace, encodePlace } from "./quiz-place";
import { readSelection, selectionKey } from "./quiz-rounds";

describe("places and selections", () => {
  test("are written into addresses and names, and read back", () => {
    const places = [
      { round: "k3", question: 7, result: false },
      { round: "k3", question: null, result: true },
      { round: null, question: null, result: false },
    ];
    for (const place of places) expect(decodePlace(encodePlace(place))).toEqual(place);
    expect(decodePlace("#question=0&view=x")).toEqual({ round: null, question: null, result: false });
    for (const selection of [
      { topics: [], length: 12 },
      { topics: ["setup", "tools"] as const, length: null },
    ])
      expect(readSelection(selectionKey(selection))).toEqual(selection);
  });
});
