import type { Failure } from "./sim-response";

/** Stands in for `messages-api/check-headers` until it is there. */
export function checkHeaders(headers: Headers): Failure | null {
  const key = headers.get("x-api-key");
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const fail = (rule: string, status: number, type: string, message: string): Failure => ({
    rule,
    status,
    type,
    message,
    simulatorText: rule === "auth-missing",
  });
  if (!key && !bearer)
    return fail("auth-missing", 401, "authentication_error", "x-api-key header is required");
  if (key === "invalid") return fail("auth-invalid-key", 401, "authentication_error", "invalid x-api-key");
  if (bearer === "invalid")
    return fail("auth-invalid-bearer", 401, "authentication_error", "Invalid bearer token");
  if (headers.get("origin") && headers.get("anthropic-dangerous-direct-browser-access") !== "true")
    return fail(
      "cors-header",
      401,
      "authentication_error",
      "CORS requests must set 'anthropic-dangerous-direct-browser-access' header",
    );
  if (!headers.get("anthropic-version"))
    return fail("version-header", 400, "invalid_request_error", "anthropic-version: header is required");
  return null;
}
