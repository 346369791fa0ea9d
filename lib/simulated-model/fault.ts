import type Anthropic from "@anthropic-ai/sdk";

/** Something forced on a request of the simulated API. */
export type Fault =
  /** `needs`, for `max_tokens`: it strikes only while the request allows fewer tokens (default 1,500), so that a larger limit consumes it. */
  | {
      readonly kind: "stop_reason";
      readonly stop_reason: Anthropic.StopReason;
      readonly needs?: number;
    }
  | { readonly kind: "status"; readonly status: 429 | 500 | 529; readonly retryAfterSeconds?: number }
  | { readonly kind: "slow"; readonly milliseconds: number }
  | { readonly kind: "stream-cut" }
  | { readonly kind: "stream-error" }
  | { readonly kind: "malformed-input" };

/** When it strikes: at the n-th assistant turn of the conversation (from 1), or by a seeded chance. */
export type FaultTiming =
  | { readonly type: "call"; readonly call: number }
  | { readonly type: "chance"; readonly probability: number; readonly seed: number };

/** A fault and its moment. It is consumed by the first attempt, so that a retry can succeed. */
export interface PlannedFault {
  readonly fault: Fault;
  readonly timing: FaultTiming;
}
