import type { z } from "zod";
import type { ProgramError } from "../sandbox/contract";
import { SandboxBusyError } from "../sandbox/sandbox-busy-error";
import { runLimits } from "./run-limits";

/** Why a request of this app was refused. One envelope for every error: `{ error: { code, message, errors? } }`. */
export type RefusalCode =
  | "body-too-large"
  | "body-not-json"
  | "body-invalid"
  | "program-too-large"
  | "program-not-compiled"
  | "scenario-unknown"
  | "question-unknown"
  | "effects-mismatch"
  | "busy"
  | "internal";

/** A refusal in the envelope. */
export function refuse(
  status: number,
  code: RefusalCode,
  message: string,
  errors?: readonly ProgramError[],
): Response {
  const error = { code, message, ...(errors === undefined ? {} : { errors }) };
  return Response.json({ error }, { status, headers: { "cache-control": "no-store" } });
}

/** The refusal of a program that does not compile: every error on its line. */
export function refuseProgram(errors: readonly ProgramError[]): Response {
  const text = errors.map(({ line, message }) => `line ${String(line)}: ${message}`).join("; ");
  return refuse(422, "program-not-compiled", `The program does not compile: ${text}`, errors);
}

/** The refusal when something is amiss on this side: too many programs at the moment, else what `message` says. */
export function refuseTrouble(error: unknown, message: string): Response {
  return error instanceof SandboxBusyError
    ? refuse(503, "busy", "There are too many programs at the moment. Try again in a few seconds.")
    : refuse(500, "internal", message);
}

/** Levels of arrays and objects in a body; recorded inputs of tools are the deepest things in any. */
const mostLevels = 200;

export type BodyReading<T> =
  { readonly type: "body"; readonly body: T } | { readonly type: "refused"; readonly response: Response };

/**
 * Reads a JSON body of at most `runLimits.bodyBytes` and checks it.
 * Input: the request; the schema of its body. A member `program` may have at most `runLimits.programBytes`.
 * Output: the body with its defaults, or the answer that refuses it.
 */
export async function readBody<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<BodyReading<z.output<S>>> {
  const text = await readText(request, runLimits.bodyBytes);
  if (text === null) return refused(413, "body-too-large", "Send at most 1 MB.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(400, "body-not-json", `Send a JSON body: ${(error as Error).message}`);
  }
  if (isDeeper(value, mostLevels)) return refused(400, "body-invalid", "body: nested too deeply");
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join(".") ?? "";
    return refused(400, "body-invalid", `${place === "" ? "body" : place}: ${issue?.message ?? "invalid"}`);
  }
  const { program } = parsed.data as { program?: unknown };
  if (typeof program === "string" && Buffer.byteLength(program) > runLimits.programBytes) {
    return refused(413, "program-too-large", "A program may have at most 64 KB.");
  }
  return { type: "body", body: parsed.data };
}

/** Whether a value has more than so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

function refused(
  status: number,
  code: RefusalCode,
  message: string,
): { readonly type: "refused"; readonly response: Response } {
  return { type: "refused", response: refuse(status, code, message) };
}

/** A body as text, or null when it is larger than `maxBytes`: then it is not buffered. */
async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  // Unlike a buffer's own, this reading leaves out a byte order mark.
  return new TextDecoder().decode(Buffer.concat(chunks));
}
