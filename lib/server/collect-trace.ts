import { runProgram } from "../run/run-program";
import type { RunRequest } from "../run/run-request";
import type { Trace, TraceEvent } from "../trace/event";

/** Runs to the end and returns the whole trace. Throws if the program does not compile: it is one of ours. */
export async function collectTrace(request: RunRequest): Promise<Trace> {
  const events: TraceEvent[] = [];
  const outcome = await runProgram(request, (event) => events.push(event));
  if (outcome.type === "not-compiled") {
    const [error] = outcome.errors;
    throw new Error(`${request.program.name}, line ${String(error?.line)}: ${String(error?.message)}`);
  }
  return events;
}
