import { expect, test } from "vitest";
import { moveOfKey } from "./use-player-keys";

test("arrows step by event, with Shift by fork, Home and End go to the ends", () => {
  expect(moveOfKey("ArrowRight", false)).toBe("next-event");
  expect(moveOfKey("ArrowLeft", false)).toBe("previous-event");
  expect(moveOfKey("ArrowRight", true)).toBe("next-fork");
  expect(moveOfKey("ArrowLeft", true)).toBe("previous-fork");
  expect(moveOfKey("Home", false)).toBe("first-event");
  expect(moveOfKey("End", false)).toBe("last-event");
});

test("every other key is left to the page", () => {
  for (const key of ["ArrowUp", "ArrowDown", "PageDown", " ", "Enter", "a", "Tab"]) {
    expect(moveOfKey(key, false)).toBeNull();
  }
  expect(moveOfKey("Home", true)).toBeNull();
});
