import { describe, expect, test } from "vitest";
import { fitMono, fitNames, fitText, textWidth } from "./fit-text";

describe("fitText", () => {
  test("leaves a text alone that fits", () => {
    expect(fitText("a tool call is still open", 200, 12.5, 10.5)).toEqual({
      text: "a tool call is still open",
      size: 12.5,
    });
  });

  test("sets a slightly longer text smaller before it cuts anything", () => {
    const text = "aucun outil du serveur ne tournait";
    const fitted = fitText(text, textWidth(text) * 11.4, 12.5, 10.5);
    expect(fitted.text).toBe(text);
    expect(fitted.size).toBeLessThan(12.5);
    expect(fitted.size).toBeGreaterThanOrEqual(10.5);
  });

  test("shortens what does not fit at the smallest size, and the result fits", () => {
    const fitted = fitText("w".repeat(80), 180, 12.5, 10.5);
    expect(fitted.text.endsWith("…")).toBe(true);
    expect(textWidth(fitted.text) * fitted.size).toBeLessThanOrEqual(180);
  });
});

test("fitMono keeps names whole that fit and marks a cut", () => {
  expect(fitMono("lookup_order", 120, 10.5)).toBe("lookup_order");
  expect(fitMono("a_tool_with_a_very_long_name", 120, 10.5)).toHaveLength(19);
  expect(fitMono("a_tool_with_a_very_long_name", 120, 10.5).endsWith("…")).toBe(true);
});

test("fitNames keeps whole names as long as it can, and counts the rest", () => {
  const names = ["check_stock", "check_instrument", "book"];
  expect(fitNames(names, 300, 12)).toBe("check_stock, check_instrument, book");
  expect(fitNames(names, 240, 12)).toBe("check_stock, check_instrument +1");
  expect(fitNames(names, 120, 12)).toBe("check_stock +2");
  expect(fitNames(names, 80, 12)).toBe("check_s… +2");
  expect(fitNames([], 80, 12)).toBe("");
});
