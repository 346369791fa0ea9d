import type { Worker } from "node:worker_threads";
import type { Json, RunLimit } from "../trace/event";
import type { Execution, SandboxEnd, SandboxEvent } from "./contract";
import type { FromWorker, ToWorker } from "./worker-messages";
import { WorkerDeadline } from "./worker-deadline";
import { readSandboxEvent } from "./worker-event";
import { discardThread, releaseThread, type SandboxThread } from "./worker-pool";

/** The main thread's side of one execution, from the start to the worker's return to the pool. */
export class WorkerConversation {
  readonly end: Promise<SandboxEnd>;
  readonly #thread: SandboxThread;
  readonly #worker: Worker;
  readonly #execution: Execution;
  #resolve!: (end: SandboxEnd) => void;
  #reject!: (error: unknown) => void;
  #finished = false;
  /** True while it is the worker's turn: then it hears nothing and can only be ended. */
  #running = false;
  #ranMilliseconds = 0;
  #line: number | null = null;
  readonly #deadline: WorkerDeadline;

  constructor(thread: SandboxThread, execution: Execution) {
    const { worker } = thread;
    this.#thread = thread;
    this.#worker = worker;
    this.#execution = execution;
    this.#deadline = new WorkerDeadline(thread.clock, execution.limits.runningMilliseconds, () => {
      this.#stop("time");
    });
    this.end = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    worker.on("message", this.#hear);
    worker.on("error", this.#lose);
    worker.on("exit", this.#lose);
    execution.signal?.addEventListener("abort", this.#cancel);
    const { program, prelude, entry, data, limits } = execution;
    if (execution.signal?.aborted) this.#cancel();
    else {
      const { javascript } = program;
      this.#giveTurn({ type: "start", javascript, prelude, entry, data: JSON.stringify(data), limits });
    }
  }

  #giveTurn(message: ToWorker): void {
    this.#running = true;
    this.#deadline.start(this.#ranMilliseconds);
    this.#worker.postMessage(message);
  }

  readonly #hear = (message: FromWorker): void => {
    if (this.#finished) return;
    switch (message.type) {
      case "ready":
        return;
      case "event":
        this.#line = message.line ?? this.#line;
        this.#report(readSandboxEvent(message.event));
        return;
      case "effect":
        this.#endTurn();
        this.#ranMilliseconds = message.ranMilliseconds;
        void this.#perform(message.kind, message.payload);
        return;
      case "end":
        this.#endTurn();
        this.#finish(message.intact ? "release" : "discard");
        this.#resolve(message.end);
        return;
      case "broken":
        this.#fail(new Error(message.message));
        return;
      default:
        message satisfies never;
    }
  };

  #report(event: SandboxEvent | null): void {
    if (event === null) return;
    try {
      this.#execution.onEvent(event);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #perform(kind: string, payload: string): Promise<void> {
    try {
      const outcome = await this.#execution.performEffect({
        kind,
        payload: JSON.parse(payload) as Json,
      });
      if (!this.#finished) this.#giveTurn({ type: "outcome", outcome: JSON.stringify(outcome) });
    } catch (error) {
      this.#fail(error);
    }
  }

  #endTurn(): void {
    this.#running = false;
    this.#deadline.clear();
  }

  readonly #cancel = (): void => {
    this.#stop("cancelled");
  };

  #stop(limit: RunLimit): void {
    if (this.#finished) return;
    this.#finish(this.#running ? "discard" : "forget");
    this.#resolve({ type: "stopped", limit, line: this.#line });
  }

  #fail(error: unknown): void {
    if (this.#finished) return;
    this.#finish(this.#running ? "discard" : "forget");
    this.#reject(error);
  }

  /** The thread died. */
  readonly #lose = (error: unknown): void => {
    if (this.#finished) return;
    this.#finish("discard");
    if ((error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY") {
      this.#resolve({ type: "stopped", limit: "memory", line: this.#line });
    } else {
      this.#reject(error instanceof Error ? error : new Error("The sandbox's thread ended by itself"));
    }
  };

  /** Lets go of the worker. `forget`: it waits for us, and can run another program once it has dropped this one. */
  #finish(worker: "release" | "forget" | "discard"): void {
    this.#finished = true;
    this.#endTurn();
    this.#worker.off("message", this.#hear);
    this.#worker.off("error", this.#lose);
    this.#worker.off("exit", this.#lose);
    this.#execution.signal?.removeEventListener("abort", this.#cancel);
    if (worker === "discard") {
      discardThread(this.#thread);
      return;
    }
    if (worker === "forget") this.#worker.postMessage({ type: "abandon" } satisfies ToWorker);
    releaseThread(this.#thread);
  }
}
