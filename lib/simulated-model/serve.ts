import type { ApiVersion, Lint } from "../messages-api/verdict";
import { validateRequest } from "../messages-api/validate-request";
import { checkHeaders } from "./interim-check-headers";
import type { PlannedFault } from "./fault";
import { parseFaults } from "./fault-grammar";
import { readBody } from "./read-body";
import { inputTokens } from "./reply-usage";
import type { ModelScript } from "./script";
import { preflight } from "./preflight";
import { serveMessages } from "./serve-messages";
import { serveModels } from "./serve-models";
import { httpFailures, notFound } from "./sim-failures";
import { type Exchange, errorResponse, type Failure, jsonResponse } from "./sim-response";
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
  if (endpoint === null) return errorResponse(notFound, exchange);
  if (request.method !== endpoint.method)
    return errorResponse(httpFailures.method(request.method, endpoint.method), exchange);
  const refused = checkHeaders(request.headers);
  if (refused !== null) return errorResponse(refused, exchange);
  if (endpoint.type === "models") return serveModels(endpoint.id, url.searchParams, exchange);
  return serveBody(request, endpoint.type, exchange, options);
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

async function serveBody(
  request: Request,
  endpoint: "messages" | "count_tokens",
  exchange: Exchange,
  options: ServeOptions,
): Promise<Response> {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get("content-type") ?? ""))
    return errorResponse(httpFailures.contentType(), exchange);
  const reading = await readBody(request);
  if (reading.type === "too-large") return errorResponse(httpFailures.tooLarge(), exchange);
  const known = { ...exchange, seed: `${exchange.seed} ${stableHash(reading.text).join(".")}` };
  const parsed = parseJson(reading.text);
  if ("failure" in parsed) return errorResponse(parsed.failure, known);
  try {
    return await serveParsed(parsed.body, request, endpoint, known, options);
  } catch (error) {
    // Valid JSON may be nested more deeply than it can be walked.
    if (error instanceof RangeError) return errorResponse(httpFailures.tooDeep(), known);
    throw error;
  }
}

async function serveParsed(
  body: unknown,
  request: Request,
  endpoint: "messages" | "count_tokens",
  exchange: Exchange,
  options: ServeOptions,
): Promise<Response> {
  const verdict = validateRequest(body, {
    apiVersion: versionOf(request.headers),
    betas: listed(request.headers.get("anthropic-beta")),
    signatures: signaturesOf(body),
    endpoint,
  });
  if (!verdict.ok) return errorResponse(verdict.refusal, exchange);
  const params = verdict.request;
  if (endpoint === "count_tokens") return jsonResponse({ input_tokens: inputTokens(params) }, exchange);
  const fromHeader = parseFaults(request.headers.get("x-loopscope-fault") ?? "");
  if (!fromHeader.ok) return errorResponse(httpFailures.faults(fromHeader.part), exchange);
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

function parseJson(text: string): { readonly body: unknown } | { readonly failure: Failure } {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      failure: httpFailures.notJson(error instanceof SyntaxError ? position(error.message) : "unreadable"),
    };
  }
}

/** Where the parser stopped, without the text that it quotes: a body may hold what must not be repeated. */
function position(message: string): string {
  return /(?:at|in) (position \d+|line \d+ column \d+)/.exec(message)?.[1] ?? "unexpected end";
}

function versionOf(headers: Headers): ApiVersion {
  return headers.get("anthropic-version") === "2023-06-01" ? "2023-06-01" : "2026-10-21";
}

function attemptOf(headers: Headers): number {
  return Math.max(0, Math.trunc(Number(headers.get("x-stainless-retry-count") ?? 0)) || 0);
}

function listed(header: string | null): string[] {
  return (header ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/** What was accepted but unwise, as `rule@path`, at most ten. */
function lintHeader(lints: readonly Lint[]): Record<string, string> {
  if (lints.length === 0) return {};
  const listedLints = lints.slice(0, 10).map(({ rule, path }) => `${rule}@${encodeURI(path).slice(0, 80)}`);
  return { "x-loopscope-lints": listedLints.join(", ") };
}
