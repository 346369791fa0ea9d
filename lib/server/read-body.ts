/** A request body as JSON, or why it is none. */
export type BodyReading =
  | { readonly type: "json"; readonly value: unknown }
  | { readonly type: "too-large" }
  | { readonly type: "not-json"; readonly message: string };

/** Reads at most `maxBytes` of a body and parses it. A larger one is not buffered. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<BodyReading> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return { type: "too-large" };
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return { type: "too-large" };
    }
    chunks.push(part.value);
  }
  try {
    return { type: "json", value: JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown };
  } catch (error) {
    return { type: "not-json", message: (error as Error).message };
  }
}
