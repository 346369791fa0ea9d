import type Anthropic from "@anthropic-ai/sdk";
import { estimateInputTokens } from "../messages-api/input-tokens";
import { checkHeaders } from "../messages-api/check-headers";
import { transportRefusal } from "../messages-api/transport-rules";
import type { ApiVersion, Lint } from "../messages-api/verdict";
import { validateRequest } from "../messages-api/validate-request";
import type { PlannedFault } from "./fault";
import { parseFaults } from "./fault-grammar";
import { readBody } from "./read-body";
import type { ModelScript } from "./script";
import { preflight } from "./preflight";
import { serveMessages } from "./serve-messages";
import { serveModels } from "./serve-models";
import { simulatorRefusal } from "./simulator-rules";
import { type Exchange, errorResponse, jsonResponse } from "./sim-response";
import { stableHash } from "./stable-hash";
import { signaturesOf } from "./thinking-signature";

export interface ServeOptions {
  readonly script: ModelScript;
  /** Faults of the page or of the base URL; those of the header `x-loopscope-fault` come behind them. */
  readonly faults?: readonly PlannedFault[];
  /** Waits for a `slow` reply. Without it nothing is waited for. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The present moment in RFC 3339, for the rate-limit headers. Without it they tell none. */
  readonly now?: string;
}

type Endpoint =
  | { readonly type: "messages" | "count_tokens"; readonly method: "POST" }
  | { readonly type: "models"; readonly method: "GET"; readonly id: string | null };

/**
 * The simulated Messages API over HTTP, whatever stands before `/v1/` in the path. Keeps nothing between requests.
 * Input: a web request. Output: a web response; it rejects only when the client went away while it was read, or when
 * `sleep` does. Keys are looked at by `checkHeaders` and by nothing else.
 */
export async function serve(request: Request, options: ServeOptions): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request.headers);
  const url = new URL(request.url);
  const exchange: Exchange = {
    seed: `${request.method} ${url.pathname}`,
    now: options.now ?? "1970-01-01T00:00:00Z",
    faults: "",
  };
  const endpoint = endpointOf(url.pathname);
  if (endpoint === null) return errorResponse(transportRefusal("path-not-found"), exchange);
  if (request.method !== endpoint.method)
    return errorResponse(transportRefusal("method-not-allowed"), exchange, { allow: endpoint.method });
  const head = checkHeaders(request.headers, { path: `/v1/${endpoint.type}`, method: request.method });
  if (!head.ok) return errorResponse(head.refusal, exchange);
  if (endpoint.type === "models") return serveModels(endpoint.id, url.searchParams, exchange);
  const job = { request, endpoint: endpoint.type, apiVersion: head.apiVersion, betas: head.betas, options };
  return serveBody(job, exchange);
}

function endpointOf(pathname: string): Endpoint | null {
  const path = /^.*\/v1\/(.+?)\/?$/.exec(pathname)?.[1];
  if (path === "messages") return { type: "messages", method: "POST" };
  if (path === "messages/count_tokens") return { type: "count_tokens", method: "POST" };
  if (path === "models") return { type: "models", method: "GET", id: null };
  const model = /^models\/([^/]+)$/.exec(path ?? "")?.[1];
  return model === undefined ? null : { type: "models", method: "GET", id: decoded(model) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A request whose head was accepted. */
interface BodyJob {
  readonly request: Request;
  readonly endpoint: "messages" | "count_tokens";
  readonly apiVersion: ApiVersion;
  readonly betas: readonly string[];
  readonly options: ServeOptions;
}

async function serveBody(job: BodyJob, exchange: Exchange): Promise<Response> {
  const reading = await readBody(job.request);
  if (reading.type === "too-large") return errorResponse(transportRefusal("request-too-large"), exchange);
  const known = { ...exchange, seed: `${exchange.seed} ${stableHash(reading.text).join(".")}` };
  const body = parseJson(reading.text);
  if (body === undefined) return errorResponse(transportRefusal("body-not-json"), known);
  try {
    return await serveParsed(body, job, known);
  } catch (error) {
    // Valid JSON may be nested more deeply than it can be walked.
    if (error instanceof RangeError) return errorResponse(simulatorRefusal("body-too-deep"), known);
    throw error;
  }
}

async function serveParsed(body: unknown, job: BodyJob, exchange: Exchange): Promise<Response> {
  const { request, endpoint, apiVersion, betas, options } = job;
  const verdict = validateRequest(body, { apiVersion, betas, endpoint, signatures: signaturesOf(body) });
  if (!verdict.ok) return errorResponse(verdict.refusal, exchange);
  const params = withoutNulls(verdict.request);
  if (endpoint === "count_tokens")
    return jsonResponse({ input_tokens: estimateInputTokens(params) }, exchange);
  const fromHeader = parseFaults(request.headers.get("x-loopscope-fault") ?? "");
  if (!fromHeader.ok)
    return errorResponse(simulatorRefusal("fault-grammar", { part: fromHeader.part }), exchange);
  return serveMessages({
    params,
    script: options.script,
    faults: [...(options.faults ?? []), ...fromHeader.faults],
    attempt: attemptOf(request.headers),
    exchange,
    headers: lintHeader(verdict.lints),
    sleep: async (milliseconds) => options.sleep?.(milliseconds, request.signal),
  });
}

/** An optional parameter that is null counts as left out. */
function withoutNulls(params: Anthropic.MessageCreateParams): Anthropic.MessageCreateParams {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as unknown as Anthropic.MessageCreateParams;
}

/** Output: undefined for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function attemptOf(headers: Headers): number {
  return Math.max(0, Math.trunc(Number(headers.get("x-stainless-retry-count") ?? 0)) || 0);
}

/** What was accepted but unwise, as `rule@path`, at most ten. */
function lintHeader(lints: readonly Lint[]): Record<string, string> {
  if (lints.length === 0) return {};
  const listedLints = lints.slice(0, 10).map(({ rule, path }) => `${rule}@${plain(path)}`);
  return { "x-loopscope-lints": listedLints.join(", ") };
}

/** A path with what a header cannot carry left out. */
function plain(path: string): string {
  return path.replace(/[^\w.[\]-]/g, "").slice(0, 80);
}
