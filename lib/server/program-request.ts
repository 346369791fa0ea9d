import { z } from "zod";
import type { ProgramError } from "../sandbox/contract";
import { readJsonBody } from "./read-body";
import { runLimits } from "./run-limits";

/** Why a program was not taken. One envelope for every error, the same as that of `POST /api/runs`. */
export type ProgramRefusal =
  | "body-too-large"
  | "body-not-json"
  | "body-invalid"
  | "program-too-large"
  | "program-not-compiled"
  | "busy"
  | "internal";

/** What is asked of a program: in which language, and for grading from which seed. */
const schema = z.strictObject({
  program: z.string(),
  locale: z.enum(["en", "fr"]).default("en"),
  seed: z.number().int().min(0).max(0xffff_ffff).default(1),
  /** False: the compiler alone is asked, not the type checker. */
  types: z.boolean().default(true),
});

export type ProgramOrder = z.output<typeof schema>;

export type ProgramRequest =
  | { readonly type: "order"; readonly order: ProgramOrder }
  | { readonly type: "refused"; readonly response: Response };

/** Reads a request that carries a program. Output: the order, or the answer that refuses it. */
export async function readProgram(request: Request): Promise<ProgramRequest> {
  const body = await readJsonBody(request, runLimits.bodyBytes);
  if (body.type === "too-large") return refused(413, "body-too-large", "Send at most 1 MB.");
  if (body.type === "not-json") return refused(400, "body-not-json", `Send a JSON body: ${body.message}`);
  const parsed = schema.safeParse(body.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join(".") ?? "";
    return refused(400, "body-invalid", `${place === "" ? "body" : place}: ${issue?.message ?? "invalid"}`);
  }
  if (Buffer.byteLength(parsed.data.program) > runLimits.programBytes) {
    return refused(413, "program-too-large", "A program may have at most 64 KB.");
  }
  return { type: "order", order: parsed.data };
}

/** An error in the envelope. */
export function refuse(
  status: number,
  code: ProgramRefusal,
  message: string,
  errors?: readonly ProgramError[],
): Response {
  const error = { code, message, ...(errors === undefined ? {} : { errors }) };
  return Response.json({ error }, { status, headers: { "cache-control": "no-store" } });
}

function refused(status: number, code: ProgramRefusal, message: string): ProgramRequest {
  return { type: "refused", response: refuse(status, code, message) };
}
