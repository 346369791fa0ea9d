import type { SentCheck, SentReport } from "../exercise/sent-report";
import type { RunProblem } from "./run-stream";

/** Program text longer than this, in bytes, is not even sent. */
export const longestProgram = 64 * 1024;

export interface ProgramOrder {
  readonly program: string;
  readonly locale: string;
  readonly seed?: number;
  /** False: the compiler alone is asked, not the type checker. */
  readonly types?: boolean;
}

export type Answer<T> =
  | { readonly type: "answered"; readonly value: T }
  | { readonly type: "failed"; readonly problem: RunProblem }
  | { readonly type: "cancelled" };

/** Asks the server about a program. Never rejects. */
export interface ProgramClient {
  grade(order: ProgramOrder, signal: AbortSignal): Promise<Answer<SentReport>>;
  check(order: ProgramOrder, signal: AbortSignal): Promise<Answer<SentCheck>>;
}

/** The routes of this server, through the `fetch` that is handed in. */
export function programClient(fetcher: typeof fetch): ProgramClient {
  return {
    grade: (order, signal) => ask<SentReport>(fetcher, "/api/exercise", order, signal),
    check: (order, signal) => ask<SentCheck>(fetcher, "/api/compile", order, signal),
  };
}

async function ask<T>(
  fetcher: typeof fetch,
  path: string,
  order: ProgramOrder,
  signal: AbortSignal,
): Promise<Answer<T>> {
  if (new TextEncoder().encode(order.program).length > longestProgram) {
    return failed("program-too-large", "");
  }
  try {
    const response = await fetcher(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(order),
      signal,
    });
    const body = (await response.json()) as T & { readonly error?: Partial<RunProblem> };
    if (response.ok) return { type: "answered", value: body };
    const { code = "internal", message = "", errors = [] } = body.error ?? {};
    return { type: "failed", problem: { code, message, errors } };
  } catch (error) {
    if (signal.aborted) return { type: "cancelled" };
    return failed(error instanceof SyntaxError ? "internal" : "offline", "");
  }
}

function failed(code: string, message: string): Answer<never> {
  return { type: "failed", problem: { code, message, errors: [] } };
}
