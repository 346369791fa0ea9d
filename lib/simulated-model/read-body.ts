/** 32 MB, the API's limit (docs api/errors). */
export const MOST_BODY_BYTES = 32 * 1024 * 1024;

export type BodyReading = { readonly type: "text"; readonly text: string } | { readonly type: "too-large" };

/**
 * Reads a request body, or gives up as soon as it is known to be too large: by its `content-length`, else by counting
 * while it arrives; nothing beyond the limit is kept. Rejects when the client goes away in the middle.
 */
export async function readBody(request: Request, limit: number = MOST_BODY_BYTES): Promise<BodyReading> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) {
    await request.body?.cancel();
    return { type: "too-large" };
  }
  if (request.body === null) return { type: "text", text: "" };
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { type: "text", text: text + decoder.decode() };
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      return { type: "too-large" };
    }
    text += decoder.decode(value, { stream: true });
  }
}
