import { Worker } from "node:worker_threads";

/** Executions that may have a thread at one time; more wait their turn. */
const maxWorkers = 16;
/** Threads kept for the next executions: starting one takes 75–170 ms. */
const maxIdle = 3;

const idle: Worker[] = [];
const queue: (() => void)[] = [];
let taken = 0;
/** Settles when the thread that is being started ahead of need is among the idle ones. */
let spare: Promise<void> | null = null;

/**
 * Takes a thread with a loaded interpreter, waiting for one when too many are taken. Hand it back with `releaseWorker`
 * when it can be used again, with `discardWorker` otherwise.
 */
export async function acquireWorker(): Promise<Worker> {
  if (taken >= maxWorkers) await new Promise<void>((resolve) => queue.push(resolve));
  taken += 1;
  try {
    if (idle.length === 0 && spare !== null) await spare;
    const worker = idle.pop() ?? (await startWorker());
    worker.ref();
    prepareSpare();
    return worker;
  } catch (error) {
    leave();
    throw error;
  }
}

/** Hands back a thread that waits for its next execution. */
export function releaseWorker(worker: Worker): void {
  worker.removeAllListeners("message");
  worker.unref();
  if (idle.length < maxIdle) idle.push(worker);
  else void worker.terminate();
  leave();
}

/** Ends a thread, whatever it is doing. */
export function discardWorker(worker: Worker): void {
  void worker.terminate();
  leave();
  prepareSpare();
}

function leave(): void {
  taken -= 1;
  queue.shift()?.();
}

/** Starts a thread ahead of need. It does not keep the process alive. */
function prepareSpare(): void {
  if (idle.length > 0 || spare !== null) return;
  const keep = (worker: Worker) => {
    worker.unref();
    idle.push(worker);
  };
  // Should it not start, the next execution starts one itself and meets the error.
  const ignore = () => undefined;
  spare = startWorker()
    .then(keep, ignore)
    .then(() => {
      spare = null;
    });
}

function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker/sandbox-worker.mjs", import.meta.url), {
      name: "sandbox",
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    worker.once("message", () => {
      resolve(worker);
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      const position = idle.indexOf(worker);
      if (position >= 0) idle.splice(position, 1);
      reject(new Error("The sandbox's thread ended before it was ready"));
    });
  });
}
