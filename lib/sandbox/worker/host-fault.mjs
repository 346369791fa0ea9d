// @ts-check
/** @import { RunLimit } from "../../trace/event" */

/**
 * Reads an exception that the interpreter let out into its host. A program can cause it by exhausting what the
 * interpreter itself needs. @param {unknown} error
 * @returns {RunLimit | null} the limit that was overrun; null when the fault is ours
 */
export function hostFaultLimit(error) {
  if (error instanceof RangeError) return /call stack/i.test(error.message) ? "stack" : "memory";
  if (!(error instanceof WebAssembly.RuntimeError)) return null;
  return /abort|oom|enlarge/i.test(error.message) ? "memory" : "stack";
}
