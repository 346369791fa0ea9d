import PQueue from "p-queue";
import type { Execution, SandboxEnd } from "./contract";
import { SandboxBusyError } from "./sandbox-busy-error";
import { WorkerConversation } from "./worker-conversation";
import { acquireThread, mostThreads } from "./worker-pool";
import { processWide } from "./worker-process-wide";

/** The executions that have a thread; the rest wait their turn. */
const executions = processWide("executions", () => new PQueue({ concurrency: mostThreads }));
/** Executions that may wait: with the limit of running time, the last of them waits a minute or two. */
const mostWaiting = 128;

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
 * Errors: rejects with what `performEffect` or `onEvent` threw, with a `SandboxBusyError` when too many executions wait
 * already, and for our own faults (a prelude that fails).
 */
export async function executeProgram(execution: Execution): Promise<SandboxEnd> {
  if (executions.size >= mostWaiting) throw new SandboxBusyError();
  return executions.add(async () => {
    if (execution.signal?.aborted) return { type: "stopped", limit: "cancelled", line: null };
    const thread = await acquireThread();
    return new WorkerConversation(thread, execution).end;
  });
}
