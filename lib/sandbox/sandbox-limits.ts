import type { SandboxLimits } from "./contract";

/**
 * The limits of a run started by a visitor. The stack must not grow: a larger one overflows the host's own. Events carry
 * a growing `messages` whole each time it changes, so a long honest run needs megabytes.
 */
export const defaultLimits: SandboxLimits = {
  runningMilliseconds: 1_500,
  memoryBytes: 64 * 1024 * 1024,
  stackBytes: 128 * 1024,
  events: 2_000,
  eventBytes: 4 * 1024 * 1024,
};

/** Longest program text that is compiled, in bytes of UTF-8. */
export const maxSourceBytes = 64 * 1024;
