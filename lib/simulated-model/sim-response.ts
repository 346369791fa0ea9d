import { errorEnvelope, shouldRetry } from "../messages-api/error-envelope";
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

type HeaderRecord = Readonly<Record<string, string>>;

/** The organisation of the simulated account, as errors and headers name it. */
export const ORGANIZATION = "00000000-0000-4000-8000-10095c09e000";

/** Headers by which a browser on another origin may read the answer. */
export const corsHeaders: HeaderRecord = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "request-id, retry-after, x-should-retry, x-loopscope-rule, x-loopscope-fault, x-loopscope-lints",
};

/**
 * An error in the API's envelope (docs api/errors): JSON whether or not a stream was asked for, with `request-id` and
 * `x-should-retry`, without rate-limit headers. `x-loopscope-rule` names the rule that refused.
 */
export function errorResponse(refusal: Refusal, exchange: Exchange, extra: HeaderRecord = {}): Response {
  const id = requestId(`${exchange.seed}/${refusal.rule}`);
  const headers = {
    ...commonHeaders(id, exchange),
    "content-type": "application/json",
    "x-should-retry": String(shouldRetry(refusal.status)),
    "x-loopscope-rule": refusal.rule,
    ...extra,
  };
  return new Response(JSON.stringify(errorEnvelope(refusal, id)), { status: refusal.status, headers });
}

/** A success with a JSON body. */
export function jsonResponse(body: unknown, exchange: Exchange, extra: HeaderRecord = {}): Response {
  const headers = { ...successHeaders(exchange), "content-type": "application/json", ...extra };
  return new Response(JSON.stringify(body), { headers });
}

/** Headers of a success, with the rate limits of an account that is never near them. */
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
