import { ReplayMismatchError } from "../run/effect-performer";
import { runProgram } from "../run/run-program";
import type { TraceEvent } from "../trace/event";
import type { RunRequest } from "../run/run-request";
import type { ProgramError } from "../sandbox/contract";
import { planRun } from "./plan-run";
import { readJsonBody } from "./read-body";
import { runLimits } from "./run-limits";
import { runSchema } from "./run-schema";

/** Why a run was not started. One envelope for every error of this route. */
export type RunErrorCode =
  | "body-too-large"
  | "body-not-json"
  | "body-invalid"
  | "program-too-large"
  | "scenario-unknown"
  | "program-not-compiled"
  | "effects-mismatch"
  | "internal";

interface RunErrorBody {
  readonly error: {
    readonly code: RunErrorCode;
    readonly message: string;
    readonly errors?: readonly ProgramError[];
  };
}

function refuse(
  status: number,
  code: RunErrorCode,
  message: string,
  errors?: readonly ProgramError[],
): Response {
  const body: RunErrorBody = { error: { code, message, ...(errors === undefined ? {} : { errors }) } };
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/**
 * `POST /api/runs`: runs a program and streams its trace, one JSON event per line, as it happens.
 * The server keeps nothing: the caller sends the recorded effects and how many events it holds.
 */
export async function runEndpoint(request: Request): Promise<Response> {
  const body = await readJsonBody(request, runLimits.bodyBytes);
  if (body.type === "too-large") return refuse(413, "body-too-large", "Send at most 1 MB.");
  if (body.type === "not-json") return refuse(400, "body-not-json", `Send a JSON body: ${body.message}`);
  const parsed = runSchema.safeParse(body.value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const place = issue?.path.join(".") ?? "";
    return refuse(400, "body-invalid", `${place === "" ? "body" : place}: ${issue?.message ?? "invalid"}`);
  }
  if (Buffer.byteLength(parsed.data.program ?? "") > runLimits.programBytes) {
    return refuse(413, "program-too-large", "A program may have at most 64 KB.");
  }
  const stop = new AbortController();
  const plan = await planRun(parsed.data, AbortSignal.any([request.signal, stop.signal]));
  if (plan === null) {
    return refuse(404, "scenario-unknown", `There is no scenario "${parsed.data.scenario}".`);
  }
  return streamRun(plan, parsed.data.from, stop);
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
        const text = outcome.errors.map((error) => `line ${String(error.line)}: ${error.message}`).join("; ");
        resolve(refuse(422, "program-not-compiled", `The program does not compile: ${text}`, outcome.errors));
      })
      .catch((error: unknown) => {
        if (answered) {
          if (!stop.signal.aborted) send?.error(error);
          return;
        }
        answered = true;
        resolve(
          error instanceof ReplayMismatchError
            ? refuse(409, "effects-mismatch", `${error.message}. Start the run again.`)
            : refuse(500, "internal", "The run could not be started. Try again."),
        );
      });
  });
}

/** Whether an event is the answer to an effect: as many as are recorded are replays. */
function isEffectResult({ type }: TraceEvent): boolean {
  return (
    type === "response-received" || type === "request-refused" || type === "tool-returned" || type === "slept"
  );
}
