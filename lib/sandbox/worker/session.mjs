// @ts-check
import { Allowance } from "./allowance.mjs";
import { GuestContext } from "./guest-context.mjs";

/**
 * @import { QuickJSHandle, QuickJSWASMModule } from "quickjs-emscripten-core"
 * @import { SandboxEnd } from "../contract"
 * @import { RunLimit } from "../../trace/event"
 * @import { FromWorker, ToWorker } from "../worker-messages"
 * @typedef {Extract<ToWorker, { type: "start" }>} Order
 */

/** One execution of a program. Each turn runs until the program waits for an effect or has ended. */
export class Session {
  /** @type {Order} */ #order;
  /** @type {(message: FromWorker) => void} */ #send;
  /** @type {Allowance} */ #allowance;
  /** @type {GuestContext} */ #guest;
  /** Effects that were asked for and not yet requested from the main thread. @type {{ kind: string, payload: string }[]} */
  #waiting = [];
  /** First the module while it evaluates, then the promise of its entry. @type {QuickJSHandle | null} */
  #awaited = null;
  #entered = false;
  /** @type {number | null} */ #line = null;

  /**
   * @param {QuickJSWASMModule} quickjs
   * @param {Order} order
   * @param {(message: FromWorker) => void} send
   */
  constructor(quickjs, order, send) {
    this.#order = order;
    this.#send = send;
    this.#allowance = new Allowance(order.limits);
    this.#guest = new GuestContext(quickjs, order.limits, () => this.#allowance.isExhausted());
  }

  /** The first turn. @returns {SandboxEnd | null} null when an effect was requested and the session waits */
  start() {
    return this.#turn(() => {
      const emit = this.#emit.bind(this);
      this.#guest.prepare(this.#order.prelude, emit, this.#ask.bind(this));
      const module = this.#guest.evaluate(this.#order.javascript);
      if (!module.ok) return this.#threw(module.error);
      this.#awaited = module.value;
      return null;
    });
  }

  /** The turn after an effect. @param {string} outcome an `EffectOutcome` as JSON @returns {SandboxEnd | null} as `start` */
  resume(outcome) {
    return this.#turn(() => {
      const text = this.#guest.text(outcome);
      const answered = this.#guest.call("answer", text);
      text.dispose();
      if (!answered.ok) return this.#threw(answered.error);
      answered.value.dispose();
      return null;
    });
  }

  /** Frees the context. When this throws, the interpreter is broken. */
  dispose() {
    this.#awaited?.dispose();
    this.#guest.dispose();
  }

  /** @param {() => SandboxEnd | null} begin @returns {SandboxEnd | null} */
  #turn(begin) {
    this.#allowance.beginTurn();
    /** @type {SandboxEnd | null} */
    let end;
    try {
      end = begin() ?? this.#proceed();
    } finally {
      this.#allowance.endTurn();
    }
    if (this.#allowance.stopped !== null) return this.#stop(this.#allowance.stopped);
    if (end === null) this.#requestNext();
    return end;
  }

  /** @returns {SandboxEnd | null} */
  #proceed() {
    for (;;) {
      this.#guest.runJobs(() => this.#allowance.isExhausted());
      if (this.#allowance.stopped !== null || this.#awaited === null) return null;
      const state = this.#guest.settled(this.#awaited);
      if (state.type === "pending") return this.#waiting.length > 0 ? null : this.#stuck();
      this.#awaited.dispose();
      this.#awaited = null;
      if (state.type === "rejected") return this.#threw(state.value);
      if (this.#entered) return this.#returned(state.value);
      const end = this.#enter(state.value);
      if (end !== null) return end;
    }
  }

  /** Calls the entry of the evaluated module. @param {QuickJSHandle} namespace @returns {SandboxEnd | null} */
  #enter(namespace) {
    this.#entered = true;
    const entry = this.#guest.property(namespace, this.#order.entry);
    const data = this.#guest.text(this.#order.data);
    const promise = this.#guest.call("start", entry, data);
    for (const handle of [namespace, entry, data]) handle.dispose();
    if (!promise.ok) return this.#threw(promise.error);
    this.#awaited = promise.value;
    return null;
  }

  /** Sends an event at once: what waited here would be lost when the thread is ended. @param {string} event @param {number} line */
  #emit(event, line) {
    if (!this.#allowance.countEvent(event.length)) throw new Error("The execution is over");
    if (line > 0) this.#line = line;
    this.#send({ type: "event", event, line: line > 0 ? line : null });
  }

  /** @param {string} kind @param {string} payload */
  #ask(kind, payload) {
    this.#waiting.push({ kind, payload });
    if (
      !this.#allowance.countPayload(payload.length) ||
      !this.#allowance.countWaiting(this.#waiting.length)
    ) {
      throw new Error("The execution is over");
    }
  }

  #requestNext() {
    const next = this.#waiting.shift();
    if (next === undefined) throw new Error("The session waits for nothing");
    this.#send({ type: "effect", ...next, ranMilliseconds: this.#allowance.ranMilliseconds });
  }

  /** @param {QuickJSHandle} value @returns {SandboxEnd} */
  #returned(value) {
    const json = this.#guest.write("jsonOf", value);
    value.dispose();
    if (json === null) return this.#stop("memory");
    if (!this.#allowance.countPayload(json.length)) return this.#stop("trace-size");
    return { type: "returned", value: JSON.parse(json) };
  }

  /** @param {QuickJSHandle} thrown @returns {SandboxEnd} */
  #threw(thrown) {
    const json = this.#guest.write("errorOf", thrown);
    const line = this.#line ?? this.#guest.lineOf(thrown);
    thrown.dispose();
    if (json === null) return this.#stop("memory");
    const error = JSON.parse(json);
    if (typeof error.name !== "string" || typeof error.message !== "string")
      throw new Error("An error has no name");
    const limit = limitOf(error);
    if (limit !== null) return this.#stop(limit);
    if (!this.#allowance.countPayload(json.length)) return this.#stop("trace-size");
    return { type: "threw", error, line };
  }

  /** Nothing is due and nothing is awaited of the host. @returns {SandboxEnd} */
  #stuck() {
    return this.#stop(this.#guest.memoryUse() > 0.9 ? "memory" : "never-settles");
  }

  /** @param {RunLimit} limit @returns {SandboxEnd} */
  #stop(limit) {
    this.#allowance.stop(limit);
    return { type: "stopped", limit: this.#allowance.stopped ?? limit, line: this.#line };
  }
}

/** The limit that an error of the interpreter stands for. @param {{ name: string, message: string }} error @returns {RunLimit | null} */
function limitOf({ name, message }) {
  if (name !== "InternalError" && name !== "SyntaxError") return null;
  if (message === "out of memory" || message === "string too long") return "memory";
  return message === "stack overflow" ? "stack" : null;
}
