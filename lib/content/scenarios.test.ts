import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { detectLanguage } from "../simulated-model/detect-language";
import { allScenarios, scenarioOf } from "./all-scenarios";
import type { Locale, Scenario } from "./scenario";
import { worldOf } from "./scenario-worlds";
import { slipsIn } from "./fixtures/slips";

const locales: readonly Locale[] = ["en", "fr"];

function textsOf(scenario: Scenario): Scenario["title"][] {
  const { title, lesson, prompt, suggestions, system } = scenario;
  return [title, lesson, prompt, ...suggestions, system];
}

function descriptionsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "description" && typeof inner === "string" ? [inner] : descriptionsIn(inner),
  );
}

describe("the index of scenarios", () => {
  test("lists every scenario once, in the order in which the lessons build on each other", () => {
    expect(allScenarios.map(({ id }) => id)).toEqual([
      "order-tracking",
      "weather",
      "no-tool",
      "text-beside-call",
      "parallel-tools",
      "long-investigation",
      "truncated-call",
      "server-search",
      "stop-sequence",
      "refusal",
      "context-window",
      "streaming",
    ]);
  });

  test("has a folder and a world for each, and no folder beside them", () => {
    const folders = readdirSync(new URL("scenarios", import.meta.url), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(allScenarios.map(({ id }) => id).toSorted());
    expect(allScenarios.filter(({ id }) => worldOf(id) === undefined)).toEqual([]);
  });

  test("covers the seven stop reasons", () => {
    expect([...new Set(allScenarios.flatMap(({ stopReasons }) => stopReasons))].toSorted()).toEqual([
      "end_turn",
      "max_tokens",
      "model_context_window_exceeded",
      "pause_turn",
      "refusal",
      "stop_sequence",
      "tool_use",
    ]);
  });

  test("finds nothing under an id that is not in it", () => {
    expect(scenarioOf("constructor")).toBeUndefined();
    expect(worldOf("constructor")).toBeUndefined();
  });
});

describe.each(allScenarios)("the scenario $id", (scenario) => {
  test.each(locales)("has all its texts in %s, without a slip", (locale) => {
    const texts = [
      ...textsOf(scenario).map((text) => text[locale]),
      ...descriptionsIn(scenario.tools[locale]),
    ];
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    expect(texts.flatMap((text) => slipsIn(text, locale))).toEqual([]);
  });

  test("states its lesson in one sentence and offers two to five other prompts", () => {
    for (const locale of locales) expect(scenario.lesson[locale]).toMatch(/^[^.!?]+\.$/u);
    expect(scenario.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(scenario.suggestions.length).toBeLessThanOrEqual(5);
  });

  test.each(locales)("has prompts in %s that its Claude takes for that language", (locale) => {
    const prompts = [scenario.prompt, ...scenario.suggestions].map((text) => text[locale]);
    expect(prompts.map(detectLanguage)).toEqual(prompts.map(() => locale));
  });

  test("offers the same tools in both languages, described differently", () => {
    const { en, fr } = scenario.tools;
    expect(en.length).toBeGreaterThan(0);
    const wire = (tools: unknown) =>
      JSON.stringify(tools, (key, value: unknown) => (key === "description" ? undefined : value));
    expect(wire(fr)).toBe(wire(en));
    const described = descriptionsIn(en);
    expect(descriptionsIn(fr).filter((text) => described.includes(text))).toEqual([]);
  });

  test("has a tool that fails with a message for an unknown name", () => {
    const world = worldOf(scenario.id);
    expect(() => world?.executeTool("no_such_tool", {}, "en")).toThrow(/no_such_tool/);
  });
});
