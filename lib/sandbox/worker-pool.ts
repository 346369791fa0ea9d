import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FromWorker } from "./worker-messages";
import { processWide } from "./worker-process-wide";

/** A thread with a loaded interpreter. `clock`: see the message `ready`. */
export interface SandboxThread {
  readonly worker: Worker;
  readonly clock: string | null;
}

/** Threads that may be taken at one time: more of them would only starve the server. */
export const mostThreads = Math.max(2, availableParallelism());
/** Threads kept for the next executions: starting one takes 75–170 ms. */
const maxIdle = 3;

interface Pool {
  readonly idle: SandboxThread[];
  /** Settles when the thread that is being started ahead of need is among the idle ones. */
  spare: Promise<void> | null;
}

const pool = processWide<Pool>("sandbox-threads", () => ({ idle: [], spare: null }));

/**
 * Takes a thread with a loaded interpreter. Hand it back with `releaseThread` when it can be used again, with
 * `discardThread` otherwise. Its caller takes at most `mostThreads`.
 */
export async function acquireThread(): Promise<SandboxThread> {
  if (pool.idle.length === 0 && pool.spare !== null) await pool.spare;
  const thread = pool.idle.pop() ?? (await startThread());
  thread.worker.ref();
  prepareSpare();
  return thread;
}

/** Hands back a thread that waits for its next execution. */
export function releaseThread(thread: SandboxThread): void {
  thread.worker.unref();
  if (pool.idle.length < maxIdle) pool.idle.push(thread);
  else void thread.worker.terminate();
}

/** Ends a thread, whatever it is doing. */
export function discardThread(thread: SandboxThread): void {
  void thread.worker.terminate();
  prepareSpare();
}

/** Starts a thread ahead of need. It does not keep the process alive. */
function prepareSpare(): void {
  if (pool.idle.length > 0 || pool.spare !== null) return;
  const keep = (thread: SandboxThread) => {
    thread.worker.unref();
    pool.idle.push(thread);
  };
  // Should it not start, the next execution starts one itself and meets the error.
  const ignore = () => undefined;
  pool.spare = startThread()
    .then(keep, ignore)
    .then(() => {
      pool.spare = null;
    });
}

function startThread(): Promise<SandboxThread> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker/sandbox-worker.mjs", import.meta.url), {
      name: "sandbox",
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    worker.once("message", (message: FromWorker) => {
      resolve({ worker, clock: message.type === "ready" ? message.clock : null });
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      const position = pool.idle.findIndex((thread) => thread.worker === worker);
      if (position >= 0) pool.idle.splice(position, 1);
      reject(new Error("The sandbox's thread ended before it was ready"));
    });
  });
}
