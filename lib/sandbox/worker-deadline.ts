import { readFileSync } from "node:fs";

/** The interpreter stops by itself at the limit, which keeps it tidy; its thread is ended this much later. */
const graceMilliseconds = 150;
/** However busy the machine is, a turn is ended after this many times its limit. */
const patience = 10;

/**
 * Watches one execution from outside, for the code that never asks whether it must stop. Time is the processor time of
 * the worker's thread where the system counts it (see `worker/thread-clock.mjs`), else the time that passes.
 */
export class WorkerDeadline {
  readonly #clock: string | null;
  readonly #limit: number;
  readonly #expire: () => void;
  readonly #begin: number | null;
  #timer: NodeJS.Timeout | undefined;

  /** `limit`: running milliseconds of the whole execution. `expire` is called at most once per turn. */
  constructor(clock: string | null, limit: number, expire: () => void) {
    this.#clock = clock;
    this.#limit = limit;
    this.#expire = expire;
    this.#begin = this.#read();
  }

  /** A turn begins; `ran`: milliseconds of the turns before. */
  start(ran: number): void {
    this.#wait(Math.max(0, this.#limit - ran), performance.now() + this.#limit * patience);
  }

  /** The turn is over. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(milliseconds: number, latest: number): void {
    const timer = setTimeout(() => {
      const remaining = this.#limit - this.#used();
      if (remaining > 0 && performance.now() < latest) {
        this.#wait(remaining, latest);
        return;
      }
      // A busy main thread gets here late, with the worker's message already waiting: let that be heard first.
      setImmediate(() => {
        if (this.#timer === timer) this.#expire();
      });
    }, milliseconds + graceMilliseconds);
    this.#timer = timer;
  }

  #used(): number {
    const now = this.#read();
    return now === null || this.#begin === null ? Infinity : now - this.#begin;
  }

  #read(): number | null {
    if (this.#clock === null) return null;
    try {
      return Number(readFileSync(this.#clock, "utf8").split(" ")[0]) / 1e6;
    } catch {
      return null;
    }
  }
}
