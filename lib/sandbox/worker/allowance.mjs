// @ts-check
import { threadMilliseconds } from "./thread-clock.mjs";

/**
 * @import { SandboxLimits } from "../contract"
 * @import { RunLimit } from "../../trace/event"
 */

/** What an execution has used of its limits, and which of them stopped it. Time is what the program uses of a processor,
 * not what it spends waiting for an effect or for a turn on a busy machine. */
export class Allowance {
  /** @type {SandboxLimits} */ #limits;
  /** @type {RunLimit | null} */ #stopped = null;
  #events = 0;
  #eventBytes = 0;
  /** Between its turns the thread sleeps: all processor time since is running time. */
  #processorBegin = threadMilliseconds();
  #ranBefore = 0;
  /** @type {number | null} */ #turnBegan = null;

  /** @param {SandboxLimits} limits */
  constructor(limits) {
    this.#limits = limits;
  }

  /** The limit that ended the execution; null while it may go on. */
  get stopped() {
    return this.#stopped;
  }

  /** @param {RunLimit} limit */
  stop(limit) {
    this.#stopped ??= limit;
  }

  beginTurn() {
    this.#turnBegan = performance.now();
  }

  endTurn() {
    this.#ranBefore = this.ranMilliseconds;
    this.#turnBegan = null;
  }

  get ranMilliseconds() {
    return this.#ranBefore + (this.#turnBegan === null ? 0 : performance.now() - this.#turnBegan);
  }

  /** For the interpreter, which asks now and then: whether it must give up. */
  isExhausted() {
    const limit = this.#limits.runningMilliseconds;
    if (this.ranMilliseconds > limit && this.#processorMilliseconds() > limit) this.stop("time");
    return this.#stopped !== null;
  }

  #processorMilliseconds() {
    const now = threadMilliseconds();
    return now === null || this.#processorBegin === null ? Infinity : now - this.#processorBegin;
  }

  /** Counts an event. @param {number} length characters of its JSON @returns {boolean} whether it may still be sent */
  countEvent(length) {
    this.#events += 1;
    this.#eventBytes += length;
    if (this.#events > this.#limits.events) this.stop("events");
    else if (this.#eventBytes > this.#limits.eventBytes) this.stop("trace-size");
    return this.#stopped === null;
  }

  /** Counts something that leaves the sandbox beside the events. @param {number} length characters of its JSON */
  countPayload(length) {
    this.#eventBytes += length;
    if (this.#eventBytes > this.#limits.eventBytes) this.stop("trace-size");
    return this.#stopped === null;
  }

  /** Checks how many effects wait. @param {number} count */
  countWaiting(count) {
    if (count > this.#limits.events) this.stop("effects");
    return this.#stopped === null;
  }
}
