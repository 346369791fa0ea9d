import type Anthropic from "@anthropic-ai/sdk";
import type { ThinkingSignatures } from "./thinking-signatures";

/** The two versions that are alive (docs: api/versioning). */
export type ApiVersion = "2023-06-01" | "2026-10-21";

/** How sure it is that the real API behaves so. */
export type Confidence = "documented" | "seen in issues" | "claimed only" | "simulator's own";

/** Why a request is refused: exactly one reason, the first in the order of checks. */
export interface Refusal {
  /** Id of the rule, a key of the catalogue `rules`. */
  readonly rule: string;
  /** HTTP status. */
  readonly status: number;
  /** `error.type` of the envelope. */
  readonly type: string;
  /** `error.message` of the envelope. Its indices count the array as sent and may name the message behind the culprit. */
  readonly message: string;
  /** Where the culprit stands in the body, for example `messages.1.content.0`; "" for the whole request. */
  readonly path: string;
  /** The call ids concerned. */
  readonly ids: readonly string[];
  /** True when the text is the simulator's and not one that the API is known to send. */
  readonly simulatorText: boolean;
  readonly confidence: Confidence;
  /** `error.details.error_code`, where the API has one. */
  readonly errorCode?: string;
}

/** Accepted, but unwise. */
export interface Lint {
  readonly rule: string;
  readonly path: string;
  readonly ids: readonly string[];
}

export type Verdict =
  | { readonly ok: true; readonly request: Anthropic.MessageCreateParams; readonly lints: readonly Lint[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly lints: readonly Lint[] };

export interface ValidationOptions {
  readonly apiVersion: ApiVersion;
  /** Values of the `anthropic-beta` header. */
  readonly betas: readonly string[];
  /** Who can tell whether thinking is intact. Without it, signatures are not checked. */
  readonly signatures?: ThinkingSignatures;
  /** `POST /v1/messages/count_tokens` takes the same body without `max_tokens`. Default "messages". */
  readonly endpoint?: "messages" | "count_tokens";
}
