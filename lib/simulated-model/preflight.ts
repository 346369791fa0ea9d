import { corsHeaders } from "./sim-response";

const DAY_SECONDS = 86_400;

/**
 * Answers a browser that asks whether it may send a request from another origin: yes, with any header. The request
 * itself then needs the API's opt-in header (docs: the SDK's `dangerouslyAllowBrowser`).
 */
export function preflight(headers: Headers): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      "access-control-allow-methods": "GET, POST, OPTIONS",
      "access-control-allow-headers":
        headers.get("access-control-request-headers") ??
        "authorization, content-type, x-api-key, anthropic-version, anthropic-beta, anthropic-dangerous-direct-browser-access",
      "access-control-max-age": String(DAY_SECONDS),
    },
  });
}
