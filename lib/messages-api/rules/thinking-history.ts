import { callId, isCall, isResult } from "../exchanges";
import {
  blockPath,
  blockPlace,
  stringOf,
  type BlockSlot,
  type MessageSlot,
  type RequestView,
  type Turn,
} from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { ERROR_CODES, PUBLIC_CODE, seen } from "../sources";
import type { SignatureJudgement } from "../thinking-signatures";
import { firstOfType } from "./first-block";
import { thinkingMode } from "./thinking-mode";

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

function isThinking({ type }: BlockSlot): boolean {
  return type === "thinking" || type === "redacted_thinking";
}

/** The last assistant turn of a conversation whose calls have just been answered, or that is sent as a prefill. */
function latestTurn(view: RequestView): Turn | undefined {
  const last = view.turns.at(-1);
  if (last?.role === "assistant") return last;
  return last?.blocks.some(isResult) === true
    ? view.turns.findLast(({ role }) => role === "assistant")
    : undefined;
}

/** The assistant message that opens the running tool loop: the first behind the last turn that a human wrote. */
function openingMessage(view: RequestView): MessageSlot | undefined {
  if (latestTurn(view) === undefined) return undefined;
  const start = view.turns.findLastIndex(({ role, blocks }) => role === "user" && !blocks.some(isResult));
  return view.turns.slice(start + 1).find(({ role }) => role === "assistant")?.messages[0];
}

function judged(
  view: RequestView,
  wanted: readonly SignatureJudgement[],
  latestOnly: boolean,
): Violation | null {
  const { signatures } = view.options;
  const latest = new Set(latestTurn(view)?.blocks ?? []);
  return firstOfType(view, "thinking", (block) => {
    if (signatures === undefined || latest.has(block) !== latestOnly) return null;
    const judgement = signatures.judge({
      thinking: stringOf(block.value["thinking"]),
      signature: stringOf(block.value["signature"]),
      message: block.message,
      block: block.index ?? 0,
    });
    return wanted.includes(judgement) ? about(block) : null;
  });
}

function about(block: BlockSlot): Violation {
  return { path: blockPath(block), values: { ...blockPlace(block), type: block.type } };
}

/** A call of the latest turn says that more thinking stood before it than was sent back. */
function removedThinking(view: RequestView): Violation | null {
  const { signatures } = view.options;
  if (signatures?.thinkingBefore === undefined || thinkingMode(view) === "disabled") return null;
  let count = 0;
  for (const block of latestTurn(view)?.blocks ?? []) {
    if (isThinking(block)) count += 1;
    if (isCall(block) && (signatures.thinkingBefore(callId(block)) ?? 0) > count) return about(block);
  }
  return null;
}

function thinkingAfterText(view: RequestView): Violation | null {
  if (view.model?.thinking.adaptive !== false) return null;
  for (const { blocks } of view.messages) {
    const first = blocks[0];
    if (first !== undefined && !isThinking(first) && blocks.some(isThinking)) return about(first);
  }
  return null;
}

function notOpenedByThinking(view: RequestView): Violation | null {
  if (thinkingMode(view) !== "enabled") return null;
  const first = openingMessage(view)?.blocks[0];
  if (first === undefined || isThinking(first)) return null;
  return { path: `messages.${first.message}.content.0`, values: { N: first.message, type: first.type } };
}

function thinkingThoughOff(view: RequestView): Violation | null {
  const off = ["", "disabled"].includes(thinkingMode(view));
  if (!off || view.model?.thinking.adaptive !== false) return null;
  const block = latestTurn(view)?.blocks.find(isThinking);
  return block === undefined ? null : about(block);
}

const SIGNATURE = "messages.{N}.content.{M}: Invalid `signature` in `thinking` block";

export const thinkingHistoryRules: readonly Rule[] = [
  rule({
    id: "thinking-empty",
    phase: "text",
    at: "messages",
    template: "messages.{N}.content.{M}.thinking: each thinking block must contain thinking",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: (view) =>
      firstOfType(view, "thinking", (block) =>
        block.value["thinking"] === "" && block.value["signature"] === "" ? about(block) : null,
      ),
  }),
  rule({
    id: "redacted-thinking-data",
    phase: "text",
    at: "messages",
    template: "messages.{N}.content.{M}: Invalid `data` in `redacted_thinking` block",
    confidence: "claimed only",
    source: PUBLIC_CODE,
    check: (view) =>
      firstOfType(view, "redacted_thinking", (block) =>
        !BASE64.test(stringOf(block.value["data"])) ? about(block) : null,
      ),
  }),
];

export const thinkingRules: readonly Rule[] = [
  rule({
    id: "thinking-expected-first",
    phase: "features",
    at: "messages",
    template:
      "messages.{N}.content.0.type: Expected `thinking` or `redacted_thinking`, but found `{type}`. When `thinking` is enabled, a final `assistant` message must start with a thinking block (preceeding the lastmost set of `tool_use` and `tool_result` blocks).",
    simulatorText: true,
    confidence: "seen in issues",
    source: seen("deepset-ai/haystack-core-integrations/issues/2146"),
    check: notOpenedByThinking,
  }),
  rule({
    id: "thinking-block-order",
    phase: "features",
    at: "messages",
    template:
      "messages.{N}.content.0: If an assistant message contains any thinking blocks, the first block must be `thinking` or `redacted_thinking`. Found `{type}`.",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: thinkingAfterText,
  }),
  rule({
    id: "thinking-off-final-thinking",
    phase: "features",
    at: "messages",
    template:
      "messages.{N}.content.{M}: When thinking is disabled, an `assistant` message in the final position cannot contain `thinking`. To use thinking blocks, enable `thinking` in your request.",
    confidence: "seen in issues",
    source: seen("tailcallhq/forgecode/issues/1853"),
    check: thinkingThoughOff,
  }),
  rule({
    id: "thinking-modified",
    phase: "features",
    at: "messages",
    template:
      "messages.{N}.content.{M}: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.",
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) => judged(view, ["altered"], true) ?? removedThinking(view),
  }),
  rule({
    id: "thinking-bound-conversation",
    phase: "features",
    at: "messages",
    template: `${SIGNATURE}. The block is bound to a different conversation. Remove the block, or set \`thinking.block_binding.prefix_mismatch_behavior\` to "drop_block".`,
    confidence: "documented",
    source: ERROR_CODES,
    check: (view) =>
      judged(view, ["other-conversation"], true) ?? judged(view, ["other-conversation"], false),
  }),
  rule({
    id: "thinking-signature-invalid",
    phase: "features",
    at: "messages",
    template: SIGNATURE,
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/10627"),
    check: (view) =>
      firstOfType(view, "thinking", (block) =>
        block.value["signature"] === "" ? aboutSignature(about(block)) : null,
      ) ?? aboutSignature(judged(view, ["unknown"], true) ?? judged(view, ["unknown", "altered"], false)),
  }),
];

function aboutSignature(violation: Violation): Violation;
function aboutSignature(violation: Violation | null): Violation | null;
function aboutSignature(violation: Violation | null): Violation | null {
  return violation === null ? null : { ...violation, path: `${violation.path}.signature` };
}
