/** Limits of `POST /api/runs`, stated on the page and enforced here. */
export const runLimits = {
  /** Program text, in bytes. */
  programBytes: 64 * 1024,
  /** Prompt, in characters. */
  promptCharacters: 4_000,
  /** Request body, in bytes. */
  bodyBytes: 1024 * 1024,
  /** Effects per run: API calls, tool calls and waits together. */
  effects: 200,
} as const;
