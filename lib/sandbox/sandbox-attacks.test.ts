import { describe, expect, test } from "vitest";
import { SandboxBusyError } from "./sandbox-busy-error";
import { executeSource } from "./fixtures/execute-source";

/** A program whose loop has this body. */
const program = (body: string) => `export async function runAgent({ data, effect }) {\n${body}\n}`;
const limits = { runningMilliseconds: 600 };
const endOf = async (body: string) => (await executeSource(program(body), { limits })).end;

describe("a program that exhausts something is stopped, with the reason", () => {
  test.each([
    ["an endless loop", "for (;;) {}", "time"],
    [
      "an endless loop that catches",
      "for (;;) { try { for (;;) {} } catch {} finally { continue; } }",
      "time",
    ],
    ["endless waiting", "for (;;) await null;", "events"],
    ["endless promise chains", "const again = () => Promise.resolve().then(again); await again();", "time"],
    ["a native search that cannot be interrupted", '"a".repeat(4e6).indexOf("a".repeat(2e6) + "b");', "time"],
    ["a regular expression that backtracks", '/^(a+)+$/.test("a".repeat(40) + "b");', "time"],
    [
      "a getter that never returns, read by a probe",
      "const x = { get y() { for (;;); } };\nreturn 1;",
      "time",
    ],
    [
      "a proxy that never returns, read by a probe",
      "const x = new Proxy({}, { ownKeys() { for (;;); } });\nreturn 1;",
      "time",
    ],
    ["a wait until a time that never comes", "while (Date.now() < Date.now() + 1);", "time"],
    ["an array that grows", "let all = [1]; for (;;) all = all.concat(all);", "memory"],
    [
      "strings that grow",
      "let s = 'x'; while (s.length < 4e6) s += s;\nreturn [...Array(99)].map((_, i) => s + i);",
      "memory",
    ],
    ["one buffer too large", "return new Uint8Array(1e9).length;", "memory"],
    ["recursion", "const deeper = (n) => deeper(n + 1) + 1; return deeper(0);", "stack"],
    [
      "recursion through statements",
      "function deeper(n) { const m = n + 1; return deeper(m) + 1; } return deeper(0);",
      "stack",
    ],
    ["recursion through JSON", "return JSON.stringify([...Array(1e5)].reduce((x) => [x], []));", "stack"],
    ["nested source", "return eval('['.repeat(1e5));", "stack"],
    ["a promise that nobody settles", "await new Promise(() => {});", "never-settles"],
    ["a million lines in the console", "for (let i = 0; i < 1e6; i++) console.log(i);", "events"],
    ["a million steps", "let n = 0; while (n < 1e6)\n  n++;", "events"],
    ["a long console", "for (let i = 0; i < 1e3; i++) console.log('x'.repeat(4_000));", "trace-size"],
    ["one huge note", "note('x'.repeat(2e6));", "trace-size"],
    ["one huge effect", "await effect('x', 'x'.repeat(2e6));", "trace-size"],
    ["one huge result", "return 'x'.repeat(2e6);", "trace-size"],
    ["a million effects at once", "[...Array(1e6)].map((_, i) => effect('x', i));", "effects"],
  ])("%s", async (_, body, limit) => {
    // Where time is not what runs out, a slow machine must not make it so.
    const runningMilliseconds = limit === "time" ? 600 : 15_000;
    const { end } = await executeSource(program(body), {
      limits: { runningMilliseconds, eventBytes: 1_000_000 },
    });
    expect(end).toMatchObject({ type: "stopped", limit });
  });

  test("and says on which line it was, even when its thread had to be ended", async () => {
    const { end } = await executeSource(program('note(1);\n"a".repeat(4e6).indexOf("a".repeat(2e6) + "b");'));
    expect(end).toEqual({ type: "stopped", limit: "time", line: 3 });
  });

  test("while the module is evaluated too", async () => {
    const { end } = await executeSource("for (;;) {}\nexport function runAgent() {}");
    expect(end).toEqual({ type: "stopped", limit: "time", line: 1 });
  });

  test("across effects: running time adds up", async () => {
    const { end, story } = await executeSource(
      program(
        "for (let i = 0; i < 1e5; i++) {\n  for (let j = 0; j < 1e6; j++);\n  await effect('x', i);\n}",
      ),
      { limits: { events: 1e6 } },
    );
    expect(end).toMatchObject({ type: "stopped", limit: "time" });
    expect(story.filter((each) => each.startsWith("effect")).length).toBeGreaterThan(1);
  });
});

describe("what a program may survive", () => {
  test.each([
    [
      "recursion that it catches",
      "const f = () => f(); try { f(); } catch (error) { return error.name; }",
      "InternalError",
    ],
    [
      "an allocation that it catches",
      "try { new Uint8Array(1e9); } catch (error) { return error.message; }",
      "out of memory",
    ],
    ["a rejection that nobody handles", "Promise.reject(new Error('lost')); await null; return 'on';", "on"],
    [
      "a string that is too long",
      "try { 'x'.repeat(2 ** 31); } catch (error) { return error.name; }",
      "RangeError",
    ],
    ["a getter that throws, read by a probe", "const x = { get y() { throw 1; } };\nreturn 'on';", "on"],
    ["a toJSON that throws", "const x = { toJSON() { throw 1; } };\nconsole.log(x);\nreturn 'on';", "on"],
    ["cycles", "const x = {}; x.x = [x];\nconsole.log(x);\nreturn 'on';", "on"],
    ["deep objects", "let x = {}; for (let i = 0; i < 500; i++) x = { x };\nx.y = 1;\nreturn 'on';", "on"],
  ])("%s", async (_, body, value) => {
    expect(await endOf(body)).toEqual({ type: "returned", value });
  });
});

describe("other executions", () => {
  test("go on while one is stuck in native code", async () => {
    await Promise.all([endOf("return 1;"), endOf("return 2;")]);
    let stuckEnded = false;
    const stuck = endOf('"a".repeat(4e6).indexOf("a".repeat(2e6) + "b");').then((end) => {
      stuckEnded = true;
      return end;
    });
    expect(await endOf("return 'prompt';")).toEqual({ type: "returned", value: "prompt" });
    expect(stuckEnded).toBe(false);
    expect(await stuck).toMatchObject({ type: "stopped", limit: "time" });
  });

  test("more than the threads there are wait and are all answered", async () => {
    const ends = await Promise.all(Array.from({ length: 24 }, (_, n) => endOf(`return ${String(n)};`)));
    expect(ends.map((end) => (end.type === "returned" ? end.value : end))).toEqual([...ends.keys()]);
  });
});

describe("cancelling", () => {
  const cancelled = { type: "stopped", limit: "cancelled" };

  test("before the start", async () => {
    const { end, story } = await executeSource(program("return 1;"), { signal: AbortSignal.abort() });
    expect(end).toMatchObject(cancelled);
    expect(story).toEqual([]);
  });

  test("while the program runs", async () => {
    const controller = new AbortController();
    const ending = executeSource(program("await effect('go', 1);\nfor (;;) {}"), {
      signal: controller.signal,
      limits: { runningMilliseconds: 60_000 },
      performEffect: () => {
        setTimeout(() => {
          controller.abort();
        }, 20);
        return Promise.resolve({ type: "value", value: null });
      },
    });
    expect((await ending).end).toMatchObject(cancelled);
  });

  test("while it waits for an effect that never comes", async () => {
    const controller = new AbortController();
    const ending = executeSource(program("await effect('go', 1);"), {
      signal: controller.signal,
      performEffect: () => {
        controller.abort();
        return new Promise(() => undefined);
      },
    });
    expect((await ending).end).toMatchObject({ ...cancelled, line: 2 });
    expect(await endOf("return 'fine';")).toEqual({ type: "returned", value: "fine" });
  });

  test("while it waits for a thread; and no more may wait than there is room for", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = { signal, performEffect: () => new Promise<never>(() => undefined) };
    const endings = Array.from({ length: 400 }, () =>
      executeSource(program("await effect('go', 1);"), waiting),
    );
    const all = Promise.allSettled(endings);
    await expect(endings.at(-1)).rejects.toBeInstanceOf(SandboxBusyError);
    controller.abort();
    const settled = await all;
    const ends = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value.end] : []));
    expect(ends.length).toBeGreaterThan(128);
    expect(ends.length).toBeLessThan(200);
    for (const end of ends) expect(end).toMatchObject(cancelled);
    expect(await endOf("return 'fine';")).toEqual({ type: "returned", value: "fine" });
  });
});
