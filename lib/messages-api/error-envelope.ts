import type { Refusal } from "./verdict";

/** The body of every error of the API (docs: api/errors). */
export interface ErrorEnvelope {
  readonly type: "error";
  readonly error: {
    readonly type: string;
    readonly message: string;
    readonly details?: { readonly error_code?: string; readonly simulator_text?: true };
  };
  readonly request_id: string | null;
}

/**
 * Wraps a refusal as the API does. Input: the refusal and the id of the request. Output: the JSON body; its
 * `error.details` says when the text is the simulator's and not the API's, and carries the API's error code if any.
 */
export function errorEnvelope(refusal: Refusal, requestId: string | null): ErrorEnvelope {
  const { type, message, errorCode, simulatorText } = refusal;
  const details = {
    ...(errorCode === undefined ? {} : { error_code: errorCode }),
    ...(simulatorText ? { simulator_text: true as const } : {}),
  };
  return {
    type: "error",
    error: { type, message, ...(Object.keys(details).length === 0 ? {} : { details }) },
    request_id: requestId,
  };
}

/** Whether a client should send the same request again: the header `x-should-retry` (SDK 1.14, `client.ts`). */
export function shouldRetry(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}
