import { betaNames } from "./beta-names";
import {
  authInvalidBearer,
  authInvalidKey,
  authMissing,
  betaHeaderUnknown,
  contentType,
  corsHeader,
  versionHeader,
  versionUnknown,
} from "./header-rules";
import { refusalOf, type RuleEntry } from "./rule";
import type { ApiVersion, Refusal } from "./verdict";

/** The part of `Headers` that is read. Names are matched without regard to case. */
export interface HeaderSource {
  get(name: string): string | null;
}

export type HeaderVerdict =
  | { readonly ok: true; readonly apiVersion: ApiVersion; readonly betas: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface HeaderContext {
  /** Path below the base URL, for example `/v1/messages`; it tells whether a body is due. */
  readonly path: string;
  /** HTTP method; a GET has no content type. Default POST for `/v1/messages…`, GET otherwise. */
  readonly method?: string;
}

/** The one key that no simulator accepts: how to see a 401 on purpose. */
export const INVALID_KEY = "invalid";

function refuse(entry: RuleEntry, value?: string): HeaderVerdict {
  return {
    ok: false,
    refusal: refusalOf(entry, { path: entry.at, ...(value === undefined ? {} : { values: { value } }) }),
  };
}

/** Any key is good unless it is the literal "invalid". Keys are compared and forgotten, never kept. */
function checkKey(headers: HeaderSource): HeaderVerdict | null {
  const key = headers.get("x-api-key")?.trim() ?? "";
  if (key !== "") return key === INVALID_KEY ? refuse(authInvalidKey) : null;
  const bearer = /^bearer\s+(\S.*)$/i.exec(headers.get("authorization")?.trim() ?? "")?.[1] ?? "";
  if (bearer === "") return refuse(authMissing);
  return bearer === INVALID_KEY ? refuse(authInvalidBearer) : null;
}

function expectsJson({ path, method }: HeaderContext): boolean {
  return method === undefined ? path.startsWith("/v1/messages") : method.toUpperCase() === "POST";
}

function betasOf(headers: HeaderSource): string[] {
  return (headers.get("anthropic-beta") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/**
 * Judges the headers of a request, one error at most: the opt-in of browsers, the key (either header), the content
 * type, the version, the beta values. Input: the headers and where the request goes. Output: the API version and the
 * beta values for `validateRequest`, or the refusal. Keys never appear in the output.
 */
export function checkHeaders(headers: HeaderSource, context: HeaderContext): HeaderVerdict {
  if (headers.get("origin") !== null && headers.get("anthropic-dangerous-direct-browser-access") !== "true") {
    return refuse(corsHeader);
  }
  const refusedKey = checkKey(headers);
  if (refusedKey !== null) return refusedKey;
  if (expectsJson(context) && !/^application\/json\b/i.test(headers.get("content-type")?.trim() ?? "")) {
    return refuse(contentType);
  }
  const version = headers.get("anthropic-version")?.trim() ?? "";
  if (version === "") return refuse(versionHeader);
  if (version !== "2023-06-01" && version !== "2026-10-21")
    return refuse(versionUnknown, version.slice(0, 40));
  const betas = betasOf(headers);
  const unknown = betas.filter((name) => !betaNames.has(name));
  if (unknown.length > 0) return refuse(betaHeaderUnknown, unknown.join(", ").slice(0, 200));
  return { ok: true, apiVersion: version, betas };
}
