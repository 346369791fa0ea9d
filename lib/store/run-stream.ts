import type { ProgramError } from "../sandbox/contract";
import type { RecordedEffect } from "../trace/effect";
import type { TraceEvent } from "../trace/event";

/** What the page asks `POST /api/runs` for. */
export interface RunOrder {
  readonly scenario: string;
  readonly locale: string;
  readonly prompt?: string;
  readonly program?: string;
  readonly effects?: readonly RecordedEffect[];
  readonly from?: number;
  readonly until?: "end" | "effect";
}

/** Why no run came: a code of the route, or "offline" when the server could not be reached. */
export interface RunProblem {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly ProgramError[];
}

/** Starts a run and hands over its events as they arrive. Resolves to null, or to the problem. Never rejects. */
export type StartRun = (
  order: RunOrder,
  onEvents: (events: readonly TraceEvent[]) => void,
  signal: AbortSignal,
) => Promise<RunProblem | null>;

const offline: RunProblem = { code: "offline", message: "", errors: [] };

/** Runs through `POST /api/runs`, with the `fetch` that is handed in. */
export function runOverHttp(fetcher: typeof fetch): StartRun {
  return async (order, onEvents, signal) => {
    try {
      const response = await fetcher("/api/runs", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(order),
        signal,
      });
      if (!response.ok || response.body === null) return await problemOf(response);
      await readEvents(response.body, onEvents);
      return null;
    } catch {
      return signal.aborted ? null : offline;
    }
  };
}

async function problemOf(response: Response): Promise<RunProblem> {
  try {
    const body = (await response.json()) as { error?: Partial<RunProblem> };
    const { code = "internal", message = "", errors = [] } = body.error ?? {};
    return { code, message, errors };
  } catch {
    return { code: "internal", message: `HTTP ${String(response.status)}`, errors: [] };
  }
}

/** One JSON event per line; a chunk may end inside a line. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvents: (events: readonly TraceEvent[]) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    const events = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as TraceEvent);
    if (events.length > 0) onEvents(events);
  }
}
