import type Anthropic from "@anthropic-ai/sdk";
import type { SignatureJudgement, ThinkingSignatures } from "../messages-api/thinking-signatures";
import { thinkingBeforeCall } from "./minted-id";
import { base58Of, stableHash } from "./stable-hash";

/** Every signature minted here begins so; the rest follows from the text and the conversation that it signs. */
const MARK = "EqsBLoopscope";
const TEXT_LENGTH = 44;
const PLACE_LENGTH = 22;
const CHECK_LENGTH = 22;

/** Signs thinking text for the conversation that it answers. Deterministic. */
export function signThinking(thinking: string, messages: readonly Anthropic.MessageParam[]): string {
  const signed = textPart(thinking) + placePart(chainOf(messages).at(-1) ?? "");
  return `${MARK}${signed}${checkPart(signed)}==`;
}

/**
 * Judges the thinking blocks of a request body (any JSON). A signature that was not minted here cannot be judged:
 * "unknown". An empty text under a minted signature is how `display: "omitted"` looks: valid.
 */
export function signaturesOf(body: unknown): ThinkingSignatures {
  let chain: readonly string[] | null = null;
  return {
    judge(block) {
      if (!block.signature.startsWith(MARK)) return "unknown";
      chain ??= chainOf(messagesOf(body));
      return judge(block.thinking, block.signature.slice(MARK.length, -2), chain[block.message] ?? "");
    },
    thinkingBefore: thinkingBeforeCall,
  };
}

function judge(thinking: string, minted: string, place: string): SignatureJudgement {
  const signed = minted.slice(0, TEXT_LENGTH + PLACE_LENGTH);
  if (minted !== signed + checkPart(signed)) return "altered";
  if (thinking !== "" && signed.slice(0, TEXT_LENGTH) !== textPart(thinking)) return "altered";
  return signed.slice(TEXT_LENGTH) === placePart(place) ? "valid" : "other-conversation";
}

function textPart(thinking: string): string {
  return base58Of(`thinking/${thinking}`, TEXT_LENGTH);
}

function placePart(place: string): string {
  return base58Of(`place/${place}`, PLACE_LENGTH);
}

function checkPart(signed: string): string {
  return base58Of(`check/${signed}`, CHECK_LENGTH);
}

/**
 * What stands before each message: entry n is the fingerprint of everything before message n, up to the last user
 * message, so that a reply in two parts (a pause) may come back as one message or as two. Linear.
 */
function chainOf(messages: readonly unknown[]): string[] {
  const chain = [""];
  let sofar = "";
  let upToUser = "";
  for (const message of messages) {
    sofar = stableHash(sofar + fingerprint(message)).join(".");
    if (fieldOf(message, "role") === "user") upToUser = sofar;
    chain.push(upToUser);
  }
  return chain;
}

/** A message without what may change between two requests: cache marks, thinking, and the two forms of one text. */
function fingerprint(message: unknown): string {
  const content = fieldOf(message, "content");
  const blocks: unknown[] = typeof content === "string" ? [{ type: "text", text: content }] : listOf(content);
  const lasting = blocks.filter((block) => !String(fieldOf(block, "type")).endsWith("thinking"));
  return JSON.stringify([fieldOf(message, "role"), lasting], (key, value: unknown) =>
    key === "cache_control" || key === "caller" || key === "citations" ? undefined : value,
  );
}

function messagesOf(body: unknown): readonly unknown[] {
  return listOf(fieldOf(body, "messages"));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
