// @ts-check
/**
 * The worker thread of the sandbox. It is plain JavaScript because two hosts must load it: Node itself, which reads no
 * TypeScript in a worker, and the bundler of a production build. Nothing arrives through `workerData` in the latter, so
 * everything is a message.
 */
import variant from "@jitl/quickjs-wasmfile-release-sync";
import { parentPort } from "node:worker_threads";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";
import { hostFaultLimit } from "./host-fault.mjs";
import { Session } from "./session.mjs";
import { threadClock } from "./thread-clock.mjs";
import { useUniversalTime } from "./universal-time.mjs";

/**
 * @import { SandboxEnd } from "../contract"
 * @import { FromWorker, ToWorker } from "../worker-messages"
 */

const port = parentPort;
if (port === null) throw new Error("This module runs in a worker thread");

useUniversalTime();
const quickjs = await newQuickJSWASMModuleFromVariant(variant);
/** @type {Session | null} */
let session = null;

/** @param {FromWorker} message */
function send(message) {
  port?.postMessage(message);
}

/** Runs one turn and reports its end, if it has one. @param {() => SandboxEnd | null} turn */
function take(turn) {
  try {
    const end = turn();
    if (end === null) return;
    // After a stop the interpreter may be in any state, and its memory has grown: the thread is thrown away with it.
    const intact = end.type !== "stopped" && forget();
    send({ type: "end", end, intact });
  } catch (error) {
    const limit = hostFaultLimit(error);
    if (limit !== null) send({ type: "end", end: { type: "stopped", limit, line: null }, intact: false });
    else send({ type: "broken", message: error instanceof Error ? error.message : String(error) });
  }
}

/** Frees the session. @returns {boolean} false when the interpreter is broken */
function forget() {
  try {
    session?.dispose();
    session = null;
    return true;
  } catch {
    return false;
  }
}

port.on("message", (/** @type {ToWorker} */ message) => {
  switch (message.type) {
    case "start": {
      take(() => {
        session = new Session(quickjs, message, send);
        return session.start();
      });
      return;
    }
    case "outcome":
      take(() => session?.resume(message.outcome) ?? null);
      return;
    case "abandon":
      if (!forget()) process.exit(1);
      return;
    default:
      throw new Error(`Unknown message: ${JSON.stringify(message)}`);
  }
});
send({ type: "ready", clock: threadClock });
