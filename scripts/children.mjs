import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./project.mjs";

const running = new Set();
const followParent = new URL("./follow-parent.mjs", import.meta.url).href;
let stopping = false;

/** Starts a program that ends when this process is told to end. Options are those of `spawn`; output is inherited. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/** Waits for the end of a child. Out: its exit code; 128 + the signal's number when a signal ended it. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Runs a program to its end. Out: its exit code. */
export function run(command, args, options) {
  return ended(start(command, args, options));
}

/** Runs a script of an installed package with this Node.js, without the detour over `npx`. Out: its exit code. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** Starts a script of Node.js that also ends by itself when this process dies without a word. */
export function startFollower(args, options) {
  return start(process.execPath, ["--import", followParent, ...args], options);
}

/** Asks a child to end, insists after three seconds, and waits until it is gone. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = ended(child);
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), 3000);
  await gone;
  clearTimeout(insist);
}

async function stopAll(signal) {
  if (stopping) return;
  stopping = true;
  await Promise.all([...running].map(stop));
  process.exit(128 + constants.signals[signal]);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stopAll(signal));

// Started through npm, this process is what remains when npm or its shell is killed: end with them.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stopAll("SIGTERM"), 500).unref();
}
