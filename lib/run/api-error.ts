import type { EffectOutcome } from "../sandbox/contract";
import type { Json } from "../trace/event";
import type { ApiOutcome } from "./api-client";

/** Class names of the SDK's errors by status (SDK 1.14, src/core/error.ts). */
const names: Readonly<Record<number, string>> = {
  0: "APIConnectionError",
  400: "BadRequestError",
  401: "AuthenticationError",
  402: "PaymentRequiredError",
  403: "PermissionDeniedError",
  404: "NotFoundError",
  409: "ConflictError",
  413: "ContentTooLargeError",
  422: "UnprocessableEntityError",
  429: "RateLimitError",
  529: "OverloadedError",
};

/** The error that a program catches for a refused request: `name`, `status`, `error`, `message` as the SDK's have. */
export function thrownFor(
  refusal: Extract<ApiOutcome, { kind: "refusal" }>,
): Extract<EffectOutcome, { type: "thrown" }>["error"] {
  const { status, error } = refusal;
  const fallback = status >= 500 ? "InternalServerError" : "APIError";
  return {
    name: names[status] ?? fallback,
    message: status === 0 ? error.error.message : `${String(status)} ${JSON.stringify(error)}`,
    ...(status === 0 ? {} : { status }),
    error: JSON.parse(JSON.stringify(error)) as Json,
    type: error.error.type,
    requestID: error.request_id,
    ...(refusal.retryAfterSeconds === undefined
      ? {}
      : { headers: { "retry-after": String(refusal.retryAfterSeconds) } }),
  };
}
