import { estimateInputTokens } from "../input-tokens";
import { isFields, listOf, stringOf, type Fields, type RequestView } from "../request-view";
import { rule, type Rule } from "../rule";
import { docs, ERROR_CODES, PROBE_CHOICE, recorded, seen } from "../sources";
import { forcesTool } from "./tool-choice";

const MAX_MESSAGES = 100_000;

function thinkingOf({ body }: RequestView): Fields {
  return isFields(body["thinking"]) ? body["thinking"] : {};
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** What `max_tokens: 0`, which only warms the cache, excludes. */
function zeroConflict(view: RequestView): string | null {
  if (view.body["stream"] === true) return "stream";
  if (["enabled", "adaptive"].includes(stringOf(thinkingOf(view)["type"]))) return "thinking";
  const output = view.body["output_config"];
  if (isFields(output) && isFields(output["format"])) return "output_config.format";
  return forcesTool(view) ? "tool_choice" : null;
}

export const limitRules: readonly Rule[] = [
  rule({
    id: "messages-count",
    phase: "limits",
    at: "messages",
    template: "messages: at most 100000 messages are allowed, found {n}",
    simulatorText: true,
    confidence: "documented",
    source: docs("api/messages/create"),
    check: ({ body }) => {
      const n = listOf(body["messages"]).length;
      return n > MAX_MESSAGES ? { path: "messages", values: { n } } : null;
    },
  }),
  rule({
    id: "model-not-found",
    phase: "limits",
    status: 404,
    type: "not_found_error",
    at: "model",
    template: "model: {model}",
    confidence: "documented",
    source: ERROR_CODES,
    check: ({ model, body }) =>
      model === undefined ? { path: "model", values: { model: stringOf(body["model"]) } } : null,
  }),
  rule({
    id: "max-tokens-negative",
    phase: "limits",
    at: "max_tokens",
    template: "max_tokens: Input should be greater than or equal to 0",
    variants: { fraction: "max_tokens: Input should be a valid integer" },
    ownVariants: ["fraction"],
    confidence: "claimed only",
    source: PROBE_CHOICE,
    check: ({ body }) => {
      const n = numberOf(body["max_tokens"]);
      if (n < 0) return { path: "max_tokens" };
      return Number.isInteger(n) ? null : { path: "max_tokens", variant: "fraction" };
    },
  }),
  rule({
    id: "max-tokens-too-large",
    phase: "limits",
    at: "max_tokens",
    template: "max_tokens: {n} > {max}, which is the maximum allowed number of output tokens for {model}",
    confidence: "seen in issues",
    source: recorded("err_max_tokens_too_large"),
    check: ({ body, model }) => {
      const n = numberOf(body["max_tokens"]);
      if (model === undefined || n <= model.maxOutputTokens) return null;
      return {
        path: "max_tokens",
        values: { n, max: model.maxOutputTokens, model: stringOf(body["model"]) },
      };
    },
  }),
  rule({
    id: "max-tokens-zero-combos",
    phase: "limits",
    at: "max_tokens",
    template: "max_tokens: 0 is not supported together with `{field}`",
    simulatorText: true,
    confidence: "documented",
    source: docs("build-with-claude/prompt-caching"),
    check: (view) => {
      const field = view.body["max_tokens"] === 0 ? zeroConflict(view) : null;
      return field === null ? null : { path: "max_tokens", values: { field } };
    },
  }),
  rule({
    id: "thinking-budget-min",
    phase: "limits",
    at: "thinking",
    template: "thinking.enabled.budget_tokens: Input should be greater than or equal to 1024",
    confidence: "documented",
    source: docs("build-with-claude/extended-thinking"),
    check: (view) => {
      const thinking = thinkingOf(view);
      return thinking["type"] === "enabled" && numberOf(thinking["budget_tokens"]) < 1024
        ? { path: "thinking.budget_tokens" }
        : null;
    },
  }),
  rule({
    id: "thinking-budget-max",
    phase: "limits",
    at: "thinking",
    template: "`max_tokens` must be greater than `thinking.budget_tokens`.",
    simulatorText: true,
    confidence: "documented",
    source: docs("build-with-claude/extended-thinking"),
    check: (view) => {
      const thinking = thinkingOf(view);
      if (thinking["type"] !== "enabled" || view.options.endpoint === "count_tokens") return null;
      return numberOf(thinking["budget_tokens"]) >= numberOf(view.body["max_tokens"])
        ? { path: "thinking.budget_tokens" }
        : null;
    },
  }),
];

export const windowRules: readonly Rule[] = [
  rule({
    id: "prompt-too-long",
    phase: "features",
    at: "messages",
    template: "prompt is too long: {n} tokens > {max} maximum",
    confidence: "documented",
    source: seen("anthropics/claude-code/issues/81487"),
    check: ({ body, model, options }) => {
      if (model === undefined || options.endpoint === "count_tokens") return null;
      const n = estimateInputTokens(body);
      return n > model.contextWindow ? { path: "messages", values: { n, max: model.contextWindow } } : null;
    },
  }),
];
