import { refusalOf, ruleEntry, type RuleEntry } from "./rule";
import { docs, OWN, seen } from "./sources";
import type { Refusal } from "./verdict";

const ERRORS = docs("api/errors");

/** What a server answers before, or instead of, judging a body. */
export const transportRules: readonly RuleEntry[] = [
  ruleEntry({
    id: "path-not-found",
    status: 404,
    type: "not_found_error",
    at: "",
    template: "Not found",
    confidence: "seen in issues",
    source: seen(
      "aakshintala/fiber/blob/4a5c2486814dd7805b85798ad5c7636fe283e843/research/provider-errors/README.md",
    ),
  }),
  ruleEntry({
    id: "method-not-allowed",
    status: 405,
    at: "",
    template: "Method not allowed",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
  }),
  ruleEntry({
    id: "request-too-large",
    status: 413,
    type: "request_too_large",
    at: "",
    template: "Request exceeds the maximum size of 32 MB",
    simulatorText: true,
    confidence: "documented",
    source: ERRORS,
  }),
  ruleEntry({
    id: "body-not-json",
    at: "",
    template: "The request body is not valid JSON",
    simulatorText: true,
    confidence: "claimed only",
    source: "npm:@anthropic-ai/claude-agent-sdk-linux-x64@0.3.332",
  }),
  ruleEntry({
    id: "rate-limit",
    status: 429,
    type: "rate_limit_error",
    at: "",
    template:
      "This request would exceed your organization's rate limit of {n} input tokens per minute (org: {org}, model: {model}). For details, refer to: https://docs.claude.com/en/api/rate-limits.",
    simulatorText: true,
    confidence: "documented",
    source: docs("api/rate-limits"),
  }),
  ruleEntry({
    id: "api-error",
    status: 500,
    type: "api_error",
    at: "",
    template: "Internal server error",
    confidence: "documented",
    source: ERRORS,
  }),
  ruleEntry({
    id: "overloaded",
    status: 529,
    type: "overloaded_error",
    at: "",
    template: "Overloaded",
    confidence: "documented",
    source: ERRORS,
  }),
];

/**
 * The refusal of a server that did not come to judge the body. Input: an id of `transportRules`, and what fills the
 * holes of its text. Throws on an unknown id: that is a bug of the caller.
 */
export function transportRefusal(
  id: string,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  const entry = transportRules.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`No transport rule is called ${id}`);
  return refusalOf(entry, { path: entry.at, values });
}
