import { highlightTypeScript } from "./highlight";
import { programOrder } from "./program-order";
import { readBody } from "./request-body";

/** `POST /api/highlight`: a program's text, cut into coloured pieces by line. Nothing is kept but a small cache. */
export async function highlightEndpoint(request: Request): Promise<Response> {
  const read = await readBody(request, programOrder);
  if (read.type === "refused") return read.response;
  const lines = await highlightTypeScript(read.body.program);
  return Response.json({ lines }, { headers: { "cache-control": "no-store" } });
}
