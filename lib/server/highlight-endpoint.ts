import { highlightTypeScript } from "./highlight";
import { readProgram } from "./program-request";

/** `POST /api/highlight`: a program's text, cut into coloured pieces by line. Nothing is kept but a small cache. */
export async function highlightEndpoint(request: Request): Promise<Response> {
  const read = await readProgram(request);
  if (read.type === "refused") return read.response;
  const lines = await highlightTypeScript(read.order.program);
  return Response.json({ lines }, { headers: { "cache-control": "no-store" } });
}
