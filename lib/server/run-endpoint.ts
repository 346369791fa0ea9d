import { ReplayMismatchError } from "../run/effect-performer";
import { runProgram } from "../run/run-program";
import type { TraceEvent } from "../trace/event";
import type { RunRequest } from "../run/run-request";
import { SandboxBusyError } from "../sandbox/execute-program";
import { planRun } from "./plan-run";
import { readBody, refuse, refuseProgram } from "./request-body";
import { runSchema } from "./run-schema";

/**
 * `POST /api/runs`: runs a program and streams its trace, one JSON event per line, as it happens.
 * The server keeps nothing: the caller sends the recorded effects and how many events it holds.
 */
export async function runEndpoint(request: Request): Promise<Response> {
  const read = await readBody(request, runSchema);
  if (read.type === "refused") return read.response;
  const stop = new AbortController();
  const plan = await planRun(read.body, AbortSignal.any([request.signal, stop.signal]));
  if (plan === null) {
    return refuse(404, "scenario-unknown", `There is no scenario "${read.body.scenario}".`);
  }
  return streamRun(plan, read.body.from, stop);
}

/** Answers once it is known whether the program compiles; from then on trouble travels in the trace. */
function streamRun(plan: RunRequest, from: number, stop: AbortController): Promise<Response> {
  const encoder = new TextEncoder();
  return new Promise((resolve) => {
    let answered = false;
    let send: ReadableStreamDefaultController<Uint8Array> | null = null;
    const answer = () => {
      if (answered) return;
      answered = true;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          send = controller;
        },
        cancel() {
          stop.abort();
        },
      });
      const headers = { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" };
      resolve(new Response(stream, { headers }));
    };
    // Nothing is answered before the recorded effects have been replayed: they may not fit.
    const held: TraceEvent[] = [];
    let replayed = 0;
    const write = (event: TraceEvent) => {
      if (event.seq >= from) send?.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
    };
    const release = () => {
      answer();
      for (const event of held.splice(0)) write(event);
    };
    runProgram(plan, (event) => {
      held.push(event);
      if (isEffectResult(event)) replayed += 1;
      if (replayed >= plan.recorded.length) release();
    })
      .then((outcome) => {
        if (outcome.type === "ran") {
          release();
          send?.close();
          return;
        }
        resolve(refuseProgram(outcome.errors));
      })
      .catch((error: unknown) => {
        if (answered) {
          if (!stop.signal.aborted) send?.error(error);
          return;
        }
        answered = true;
        resolve(refuseRun(error));
      });
  });
}

function refuseRun(error: unknown): Response {
  if (error instanceof ReplayMismatchError) {
    return refuse(409, "effects-mismatch", `${error.message}. Start the run again.`);
  }
  if (error instanceof SandboxBusyError) {
    return refuse(503, "busy", "Many programs are running. Try again in a moment.");
  }
  return refuse(500, "internal", "The run could not be started. Try again.");
}

/** Whether an event is the answer to an effect: as many as are recorded are replays. */
function isEffectResult({ type }: TraceEvent): boolean {
  return (
    type === "response-received" || type === "request-refused" || type === "tool-returned" || type === "slept"
  );
}
