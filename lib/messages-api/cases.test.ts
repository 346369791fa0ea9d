import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { explainErrorText } from "./error-text";
import type { Case } from "./fixtures/case";
import { validateRequest } from "./validate-request";
import type { Verdict } from "./verdict";

const FOLDER = fileURLToPath(new URL("./fixtures/cases/", import.meta.url));

function readCases(): Case[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(FOLDER + name, "utf8")) as Case);
}

/** Only the response beside the next request shows these faults: a request alone cannot convict them. */
const TRACE_ONLY = [
  "049-thinking-text-changed-on-replay",
  "050-foreign-signature-after-model-switch",
  "066-server-blocks-dropped-from-replay",
];
/** The container's id stands in the response, so a request cannot name it. */
const IDS_FROM_RESPONSE = ["064-container-id-not-forwarded"];
/** The signature of this report is a wording older than the text in use. */
const OLD_WORDING = ["038-role-tool-from-openai-format"];

/** What was judged in a case: a body, and how its paths are written there. */
interface Judged {
  readonly verdict: Verdict;
  readonly convicts: boolean;
  readonly writePath: (path: string) => string;
}

function judge(body: unknown): Verdict {
  return validateRequest(body, { apiVersion: "2026-10-21", betas: [] });
}

/** A bare array is sent with one tool per name in it. */
function bodyFor(messages: readonly unknown[]): unknown {
  const names = JSON.stringify(messages).matchAll(/"type":"tool_use"[^}]*?"name":"([^"]+)"/g);
  const tools = [...new Set([...names].map((match) => match[1]))].map((name) => ({
    name,
    input_schema: { type: "object" },
  }));
  return { model: "claude-haiku-4-5", max_tokens: 1024, messages, ...(tools.length > 0 ? { tools } : {}) };
}

function judgeTranscript(text: string): Judged {
  const lines = text.split("\n").map((line) => JSON.parse(line) as { message?: unknown });
  const kept = lines.flatMap((line, index) =>
    line.message === undefined ? [] : [{ index, message: line.message }],
  );
  return {
    verdict: judge(bodyFor(kept.map(({ message }) => message))),
    convicts: true,
    writePath: (path) =>
      path.replace(/^messages\.(\d+)/, (_, n: string) => `lines.${kept[Number(n)]?.index ?? "?"}.message`),
  };
}

function judgeCase({ id, input, expected }: Case): Judged[] {
  switch (input.kind) {
    case "request":
      return [{ verdict: judge(input.body), convicts: true, writePath: (path) => path }];
    case "messages":
      return [{ verdict: judge(bodyFor(input.body)), convicts: true, writePath: (path) => path }];
    case "jsonl-transcript":
      return [judgeTranscript(input.body)];
    case "loop-trace":
      return input.body.trace.flatMap((event, index) => {
        if (event.type !== "request") return [];
        const prefix = `trace.${index}.body.`;
        const convicts = expected.path?.startsWith(prefix) === true && !TRACE_ONLY.includes(id);
        return [{ verdict: judge(event.body), convicts, writePath: (path) => prefix + path }];
      });
    case "error-text":
      return [];
    default:
      return input satisfies never;
  }
}

function rulesOf({ expected }: Case): string[] {
  return [expected.rule ?? "", ...(expected.also_acceptable ?? [])];
}

const cases = readCases();
const api400 = cases.filter(
  ({ expected, input }) => expected.class === "api-400" && input.kind !== "error-text",
);
const rows: { case: string; expected: string; verdict: string; rule: string; path: string }[] = [];

function note(one: Case, verdict: string, rule: string, path: string): void {
  rows.push({ case: one.id.slice(0, 44), expected: one.expected.class, verdict, rule, path });
}

describe("cases from public reports", () => {
  test.each(api400.map((one) => [one.id, one] as const))("the API refuses %s, and says where", (id, one) => {
    const judged = judgeCase(one);
    expect(judged.length).toBeGreaterThan(0);
    for (const { verdict, convicts, writePath } of judged) {
      const refusal = verdict.ok ? null : verdict.refusal;
      note(one, verdict.ok ? "accepted" : "refused", refusal?.rule ?? "", refusal?.path ?? "");
      expect(refusal === null).toBe(!convicts);
      if (refusal === null) continue;
      expect(rulesOf(one)).toContain(refusal.rule);
      expect(writePath(refusal.path)).toBe(one.expected.path);
      if (!IDS_FROM_RESPONSE.includes(id))
        expect([...refusal.ids].sort()).toEqual([...one.expected.ids].sort());
      if (!OLD_WORDING.includes(id))
        expect(refusal.message).toMatch(new RegExp(one.expected.error_signature ?? ""));
    }
  });

  test.each(cases.filter(({ input }) => input.kind === "error-text").map((one) => [one.id, one] as const))(
    "the error text of %s is traced back to its rule",
    (_id, one) => {
      const text = one.input.kind === "error-text" ? one.input.body.error.message : "";
      const explained = explainErrorText(text);
      note(one, "error text", explained?.rule ?? "", explained?.path ?? "");
      expect(rulesOf(one)).toContain(explained?.rule);
      expect(explained?.path).toBe(one.expected.path);
      expect(explained?.ids).toEqual(one.expected.ids);
    },
  );

  test.each(cases.filter(({ expected }) => expected.class === "lint").map((one) => [one.id, one] as const))(
    "%s is accepted with a lint",
    (_id, one) => {
      for (const { verdict } of judgeCase(one)) {
        expect(verdict.ok).toBe(true);
        const lint = verdict.lints.find(({ rule }) => rule === one.expected.rule);
        note(one, verdict.ok ? "accepted" : "refused", lint?.rule ?? "", lint?.path ?? "");
        expect(lint?.path).toBe(one.expected.path);
        expect(lint?.ids).toEqual(one.expected.ids);
      }
    },
  );

  test.each(
    cases
      .filter(({ expected }) => expected.class === "ok" || expected.class === "loop")
      .map((one) => [one.id, one] as const),
  )("every request of %s is accepted", (_id, one) => {
    for (const { verdict } of judgeCase(one)) {
      note(one, verdict.ok ? "accepted" : "refused", verdict.ok ? "" : verdict.refusal.rule, "");
      expect(verdict.ok ? null : verdict.refusal).toBeNull();
    }
    expect(one.expected.class).toMatch(/ok|loop/);
  });

  test("all cases were judged, as this table shows", () => {
    console.table(rows);
    const withRequests = cases.filter((one) => one.input.kind === "error-text" || judgeCase(one).length > 0);
    expect(new Set(rows.map((row) => row.case)).size).toBe(withRequests.length);
  });
});
