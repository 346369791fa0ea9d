import { compileProgram } from "../sandbox/compile-program";
import { programOrder } from "./program-order";
import { readBody, refuseTrouble } from "./request-body";
import { typeErrorsOf } from "./type-errors";

/**
 * `POST /api/compile`: what the compiler and the type checker have against a program, on its lines.
 * Answer: `errors`, which keep it from running; `types`, which do not, or null when they could not be found in time.
 */
export async function compileEndpoint(request: Request): Promise<Response> {
  const read = await readBody(request, programOrder);
  if (read.type === "refused") return read.response;
  const { program, locale, types } = read.body;
  try {
    const compilation = await compileProgram(program, locale);
    const body = compilation.ok
      ? { errors: [], types: types ? await typeErrorsOf(program, locale) : null }
      : { errors: compilation.errors, types: [] };
    return Response.json(body, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return refuseTrouble(error, "The program could not be checked. Try again.");
  }
}
