import type { SandboxEnd, SandboxLimits } from "./contract";

/**
 * What the two sides of the sandbox say to each other. They take turns: after `start` and after each `outcome` the
 * worker runs the program until it waits for an effect or has ended. Data crosses as JSON text.
 */
export type ToWorker =
  | {
      readonly type: "start";
      readonly javascript: string;
      readonly prelude: string;
      readonly entry: string;
      readonly data: string;
      readonly limits: SandboxLimits;
    }
  /** An `EffectOutcome` for the effect that the worker asked for last. */
  | { readonly type: "outcome"; readonly outcome: string }
  /** The execution is over for the caller: forget it. Only sent while the worker waits. */
  | { readonly type: "abandon" };

export type FromWorker =
  /** The interpreter is loaded. `clock`: file that counts the thread's processor time, where there is one. */
  | { readonly type: "ready"; readonly clock: string | null }
  /** A `SandboxEvent`; `line` for those that reach one. */
  | { readonly type: "event"; readonly event: string; readonly line: number | null }
  /** `ranMilliseconds`: running time of the program so far. */
  | {
      readonly type: "effect";
      readonly kind: string;
      readonly payload: string;
      readonly ranMilliseconds: number;
    }
  /** `intact` is false when the interpreter must not be used again. */
  | { readonly type: "end"; readonly end: SandboxEnd; readonly intact: boolean }
  /** Our own fault: the prelude or the worker's code failed. */
  | { readonly type: "broken"; readonly message: string };
