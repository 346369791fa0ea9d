import { validateRequest } from "../messages-api/validate-request";
import type { Refusal } from "../messages-api/verdict";
import type { FixTheArray } from "./question";

export type ArrayVerdict =
  | { readonly type: "right" }
  | { readonly type: "not-json"; readonly message: string }
  | { readonly type: "not-an-array" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  /** Accepted, but something that had to stay is gone: a call, or a text. */
  | { readonly type: "lost"; readonly what: string };

type Block = Readonly<Record<string, unknown>>;

/**
 * Grades a repaired `messages` array with the rules of the simulated API. Any repair is right that is accepted and
 * keeps what the given solution keeps of the original. Input: the question and the text that was typed. Never throws.
 */
export function gradeArray(question: Pick<FixTheArray, "messages" | "solution">, text: string): ArrayVerdict {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    return { type: "not-json", message: (error as Error).message };
  }
  if (!Array.isArray(answer)) return { type: "not-an-array" };
  const verdict = validateRequest(requestAround(answer), { apiVersion: "2026-10-21", betas: [] });
  if (!verdict.ok) return { type: "refused", refusal: verdict.refusal };
  const kept = new Set(essences(question.solution));
  const given = new Set(essences(answer));
  const lost = essences(question.messages).find((each) => kept.has(each) && !given.has(each));
  return lost === undefined ? { type: "right" } : { type: "lost", what: lost };
}

/** A bare array is sent to a small model, with one tool per name that its calls use. */
export function requestAround(messages: readonly unknown[]): Record<string, unknown> {
  const names = new Set(
    blocks(messages).flatMap((block) => (block["type"] === "tool_use" ? [String(block["name"])] : [])),
  );
  return {
    model: "claude-haiku-4-5",
    max_tokens: 1024,
    tools: [...names].map((name) => ({ name, input_schema: { type: "object" } })),
    messages,
  };
}

function blocks(messages: unknown): readonly Block[] {
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message: { content?: unknown } | null) => {
    const content = message?.content;
    if (typeof content === "string") return [{ type: "text", text: content }];
    return Array.isArray(content) ? (content as Block[]) : [];
  });
}

/** What must not get lost: texts by their words, calls by their id. Results may be rewritten. */
function essences(messages: unknown): string[] {
  return blocks(messages).flatMap((block) => {
    if (block["type"] === "text") return [`text: ${String(block["text"]).trim()}`];
    return block["type"] === "tool_use" ? [`tool_use: ${String(block["id"])}`] : [];
  });
}
