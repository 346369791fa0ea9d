import type Anthropic from "@anthropic-ai/sdk";
import { estimateInputTokens } from "../messages-api/input-tokens";
import { modelFacts } from "../messages-api/model-table";
import { blockTokens, contentTokens, tokensToMiddle } from "./block-tokens";
import { type CutContent, cutContent } from "./cut-content";
import { draftReply } from "./draft-reply";
import type { Draft } from "./force-stop-reason";
import { mintBlocks } from "./mint-blocks";
import { containerId, messageId, seedOf } from "./minted-id";
import { replyUsage } from "./reply-usage";
import type { ModelScript } from "./script";
import { stopAtSequence } from "./stop-at-sequence";
import { viewConversation } from "./view-conversation";

export interface RespondOptions {
  /** Stop reason that a fault forces on this reply. */
  readonly forced?: Anthropic.StopReason | null;
}

/** A reply and what its JSON form cannot say. */
export interface ComposedReply {
  readonly message: Anthropic.Message;
  /** The input of the last call as far as it was written, when the reply broke off inside it; a stream sends this. */
  readonly openJson: string | null;
}

/**
 * The simulated Claude: answers a request that passed validation. Pure; the same request gets the same message, ids
 * included. Tokens are those of `estimateTokens`.
 */
export function respond(
  params: Anthropic.MessageCreateParams,
  script: ModelScript,
  options: RespondOptions = {},
): Anthropic.Message {
  return compose(params, script, options).message;
}

/** `respond`, with the open end of a cut call beside the message. */
export function compose(
  params: Anthropic.MessageCreateParams,
  script: ModelScript,
  options: RespondOptions = {},
): ComposedReply {
  const forced = options.forced ?? null;
  const seed = seedOf(params);
  const draft = draftReply(viewConversation(params), script, forced);
  const content = mintBlocks(draft.content, params);
  const ended = limited(finished(draft, content, params), params, forced);
  const usage = replyUsage(params, ended.content, ended.outputTokens);
  return { message: assemble(params, seed, ended, usage), openJson: ended.openJson };
}

/** A reply with its end. */
interface Ended {
  readonly content: Anthropic.ContentBlock[];
  readonly stop_reason: Anthropic.StopReason;
  readonly stop_sequence: string | null;
  readonly stop_details: Anthropic.Message["stop_details"];
  readonly openJson: string | null;
  readonly outputTokens: number;
}

/** The reply as it ends by itself, or at a stop sequence. */
function finished(
  draft: Draft,
  content: Anthropic.ContentBlock[],
  params: Anthropic.MessageCreateParams,
): Ended {
  const stopped = stopAtSequence(content, params.stop_sequences ?? []);
  const kept = stopped?.content ?? content;
  const reason = stopped === null ? (draft.stop_reason ?? reasonOf(content)) : "stop_sequence";
  return {
    content: kept,
    stop_reason: reason === "tool_use" ? reasonOf(kept) : reason,
    stop_sequence: stopped?.sequence ?? draft.stop_sequence ?? null,
    stop_details: reason === "refusal" ? (draft.stop_details ?? null) : null,
    openJson: null,
    outputTokens: contentTokens(kept),
  };
}

function reasonOf(content: readonly Anthropic.ContentBlock[]): Anthropic.StopReason {
  return content.some((block) => block.type === "tool_use") ? "tool_use" : "end_turn";
}

/** Applies the two limits of length: `max_tokens`, and the window that prompt and reply share. */
function limited(
  ended: Ended,
  params: Anthropic.MessageCreateParams,
  forced: Anthropic.StopReason | null,
): Ended {
  if (forced === "max_tokens" || forced === "model_context_window_exceeded")
    return cutShort(ended, params, forced);
  const needed = ended.content.length === 0 ? 0 : ended.outputTokens;
  const room = Math.max(0, contextWindow(params) - estimateInputTokens(params));
  const limit = Math.min(params.max_tokens, room);
  if (needed <= limit && params.max_tokens > 0) return ended;
  const reason = room < params.max_tokens ? "model_context_window_exceeded" : "max_tokens";
  return broken(cutContent(ended.content, limit), reason, limit);
}

/** A forced limit strikes in the middle of the last block; what is billed is the whole allowance, as with a real one. */
function cutShort(ended: Ended, params: Anthropic.MessageCreateParams, reason: Anthropic.StopReason): Ended {
  const last = ended.content.at(-1);
  const atMost =
    last === undefined ? 0 : contentTokens(ended.content) - blockTokens(last) + tokensToMiddle(last);
  const cut = cutContent(ended.content, Math.min(atMost, params.max_tokens));
  return broken(cut, reason, reason === "max_tokens" ? params.max_tokens : contentTokens(cut.content));
}

function broken(cut: CutContent, stop_reason: Anthropic.StopReason, outputTokens: number): Ended {
  return { ...cut, stop_reason, stop_sequence: null, stop_details: null, outputTokens };
}

function contextWindow(params: Anthropic.MessageCreateParams): number {
  return modelFacts(params.model)?.contextWindow ?? 1_000_000;
}

/** Keys in the order of a recorded reply (reference, 2.1). */
function assemble(
  params: Anthropic.MessageCreateParams,
  seed: string,
  ended: Ended,
  usage: Anthropic.Usage,
): Anthropic.Message {
  const ranCode = ended.content.some(
    (block) => block.type === "server_tool_use" && block.name === "code_execution",
  );
  return {
    model: params.model,
    id: messageId(seed),
    type: "message",
    role: "assistant",
    content: ended.content,
    container: ranCode ? { id: containerId(seed), expires_at: "2099-01-01T00:00:00Z", skills: null } : null,
    stop_reason: ended.stop_reason,
    stop_sequence: ended.stop_sequence,
    stop_details: ended.stop_details,
    diagnostics: null,
    usage,
  };
}
