import type Anthropic from "@anthropic-ai/sdk";
import { requestRules } from "./all-rules";
import { lintRequest } from "./lints";
import { viewRequest } from "./request-view";
import { refusalOf } from "./rule";
import type { ValidationOptions, Verdict } from "./verdict";

/**
 * Judges the body of `POST /v1/messages` as the API does: one error at most, the first in the order of checks, with
 * indices of the array as sent although neighbours of one role are merged first.
 * Input: any JSON value; headers are judged by `checkHeaders`. Output: the verdict, with lints in both cases. Never
 * throws; linear in the size of the request.
 */
export function validateRequest(body: unknown, options: ValidationOptions): Verdict {
  const view = viewRequest(body, options);
  for (const rule of requestRules) {
    const violation = rule.check(view);
    if (violation !== null)
      return { ok: false, refusal: refusalOf(rule, violation), lints: lintRequest(view) };
  }
  // Every rule about the shape has passed: this is the one place where data becomes the SDK's type.
  return { ok: true, request: body as Anthropic.MessageCreateParams, lints: lintRequest(view) };
}
