import type { Execution, SandboxEnd } from "./contract";
import { WorkerConversation } from "./worker-conversation";
import { acquireThread } from "./worker-pool";

/**
 * Executes a compiled program in a thread of its own, under hard limits.
 *
 * - The prelude is the body of a function with one parameter, `host`; it declares `makeArgument(data)` and puts what the
 *   program may find globally on `globalThis`. The program itself can reach neither `host` nor anything of this process.
 * - Effects are performed one at a time in the order asked, and the program runs on until it waits again before the next
 *   one is performed: the same answers give the same events. Effects still waiting when the program ends are dropped.
 * - Running time excludes waiting for effects. What does not stop by itself is ended with its thread.
 *
 * Input: see `Execution`; `onEvent` gets the events in order, all of them before the effect or the end they precede.
 * Output: how the program ended.
 * Errors: rejects with what `performEffect` or `onEvent` threw, and for our own faults (a prelude that fails).
 */
export async function executeProgram(execution: Execution): Promise<SandboxEnd> {
  if (execution.signal?.aborted) return { type: "stopped", limit: "cancelled", line: null };
  const thread = await acquireThread();
  return new WorkerConversation(thread, execution).end;
}
