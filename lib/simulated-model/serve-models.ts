import type Anthropic from "@anthropic-ai/sdk";
import { requestRules } from "../messages-api/all-rules";
import { refusalOf } from "../messages-api/rule";
import { transportRefusal } from "../messages-api/transport-rules";
import type { Refusal } from "../messages-api/verdict";
import { modelFacts, modelTable, type ModelFacts } from "../messages-api/model-table";
import { errorResponse, type Exchange, jsonResponse } from "./sim-response";

const LINES = ["haiku", "sonnet", "opus", "fable", "mythos"] as const;

/**
 * Answers `GET /v1/models` (newest first, pages by `limit`, `after_id`, `before_id`) and `GET /v1/models/{id}`.
 * Capabilities are left null: the simulated models have none of their own.
 */
export function serveModels(id: string | null, query: URLSearchParams, exchange: Exchange): Response {
  if (id === null) return jsonResponse(page(query), exchange);
  const facts = modelFacts(id);
  if (facts === undefined) {
    return errorResponse(modelNotFound(id), exchange);
  }
  return jsonResponse(modelInfo({ ...facts, id }), exchange);
}

/** The same refusal as for a message to that model. */
function modelNotFound(id: string): Refusal {
  const entry = requestRules.find((rule) => rule.id === "model-not-found");
  return entry === undefined
    ? transportRefusal("path-not-found")
    : refusalOf(entry, { path: "model", values: { model: id } });
}

function page(query: URLSearchParams): unknown {
  const limit = Math.min(Math.max(Number(query.get("limit") ?? 20) || 20, 1), 1_000);
  const all = modelTable.map(modelInfo);
  const after = all.findIndex((model) => model.id === query.get("after_id"));
  const before = all.findIndex((model) => model.id === query.get("before_id"));
  const start = before === -1 ? after + 1 : Math.max(0, before - limit);
  const data = all.slice(start, before === -1 ? start + limit : before);
  const has_more = before === -1 ? start + data.length < all.length : start > 0;
  return { data, has_more, first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null };
}

function modelInfo(facts: ModelFacts): Anthropic.ModelInfo {
  return {
    type: "model",
    id: facts.id,
    display_name: facts.displayName,
    created_at: "1970-01-01T00:00:00Z",
    capabilities: null,
    lifecycle: "active",
    line: LINES.find((line) => facts.id.includes(line)) ?? null,
    max_input_tokens: facts.contextWindow,
    max_tokens: facts.maxOutputTokens,
    deprecated_at: null,
    retires_at: null,
  };
}
