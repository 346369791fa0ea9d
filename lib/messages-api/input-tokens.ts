import { estimateTokens } from "./token-estimate";

/** What an image or a file costs whatever its bytes: about width × height / 750, here that of a full-size image. */
const TOKENS_PER_ATTACHMENT = 1_600;
/** Tools add a hidden system prompt (docs: agents-and-tools/tool-use/overview; the figures of Opus 5). */
const HIDDEN_PROMPT = 286;
const HIDDEN_PROMPT_FORCED = 406;

/** The parts of a request that are read by the model. */
export interface CountedRequest {
  readonly system?: unknown;
  readonly messages?: unknown;
  readonly tools?: unknown;
  readonly tool_choice?: unknown;
  readonly output_config?: unknown;
}

/**
 * Estimates what a whole request costs on the input side, grown by every message that is sent again. Input: a request
 * body. Output: tokens; the same estimate serves `usage`, `count_tokens` and the rule on the context window.
 */
export function estimateInputTokens(request: CountedRequest): number {
  const read = [request.system ?? "", request.messages ?? []];
  const text = JSON.stringify(read);
  if (!text.includes('"base64"')) return estimateTokens(text) + toolTokens(request);
  let attachments = 0;
  const withoutBytes = JSON.stringify(read, (_key, value: unknown) => {
    if (!isBase64Source(value)) return value;
    attachments += 1;
    return null;
  });
  return estimateTokens(withoutBytes) + attachments * TOKENS_PER_ATTACHMENT + toolTokens(request);
}

function toolTokens({ tools, tool_choice: choice }: CountedRequest): number {
  if (!Array.isArray(tools) || tools.length === 0) return 0;
  const type: unknown =
    typeof choice === "object" && choice !== null && "type" in choice ? choice.type : "auto";
  if (type === "none") return estimateTokens(tools);
  return estimateTokens(tools) + (type === "any" || type === "tool" ? HIDDEN_PROMPT_FORCED : HIDDEN_PROMPT);
}

function isBase64Source(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "base64" &&
    "data" in value
  );
}
