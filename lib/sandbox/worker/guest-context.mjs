// @ts-check
import { guestSource, preludeSource } from "./guest-source.mjs";

/**
 * @import { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from "quickjs-emscripten-core"
 * @import { SandboxLimits } from "../contract"
 */

/** A larger stack overflows the host's own. */
const maxStackBytes = 128 * 1024;
/** What may still be used to tell how a program ended that has used up its memory. */
const reserveBytes = 4 * 1024 * 1024;

/** What a promise of the program has come to. The handles belong to the caller. */
/** @typedef {{ type: "pending" } | { type: "fulfilled" | "rejected", value: QuickJSHandle }} Settled */
/** @typedef {{ ok: true, value: QuickJSHandle } | { ok: false, error: QuickJSHandle }} Result */

/** The interpreter's side of one execution: a runtime and a context of its own, and calls into them. */
export class GuestContext {
  /** @type {QuickJSRuntime} */ #runtime;
  /** @type {QuickJSContext} */ #context;
  /** @type {QuickJSHandle | null} */ #guest = null;
  /** @type {SandboxLimits} */ #limits;

  /**
   * @param {QuickJSWASMModule} quickjs
   * @param {SandboxLimits} limits
   * @param {() => boolean} mustStop asked by the interpreter now and then
   */
  constructor(quickjs, limits, mustStop) {
    this.#limits = limits;
    this.#runtime = quickjs.newRuntime();
    this.#runtime.setMaxStackSize(Math.min(limits.stackBytes, maxStackBytes));
    this.#runtime.setMemoryLimit(limits.memoryBytes);
    this.#runtime.setInterruptHandler(mustStop);
    this.#context = this.#runtime.newContext();
  }

  /**
   * Prepares the context for a program.
   * @param {string} prelude
   * @param {(event: string, line: number) => void} emit
   * @param {(kind: string, payload: string) => void} ask
   * @throws when the prelude or our own code fails in the interpreter
   */
  prepare(prelude, emit, ask) {
    const context = this.#context;
    const emitHandle = context.newFunction("emit", (event, line) => {
      emit(context.getString(event), context.getNumber(line));
    });
    const askHandle = context.newFunction("ask", (kind, payload) => {
      ask(context.getString(kind), context.getString(payload));
    });
    const setUp = context.unwrapResult(context.evalCode(guestSource, "guest.js", { type: "global" }));
    this.#guest = context.unwrapResult(context.callFunction(setUp, context.undefined, emitHandle, askHandle));
    const makePrelude = context.unwrapResult(
      context.evalCode(preludeSource(prelude), "prelude.js", { type: "global" }),
    );
    const prepared = this.call("prepare", makePrelude);
    for (const handle of [emitHandle, askHandle, setUp, makePrelude]) handle.dispose();
    if (!prepared.ok) throw new Error(`The prelude failed: ${this.write("errorOf", prepared.error) ?? ""}`);
    prepared.value.dispose();
  }

  /** Evaluates a module. Its value: the namespace, or a promise for it. @param {string} javascript @returns {Result} */
  evaluate(javascript) {
    return resultOf(this.#context.evalCode(javascript, "program.js", { type: "module" }));
  }

  /** Calls a function of the guest (see `guest-source.mjs`). @param {string} name @param {QuickJSHandle[]} values @returns {Result} */
  call(name, ...values) {
    const context = this.#context;
    if (this.#guest === null) throw new Error("The context is not prepared");
    const callee = context.getProp(this.#guest, name);
    try {
      return resultOf(context.callFunction(callee, context.undefined, ...values));
    } finally {
      callee.dispose();
    }
  }

  /** The JSON of a value, or null when even that fails. @param {"jsonOf" | "errorOf"} name @param {QuickJSHandle} value */
  write(name, value) {
    this.#runtime.setMemoryLimit(this.#limits.memoryBytes + reserveBytes);
    const result = this.call(name, value);
    const handle = result.ok ? result.value : result.error;
    const text = result.ok ? this.#context.getString(handle) : null;
    handle.dispose();
    return text;
  }

  /** Runs what is due until nothing is, or `mustStop` says so. @param {() => boolean} mustStop */
  runJobs(mustStop) {
    while (!mustStop() && this.#runtime.hasPendingJob()) {
      const result = this.#runtime.executePendingJobs(100);
      if (result.error) result.error.dispose();
    }
  }

  /** @param {QuickJSHandle} promise @returns {Settled} a value that is no promise counts as fulfilled */
  settled(promise) {
    const state = this.#context.getPromiseState(promise);
    if (state.type === "pending") return { type: "pending" };
    if (state.type === "rejected") return { type: "rejected", value: state.error };
    return { type: "fulfilled", value: state.notAPromise ? promise.dup() : state.value };
  }

  /** @param {QuickJSHandle} object @param {string} name */
  property(object, name) {
    return this.#context.getProp(object, name);
  }

  /** @param {string} text */
  text(text) {
    return this.#context.newString(text);
  }

  /** Where an error says that it happened in the program; null when it does not. @param {QuickJSHandle} error */
  lineOf(error) {
    if (this.#context.typeof(error) !== "object") return null;
    const stack = this.#context.getProp(error, "stack");
    const found = /program\.js:(\d+)/.exec(this.#context.getString(stack));
    stack.dispose();
    return found === null ? null : Number(found[1]);
  }

  /** How much of the memory is used, from 0 to 1. */
  memoryUse() {
    const usage = this.#runtime.computeMemoryUsage();
    const used = this.#context.getProp(usage, "malloc_size");
    const share = this.#context.getNumber(used) / this.#limits.memoryBytes;
    used.dispose();
    usage.dispose();
    return share;
  }

  /** Frees everything. When this throws, the interpreter is broken. */
  dispose() {
    this.#guest?.dispose();
    this.#context.dispose();
    this.#runtime.dispose();
  }
}

/** @param {{ value: QuickJSHandle, error?: undefined } | { error: QuickJSHandle }} result @returns {Result} */
function resultOf(result) {
  return result.error === undefined ? { ok: true, value: result.value } : { ok: false, error: result.error };
}
