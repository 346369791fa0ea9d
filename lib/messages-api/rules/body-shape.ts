import { fieldProblem, nameOfKind, type FieldTable } from "../block-fields";
import { isFields, stringOf, type RequestView } from "../request-view";
import { rule, type Rule } from "../rule";
import { docs, OWN, PUBLIC_CODE, recorded } from "../sources";

/** Nesting beyond this is refused before anything walks the body. */
const MAX_DEPTH = 256;

function isTooDeep(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      for (const inner of Object.values(value))
        if (typeof inner === "object" && inner !== null) next.push(inner);
    }
    level = next;
  }
  return false;
}

/** Top-level fields of the general API (SDK 1.14, `MessageCreateParamsBase`). */
const TOP: FieldTable = {
  model: "!string",
  max_tokens: "!number",
  messages: "!list",
  cache_control: "object",
  container: "any",
  diagnostics: "object",
  inference_geo: "string",
  metadata: "object",
  output_config: "object",
  service_tier: "string",
  speed: "string",
  stop_sequences: "list",
  stream: "boolean",
  system: "text-or-list",
  thinking: "object",
  tool_choice: "any",
  tools: "list",
  user_profile_id: "string",
  workspace_id: "string",
  temperature: "number",
  top_p: "number",
  top_k: "number",
};
const COUNTED: FieldTable = { ...TOP, max_tokens: "number" };

/** Fields that exist only together with a beta header (SDK 1.14, beta `MessageCreateParams`). */
const BETA_TOP: Readonly<Record<string, string>> = {
  betas: "never",
  billing_policy: "user-profiles-billing-",
  compaction: "compact-",
  context_management: "context-management-",
  fallback_credit_token: "fallback-credit-",
  fallbacks: "server-side-fallback-",
  mcp_servers: "mcp-client-",
  thread: "message-threads-",
};

function unknownTopField({ body, betas }: RequestView): string | undefined {
  return Object.keys(body).find((field) => {
    if (Object.hasOwn(TOP, field)) return false;
    const beta = Object.hasOwn(BETA_TOP, field) ? (BETA_TOP[field] ?? "never") : "never";
    return ![...betas].some((name) => name.startsWith(beta));
  });
}

function missingField(view: RequestView, field: string): boolean {
  return view.body[field] === undefined;
}

export const bodyShapeRules: readonly Rule[] = [
  rule({
    id: "body-depth",
    phase: "shape",
    at: "",
    template: "The request body is nested too deeply.",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => (isTooDeep(view.raw) ? { path: "" } : null),
  }),
  rule({
    id: "body-object",
    phase: "shape",
    at: "",
    template: "Input should be an object",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => (isFields(view.raw) ? null : { path: "" }),
  }),
  rule({
    id: "model-required",
    phase: "shape",
    at: "model",
    template: "model: Field required",
    confidence: "claimed only",
    source: docs("api/messages/create"),
    check: (view) => (missingField(view, "model") ? { path: "model" } : null),
  }),
  rule({
    id: "max-tokens-required",
    phase: "shape",
    at: "max_tokens",
    template: "max_tokens: Field required",
    confidence: "seen in issues",
    source: docs("api/messages/create"),
    check: (view) =>
      missingField(view, "max_tokens") && view.options.endpoint !== "count_tokens"
        ? { path: "max_tokens" }
        : null,
  }),
  rule({
    id: "top-field",
    phase: "shape",
    at: "",
    template: "{field}: Input should be a valid {kind}",
    variants: { missing: "{field}: Field required" },
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: (view) => {
      const problem = fieldProblem(view.body, view.options.endpoint === "count_tokens" ? COUNTED : TOP);
      if (problem === null) return null;
      const { field, kind } = problem;
      if (kind === undefined) return { path: field, values: { field }, variant: "missing" };
      return { path: field, values: { field, kind: nameOfKind(kind) } };
    },
  }),
  rule({
    id: "sampling-removed-2026-10-21",
    phase: "shape",
    at: "temperature",
    template: "{field}: Extra inputs are not permitted",
    confidence: "documented",
    source: docs("api/migration-2026-10-21"),
    check: ({ body, options }) => {
      if (options.apiVersion !== "2026-10-21") return null;
      const field = ["temperature", "top_p", "top_k"].find((name) => body[name] !== undefined);
      return field === undefined ? null : { path: field, values: { field } };
    },
  }),
  rule({
    id: "extra-inputs-top",
    phase: "shape",
    at: "",
    template: "{field}: Extra inputs are not permitted",
    confidence: "documented",
    source: recorded("err_unknown_top_field"),
    check: (view) => {
      const field = unknownTopField(view);
      return field === undefined ? null : { path: field, values: { field } };
    },
  }),
  rule({
    id: "message-threads-unsupported",
    phase: "shape",
    at: "thread",
    template: "thread: message threads are not offered by this stateless server; send the whole history",
    simulatorText: true,
    confidence: "documented",
    source: "npm:@anthropic-ai/sdk@1.14.0 src/lib/tools/BetaToolRunner.ts",
    errorCode: "thread_unsupported_request",
    check: ({ body }) => (isFields(body["thread"]) ? { path: "thread" } : null),
  }),
  rule({
    id: "stop-sequence-blank",
    phase: "shape",
    at: "stop_sequences",
    template: "stop_sequences: each stop sequence must contain non-whitespace",
    confidence: "seen in issues",
    source: PUBLIC_CODE,
    check: ({ body }) => {
      const list = Array.isArray(body["stop_sequences"])
        ? (body["stop_sequences"] as readonly unknown[])
        : [];
      const index = list.findIndex((text) => stringOf(text).trim() === "");
      return index < 0 ? null : { path: `stop_sequences.${index}` };
    },
  }),
  rule({
    id: "system-block",
    phase: "shape",
    at: "system",
    template: "system.{i}: Input should be a text block",
    simulatorText: true,
    confidence: "simulator's own",
    source: OWN,
    check: ({ body }) => {
      const list = Array.isArray(body["system"]) ? (body["system"] as readonly unknown[]) : [];
      const index = list.findIndex(
        (block) => !isFields(block) || block["type"] !== "text" || typeof block["text"] !== "string",
      );
      return index < 0 ? null : { path: `system.${index}`, values: { i: index } };
    },
  }),
];
