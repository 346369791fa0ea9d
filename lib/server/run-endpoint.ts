import { ReplayMismatchError } from "../run/effect-performer";
import { runProgram } from "../run/run-program";
import type { TraceEvent } from "../trace/event";
import type { RunRequest } from "../run/run-request";
import { planRun } from "./plan-run";
import { readBody, refuse, refuseProgram, refuseTrouble } from "./request-body";
import { runSchema } from "./run-schema";

/**
 * `POST /api/runs`: runs a program and streams its trace, one JSON event per line, as it happens.
 * The server keeps nothing: the caller sends the recorded effects and how many events it holds.
 */
export async function runEndpoint(request: Request): Promise<Response> {
  const read = await readBody(request, runSchema);
  if (read.type === "refused") return read.response;
  const stop = new AbortController();
  const plan = await planRun(read.body, stop.signal);
  if (plan === null) {
    return refuse(404, "scenario-unknown", `There is no scenario "${read.body.scenario}".`);
  }
  const goAway = () => {
    stop.abort();
  };
  if (request.signal.aborted) goAway();
  request.signal.addEventListener("abort", goAway);
  return streamRun(plan, read.body.from, stop, () => {
    // Holds the request until here: nobody else does, and with it its signal would be collected.
    request.signal.removeEventListener("abort", goAway);
  });
}

/** Answers once it is known whether the program compiles; from then on trouble travels in the trace. */
function streamRun(
  plan: RunRequest,
  from: number,
  stop: AbortController,
  onEnd: () => void,
): Promise<Response> {
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
    // Nothing is answered before the program runs and the recorded effects have been replayed: they may not fit.
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
      if (event.type !== "run-started" && replayed >= plan.recorded.length) release();
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
      })
      .finally(onEnd);
  });
}

function refuseRun(error: unknown): Response {
  if (error instanceof ReplayMismatchError) {
    return refuse(409, "effects-mismatch", `${error.message}. Start the run again.`);
  }
  return refuseTrouble(error, "The run could not be started. Try again.");
}

/** Whether an event is the answer to an effect: as many as are recorded are replays. */
function isEffectResult({ type }: TraceEvent): boolean {
  return (
    type === "response-received" || type === "request-refused" || type === "tool-returned" || type === "slept"
  );
}
