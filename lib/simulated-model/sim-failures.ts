import type { Failure } from "./sim-response";

type Status = 429 | 500 | 529;

/** The failures that a fault forces. Texts: docs api/errors; 429 as in anthropics/claude-code#55132. */
export function statusFailure(status: Status, model: string, retryAfterSeconds: number | undefined): Failure {
  switch (status) {
    case 429:
      return {
        rule: "rate-limit",
        status,
        type: "rate_limit_error",
        message:
          "This request would exceed your organization's rate limit of 2,000,000 input tokens per minute " +
          `(org: 00000000-0000-4000-8000-10095c09e000, model: ${model}).`,
        simulatorText: true,
        retryAfterSeconds: retryAfterSeconds ?? 1,
        retryable: true,
      };
    case 500:
      return failure("api-error", status, "api_error", "Internal server error", true);
    case 529:
      return failure("overloaded", status, "overloaded_error", "Overloaded", false);
    default:
      return status satisfies never;
  }
}

function failure(
  rule: string,
  status: Status,
  type: string,
  message: string,
  simulatorText: boolean,
): Failure {
  return { rule, status, type, message, simulatorText, retryable: true };
}

/** Refusals that concern the HTTP request and not what it asks for. The wordings are ours. */
export const httpFailures = {
  method: (method: string, allow: string): Failure =>
    own(
      "method-not-allowed",
      405,
      "invalid_request_error",
      `Method ${method} is not allowed here; use ${allow}.`,
      { allow },
    ),
  tooLarge: (): Failure =>
    own("body-too-large", 413, "request_too_large", "Request exceeds the maximum size of 32 MB."),
  contentType: (): Failure =>
    own("content-type", 400, "invalid_request_error", "content-type: must be application/json."),
  notJson: (reason: string): Failure =>
    own("body-not-json", 400, "invalid_request_error", `The request body is not valid JSON: ${reason}`),
  tooDeep: (): Failure =>
    own("body-too-deep", 400, "invalid_request_error", "The request body is nested too deeply."),
  faults: (part: string): Failure =>
    own(
      "fault-grammar",
      400,
      "invalid_request_error",
      `x-loopscope-fault: "${part.slice(0, 80)}" is not understood. Write for example 529@1,max_tokens@2,slow:800@p0.5s42.`,
    ),
} as const;

function own(
  rule: string,
  status: number,
  type: string,
  message: string,
  extra: Partial<Failure> = {},
): Failure {
  return { rule, status, type, message, simulatorText: true, ...extra };
}

/** The API's answer to a path that it does not have. */
export const notFound: Failure = {
  rule: "path-not-found",
  status: 404,
  type: "not_found_error",
  message: "Not found",
  simulatorText: false,
};
