import type { ProgramError } from "../sandbox/contract";
import { remembered } from "../sandbox/remembered";
import { AskedWorker } from "../sandbox/worker-asked";
import { processWide } from "../sandbox/worker-process-wide";

const checker = processWide(
  "type-checker",
  () =>
    new AskedWorker<{ readonly text: string; readonly locale: string }, readonly ProgramError[]>({
      name: "types",
      file: "lib/server/type-worker/type-worker.mjs",
      memoryMegabytes: 512,
      // Reading the SDK's types takes the first check of a thread seconds; later ones are far below this.
      patience: { first: 60_000, later: 15_000 },
      mostWaiting: 8,
    }),
);

/** What the type checker says, or null when it could not say anything in time. */
export type TypeErrors = readonly ProgramError[] | null;

const checks = remembered<Promise<TypeErrors>>(64);

/**
 * The type errors of a program, at most ten, on their lines, checked against the real types of the SDK and of
 * `AgentContext` in a thread of its own.
 * Input: program text that compiles, and the language of the messages. Output: null when too many checks wait, when this
 * one took too long, or when it failed: the program runs all the same, types are blanked before that. Never rejects.
 */
export function typeErrorsOf(source: string, locale: string): Promise<TypeErrors> {
  const key = `${locale} ${source}`;
  return checks.of(key, async () => {
    const asked = await checker.ask({ text: source, locale });
    if (asked.type === "answered") return asked.answer;
    checks.forget(key);
    return null;
  });
}
