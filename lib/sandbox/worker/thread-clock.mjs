// @ts-check
import { readFileSync, readlinkSync } from "node:fs";

/**
 * Where Linux counts the processor time of this thread; null where it does not. On a busy machine a thread waits for the
 * processor longer than it runs, and a program must not pay for its neighbours.
 */
export const threadClock = findClock();

/** Processor time that this thread has used, in milliseconds; null where it is not counted. */
export function threadMilliseconds() {
  return threadClock === null ? null : read(threadClock);
}

function findClock() {
  try {
    const thread = readlinkSync("/proc/thread-self").split("/").at(-1) ?? "";
    const path = `/proc/self/task/${thread}/schedstat`;
    return read(path) > 0 ? path : null;
  } catch {
    return null;
  }
}

/** @param {string} path its first number: nanoseconds on the processor */
function read(path) {
  return Number(readFileSync(path, "utf8").split(" ")[0]) / 1e6;
}
