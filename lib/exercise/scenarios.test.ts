import { describe, expect, test } from "vitest";
import { allScenarios } from "../content/all-scenarios";
import type { Locale, Scenario } from "../content/scenario";
import { exitOf } from "../messages-api/stop-reason";
import { programText } from "../server/program-text";
import type { Trace } from "../trace/event";
import { traceOf } from "./trace-of";

const locales: readonly Locale[] = ["en", "fr"];

async function runOf(scenario: Scenario, locale: Locale, prompt?: string): Promise<Trace> {
  const program = { name: scenario.program, source: await programText(scenario.program) };
  return traceOf(scenario.id, { program, locale, ...(prompt === undefined ? {} : { prompt }) });
}

function replies(trace: Trace) {
  return trace.flatMap((event) => (event.type === "response-received" ? [event.message] : []));
}

describe.each(allScenarios)("the default run of $id", (scenario) => {
  test.each(locales)("reaches the stop reasons that it declares, in %s", async (locale) => {
    const trace = await runOf(scenario, locale);
    const reached = replies(trace).map((message) => message.stop_reason);
    expect([...new Set(reached)]).toEqual(scenario.stopReasons);
    expect(trace.filter(({ type }) => type === "request-refused")).toEqual([]);
  });

  test("ends as it declares, and for the reason that calls for it", async () => {
    const trace = await runOf(scenario, "en");
    const last = replies(trace).at(-1)?.stop_reason ?? "";
    const ending = trace.at(-1)?.type === "run-returned" ? "returned" : "threw";
    expect(scenario.endings).toContain(ending);
    expect(exitOf(last)).toBe(ending === "returned" ? "return" : "throw");
  });

  test("takes the same path in both languages", async () => {
    const [en, fr] = await Promise.all([runOf(scenario, "en"), runOf(scenario, "fr")]);
    const path = (trace: Trace) =>
      trace.flatMap((event) => {
        if (event.type === "tool-called") return [event.name];
        return event.type === "response-received" ? [event.message.stop_reason] : [];
      });
    expect(path(fr)).toEqual(path(en));
  });

  test.each(locales)("comes to an end without a refusal for every other prompt, in %s", async (locale) => {
    for (const prompt of scenario.suggestions) {
      const trace = await runOf(scenario, locale, prompt[locale]);
      expect(trace.at(-1)).toMatchObject({
        type: "run-returned",
        value: expect.stringMatching(/\S/) as string,
      });
      expect(trace.filter(({ type }) => type === "request-refused")).toEqual([]);
    }
  });
});

test.each(allScenarios)("$id comes to an end even when every tool fails", async (scenario) => {
  const source = await programText(scenario.program);
  const toolFaults = Array.from({ length: 20 }, (_, index) => ({ call: index + 1, message: "Out of order" }));
  const trace = await traceOf(scenario.id, { program: { name: scenario.program, source }, toolFaults });
  expect(replies(trace).length).toBeLessThanOrEqual(6);
  expect(trace.filter(({ type }) => type === "request-refused")).toEqual([]);
  expect(scenario.endings.concat("returned")).toContain(
    trace.at(-1)?.type === "run-returned" ? "returned" : "threw",
  );
});

describe("single lessons", () => {
  const byId = (id: string) => allScenarios.find((scenario) => scenario.id === id)!;

  test("the long investigation takes at least eight rounds, and another question takes another number", async () => {
    const long = byId("long-investigation");
    const lengths = await Promise.all(
      [long.prompt, ...long.suggestions].map(
        async (text) => replies(await runOf(long, "en", text.en)).length,
      ),
    );
    expect(lengths[0]).toBeGreaterThanOrEqual(8);
    expect(new Set(lengths).size).toBeGreaterThanOrEqual(4);
  });

  test("a failing tool beside two good ones is answered in the same message, and the model finds a way", async () => {
    const trace = await runOf(byId("parallel-tools"), "en");
    const failures = trace.filter((event) => event.type === "tool-returned" && event.isError);
    expect(failures).toHaveLength(1);
    const requests = trace.flatMap((event) => (event.type === "request-sent" ? [event.params.messages] : []));
    expect(requests[1]?.at(-1)?.content).toHaveLength(3);
    expect(trace.at(-1)).toMatchObject({
      type: "run-returned",
      value: expect.stringContaining("SP-1") as string,
    });
  });

  test("a cut call is not run, and the larger limit brings it whole", async () => {
    const trace = await runOf(byId("truncated-call"), "en");
    const limits = trace.flatMap((event) => (event.type === "request-sent" ? [event.params.max_tokens] : []));
    expect(limits).toEqual([64, 128, 128]);
    const calls = trace.flatMap((event) => (event.type === "tool-called" ? [event.input] : []));
    expect(calls).toEqual([{ drawer: "7", before_year: 2015, keep: expect.any(Array) as string[] }]);
  });

  test("a paused turn goes back as it came, with nothing behind it", async () => {
    const trace = await runOf(byId("server-search"), "en");
    const [, second] = trace.flatMap((event) =>
      event.type === "request-sent" ? [event.params.messages] : [],
    );
    expect(second).toHaveLength(2);
    expect(second?.[1]).toEqual({ role: "assistant", content: replies(trace)[0]?.content });
  });

  test("a stream opens with a null stop reason and closes with the real one", async () => {
    const trace = await runOf(byId("streaming"), "en");
    const seen = trace.flatMap((event) => {
      if (event.type !== "stream-event-received") return [];
      if (event.event.type === "message_start") return [event.event.message.stop_reason];
      return event.event.type === "message_delta" ? [event.event.delta.stop_reason] : [];
    });
    expect(seen).toEqual([null, "tool_use", null, "end_turn"]);
  });

  test("a refusal names its category, and the program surfaces it once", async () => {
    const trace = await runOf(byId("refusal"), "fr");
    expect(replies(trace).map((message) => message.stop_details?.category)).toEqual(["cyber"]);
  });

  test("the window fills up honestly: prompt and reply together come to its size", async () => {
    const trace = await runOf(byId("context-window"), "en");
    const usage = replies(trace).at(-1)?.usage;
    expect((usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0)).toBe(4096);
  });
});
