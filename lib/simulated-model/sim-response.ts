import type { Refusal } from "../messages-api/verdict";
import { requestId } from "./minted-id";

/** What every answer of the simulated API needs to know of its request. */
export interface Exchange {
  /** Tells this exchange from another: the same one gets the same `request-id`. */
  readonly seed: string;
  /** The moment of the answer in RFC 3339, for the rate-limit headers. */
  readonly now: string;
  /** Faults that struck, in the grammar of `parseFaults`, joined by commas; "" for none. */
  readonly faults: string;
}

/** A refusal with what only some have: how long to wait, whether the SDK should try again, which methods there are. */
export type Failure = Pick<Refusal, "rule" | "status" | "type" | "message" | "simulatorText"> & {
  readonly path?: string;
  readonly errorCode?: string;
  readonly retryAfterSeconds?: number;
  readonly retryable?: boolean;
  readonly allow?: string;
};

const ORGANIZATION = "00000000-0000-4000-8000-10095c09e000";

/** Headers by which a browser on another origin may read the answer. */
export const corsHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "request-id, retry-after, x-should-retry, x-loopscope-rule, x-loopscope-fault, x-loopscope-lints",
};

/**
 * An error in the API's envelope (docs api/errors): JSON whether or not a stream was asked for, with `request-id` and
 * `x-should-retry`, without rate-limit headers. `x-loopscope-rule` names the rule; a text of our own is marked in
 * `error.details`.
 */
export function errorResponse(failure: Failure, exchange: Exchange): Response {
  const id = requestId(`${exchange.seed}/${failure.rule}`);
  const headers = new Headers({
    ...commonHeaders(id, exchange),
    "content-type": "application/json",
    "x-should-retry": String(failure.retryable ?? false),
    "x-loopscope-rule": failure.rule,
  });
  if (failure.path) headers.set("x-loopscope-path", encodeURI(failure.path).slice(0, 500));
  if (failure.retryAfterSeconds !== undefined) headers.set("retry-after", String(failure.retryAfterSeconds));
  if (failure.allow !== undefined) headers.set("allow", failure.allow);
  return new Response(JSON.stringify(errorEnvelope(failure, id)), { status: failure.status, headers });
}

/** The JSON of an error, in a response or in the middle of a stream. */
export function errorEnvelope(failure: Failure, id: string | null): Record<string, unknown> {
  const details = {
    ...(failure.errorCode === undefined ? {} : { error_code: failure.errorCode }),
    ...(failure.simulatorText ? { simulator_text: true } : {}),
  };
  const error = {
    type: failure.type,
    message: failure.message,
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
  return { type: "error", error, ...(id === null ? {} : { request_id: id }) };
}

/** A success with a JSON body. */
export function jsonResponse(
  body: unknown,
  exchange: Exchange,
  extra: Record<string, string> = {},
): Response {
  const headers = { ...successHeaders(exchange), "content-type": "application/json", ...extra };
  return new Response(JSON.stringify(body), { headers });
}

/** Headers of a success, with rate limits of an account that is never near them. */
export function successHeaders(exchange: Exchange): Record<string, string> {
  const headers = commonHeaders(requestId(exchange.seed), exchange);
  const limits = { requests: 4_000, tokens: 2_400_000, "input-tokens": 2_000_000, "output-tokens": 400_000 };
  for (const [name, limit] of Object.entries(limits)) {
    headers[`anthropic-ratelimit-${name}-limit`] = String(limit);
    headers[`anthropic-ratelimit-${name}-remaining`] = String(
      limit - (name === "requests" ? 1 : limit / 1_000),
    );
    headers[`anthropic-ratelimit-${name}-reset`] = exchange.now;
  }
  return headers;
}

function commonHeaders(id: string, exchange: Exchange): Record<string, string> {
  return {
    ...corsHeaders,
    "request-id": id,
    "anthropic-organization-id": ORGANIZATION,
    "cache-control": "no-store",
    ...(exchange.faults === "" ? {} : { "x-loopscope-fault": exchange.faults }),
  };
}
