/** Why a known rule is not applied here. A key of the catalogue `rules`, under `leftOutReasons`. */
export type LeftOutReason =
  "same-text" | "lint" | "retired" | "old-wording" | "no-such-model" | "no-account" | "not-offered";

export interface LeftOutRule {
  readonly id: string;
  readonly reason: LeftOutReason;
  /** The rule or lint of ours that stands for it. */
  readonly instead?: string;
  /** Its text, so that a pasted error can still be explained. */
  readonly template: string | null;
  readonly at: string;
}

const UNANSWERED =
  "messages.{N}: Did not find {k} `tool_result` block(s) at the beginning of this message. Messages following `tool_use` blocks must begin with a matching number of `tool_result` blocks.";

/** Every rule that is known and left out, with its reason. */
export const leftOutRules: readonly LeftOutRule[] = [
  {
    id: "tool-results-partial",
    reason: "same-text",
    instead: "tool-use-without-result",
    template: null,
    at: "messages",
  },
  {
    id: "tool-results-split-over-messages",
    reason: "lint",
    instead: "tool-results-split-over-messages",
    template: null,
    at: "messages",
  },
  {
    id: "history-tools-without-tools-param",
    reason: "lint",
    instead: "history-tools-without-tools-param",
    template: "Requests which include `tool_use` or `tool_result` blocks must define tools.",
    at: "tools",
  },
  {
    id: "tool-use-without-result-2025-wording",
    reason: "old-wording",
    instead: "tool-use-without-result",
    template: UNANSWERED,
    at: "messages",
  },
  {
    id: "roles-alternate-retired",
    reason: "retired",
    instead: "consecutive-same-role",
    template:
      'messages: roles must alternate between "user" and "assistant", but found multiple "{role}" roles in a row',
    at: "messages",
  },
  {
    id: "first-message-user-retired",
    reason: "retired",
    template: 'messages: first message must use the "user" role',
    at: "messages.0",
  },
  {
    id: "prefill-with-tools-2024",
    reason: "old-wording",
    instead: "prefill-unsupported",
    template:
      "Your API request included an `assistant` message in the final position, which would pre-fill the `assistant` response. When using tools, pre-filling the `assistant` response is not supported.",
    at: "messages",
  },
  {
    id: "system-role-2024-wording",
    reason: "old-wording",
    instead: "system-role-unsupported-model",
    template:
      'messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter, not "system" as an input message role.',
    at: "messages",
  },
  {
    id: "input-plus-max-tokens",
    reason: "no-such-model",
    instead: "prompt-too-long",
    template:
      "input length and `max_tokens` exceed context limit: {a} + {b} > {c}, decrease input length or `max_tokens` and try again",
    at: "messages",
  },
  {
    id: "data-retention",
    reason: "no-account",
    template:
      "In order to access this model, your organization or workspace must have data retention enabled.",
    at: "model",
  },
  {
    id: "credit-balance",
    reason: "no-account",
    template: "Your credit balance is too low to access the Anthropic API.",
    at: "",
  },
  {
    id: "spend-limit-own",
    reason: "no-account",
    template: "You have reached your specified API usage limits.",
    at: "",
  },
  {
    id: "spend-cap-tier",
    reason: "no-account",
    template: "You have reached your API usage limits:",
    at: "",
  },
  {
    id: "cors-org",
    reason: "no-account",
    template: "CORS requests are not allowed for this Organization because of its settings.",
    at: "",
  },
  { id: "billing", reason: "no-account", template: null, at: "" },
  { id: "permission", reason: "no-account", template: null, at: "" },
  { id: "timeout", reason: "not-offered", template: null, at: "" },
  { id: "compaction-codes", reason: "not-offered", template: null, at: "messages" },
  {
    id: "thread-codes",
    reason: "not-offered",
    instead: "message-threads-unsupported",
    template: null,
    at: "thread",
  },
];
