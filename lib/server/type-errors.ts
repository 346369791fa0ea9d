import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import type { ProgramError } from "../sandbox/contract";

/** Milliseconds. Reading the SDK's types takes the first check of a thread seconds; later ones are far below this. */
const limits = { first: 60_000, later: 15_000 };
/** One thread, one check at a time. */
const checks = new PQueue({ concurrency: 1 });
/** Checks that may wait; beyond, a program goes unchecked. */
const mostWaiting = 8;
/** Milliseconds a check may wait for its turn: whoever typed has typed on by then. */
const longestWait = 20_000;
const mostRemembered = 64;

/** What the type checker says, or null when it could not say anything in time. */
export type TypeErrors = readonly ProgramError[] | null;

interface Thread {
  readonly worker: Worker;
  isWarm: boolean;
}

let thread: Thread | null = null;
let count = 0;
const remembered = new Map<string, Promise<TypeErrors>>();

/**
 * The type errors of a program, at most ten, on their lines, checked against the real types of the SDK and of
 * `AgentContext` in a thread of its own.
 * Input: program text that compiles, the language of the messages, and the signal of who asks. Output: null when the
 * check waited or took too long, or failed: the program runs all the same, types are blanked before that. Never rejects.
 */
export function typeErrorsOf(
  source: string,
  locale: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<TypeErrors> {
  const key = `${locale} ${source}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (checks.size >= mostWaiting) return Promise.resolve(null);
  const since = performance.now();
  const check = checks.add(() =>
    signal.aborted || performance.now() - since > longestWait ? Promise.resolve(null) : ask(source, locale),
  );
  remember(key, check);
  return check;
}

function remember(key: string, check: Promise<TypeErrors>): void {
  remembered.set(key, check);
  const oldest = remembered.keys().next();
  if (remembered.size > mostRemembered && !oldest.done) remembered.delete(oldest.value);
  void check.then((errors) => {
    if (errors === null) remembered.delete(key);
  });
}

function ask(text: string, locale: string): Promise<TypeErrors> {
  thread ??= startThread();
  const current = thread;
  const { worker } = current;
  const id = ++count;
  return new Promise((resolve) => {
    const finish = (errors: TypeErrors) => {
      clearTimeout(timer);
      worker.off("message", hear);
      worker.off("error", lose);
      worker.off("exit", lose);
      worker.unref();
      resolve(errors);
    };
    const lose = () => {
      if (thread === current) thread = null;
      void worker.terminate();
      finish(null);
    };
    const hear = (answer: { readonly id: number; readonly errors: readonly ProgramError[] }) => {
      if (answer.id !== id) return;
      current.isWarm = true;
      finish(answer.errors);
    };
    const timer = setTimeout(lose, current.isWarm ? limits.later : limits.first);
    worker.ref();
    worker.on("message", hear);
    worker.on("error", lose);
    worker.on("exit", lose);
    worker.postMessage({ id, text, locale });
  });
}

function startThread(): Thread {
  const worker = new Worker(new URL("./type-worker/type-worker.mjs", import.meta.url), {
    name: "types",
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return { worker, isWarm: false };
}
