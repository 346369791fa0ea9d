import type Anthropic from "@anthropic-ai/sdk";
import { base58Of, stableHash } from "./stable-hash";

/** More thinking blocks than this before one call are not told apart. */
const MOST_THINKING = 4;

/**
 * The seed of everything a reply draws: the request, whether it is streamed or not.
 * Same request, same seed, hence the same ids.
 */
export function seedOf(params: Anthropic.MessageCreateParams): string {
  const { stream: _stream, ...rest } = params;
  return stableHash(JSON.stringify(rest)).join(".");
}

/** Id of a message: `msg_01` and 22 characters, as the API's. */
export function messageId(seed: string): string {
  return `msg_01${base58Of(`${seed}/message`, 22)}`;
}

/**
 * Id of the `index`-th block of a reply, a client call. Its last characters tell how many thinking blocks stood
 * before it, so that a stateless server notices when one was taken out.
 */
export function toolUseId(seed: string, index: number, thinkingBefore: number): string {
  const drawn = base58Of(`${seed}/tool_use/${index}`, 19);
  return `toolu_01${drawn}${thinkingMark(drawn, Math.min(thinkingBefore, MOST_THINKING))}`;
}

/** Reads back what `toolUseId` put in. Output: null for an id that was not minted here. */
export function thinkingBeforeCall(id: string): number | null {
  const parts = /^toolu_01(\w{19})(\w{3})$/.exec(id);
  const [, drawn = "", mark = ""] = parts ?? [];
  for (let count = 0; parts !== null && count <= MOST_THINKING; count += 1) {
    if (thinkingMark(drawn, count) === mark) return count;
  }
  return null;
}

/** Id of the `index`-th block of a reply, a server call. */
export function serverToolUseId(seed: string, index: number): string {
  return `srvtoolu_01${base58Of(`${seed}/server_tool_use/${index}`, 22)}`;
}

/** Id of an HTTP exchange. Input: anything that tells it from another one. */
export function requestId(text: string): string {
  return `req_011C${base58Of(`${text}/request`, 20)}`;
}

/** Id of the container in which code was executed. */
export function containerId(seed: string): string {
  return `container_011C${base58Of(`${seed}/container`, 20)}`;
}

function thinkingMark(drawn: string, count: number): string {
  return base58Of(`${drawn}/thinking/${count}`, 3);
}
