// @ts-check
import { parentPort } from "node:worker_threads";

/**
 * Makes this thread answer: the other side of `AskedWorker`.
 * @param {(question: any) => unknown} answer Its result, or that of its promise, goes back.
 */
export function answerQuestions(answer) {
  parentPort?.on("message", async ({ id, question }) => {
    parentPort?.postMessage({ id, answer: await answer(question) });
  });
}
