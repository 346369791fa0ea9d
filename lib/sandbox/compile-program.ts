import { sentenceFor, type ErrorLocale } from "./compile/program-errors";
import type { Compilation } from "./contract";
import { remembered } from "./remembered";
import { SandboxBusyError } from "./sandbox-busy-error";
import { AskedWorker } from "./worker-asked";
import { processWide } from "./worker-process-wide";

const compiler = processWide(
  "compiler",
  () =>
    new AskedWorker<{ readonly source: string; readonly locale: ErrorLocale }, Compilation>({
      name: "compiler",
      file: "lib/sandbox/worker/compile-worker.mjs",
      memoryMegabytes: 384,
      // A program of 64 KB takes a quarter of a second; loading the parser takes one or two.
      patience: { first: 30_000, later: 4_000 },
      mostWaiting: 64,
    }),
);

const compilations = remembered<Promise<Compilation>>(100);

/**
 * Compiles a program, in a thread that is ended when it takes too long: see `compileSource`.
 * Input: TypeScript text; the language of the messages. Output: the compilation; the same text is not compiled twice.
 * Errors: rejects with a `SandboxBusyError` when too many programs wait already.
 */
export function compileProgram(source: string, locale: ErrorLocale = "en"): Promise<Compilation> {
  const key = `${locale}:${source}`;
  return compilations.of(key, () => {
    const compiling = compile(source, locale);
    compiling.catch(() => {
      compilations.forget(key);
    });
    return compiling;
  });
}

async function compile(source: string, locale: ErrorLocale): Promise<Compilation> {
  const asked = await compiler.ask({ source, locale });
  switch (asked.type) {
    case "answered":
      return asked.answer;
    case "busy":
      throw new SandboxBusyError();
    case "lost":
      return { ok: false, errors: [{ line: 1, column: 1, message: sentenceFor("too-slow", locale) }] };
    default:
      return asked satisfies never;
  }
}
