import { stopReasons } from "../messages-api/stop-reason";
import type { Fault, FaultTiming, PlannedFault } from "./fault";

/** Every `stop_reason` that can be forced. */
export const forcibleStopReasons = stopReasons.map(({ value }) => value);

/** A forced `max_tokens` pretends that the reply needs so many tokens, unless another number is named. */
export const DEFAULT_NEEDS = 1_500;
const DEFAULT_MILLISECONDS = 2_000;
/** A connection is not held open longer. */
const MOST_MILLISECONDS = 60_000;
const MOST_FAULTS = 20;

/** Every word that can stand for a fault, for whoever lists them. */
export const faultWords = [
  ...forcibleStopReasons,
  "429",
  "500",
  "529",
  "slow",
  "stream-cut",
  "stream-error",
  "malformed-input",
] as const;

export type FaultParse =
  | { readonly ok: true; readonly faults: readonly PlannedFault[] }
  | { readonly ok: false; readonly part: string };

/**
 * Reads faults as a header or a path segment writes them: `529@1,429:3@2,slow:800@p0.5s42`.
 *
 *     faults = fault *( "," fault )
 *     fault  = what [ ":" number ] [ "@" when ]
 *     what   = a stop_reason | 429 | 500 | 529 | slow | stream-cut | stream-error | malformed-input
 *     number = seconds (429) | milliseconds up to 60000 (slow) | tokens that the reply needs (max_tokens)
 *     when   = n (the n-th assistant turn, from 1) | "p" chance [ "s" seed ]; without it: every request
 *
 * Every character may stand in a path unescaped. Output: the faults, or the part that is not understood.
 */
export function parseFaults(text: string): FaultParse {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const faults: PlannedFault[] = [];
  for (const part of parts) {
    const planned = faults.length < MOST_FAULTS ? parsePart(part) : null;
    if (planned === null) return { ok: false, part };
    faults.push(planned);
  }
  return { ok: true, faults };
}

function parsePart(part: string): PlannedFault | null {
  const match = /^([a-z_-]+|\d{3})(?::(\d{1,7}(?:\.\d{1,3})?))?(?:@(.+))?$/.exec(part);
  if (match === null) return null;
  const [, what = "", number, when] = match;
  const fault = parseWhat(what, number === undefined ? undefined : Number(number));
  const timing = parseWhen(when);
  return fault === null || timing === null ? null : { fault, timing };
}

function parseWhat(what: string, number: number | undefined): Fault | null {
  const stopReason = forcibleStopReasons.find((reason) => reason === what);
  if (stopReason === "max_tokens" && number !== undefined)
    return { kind: "stop_reason", stop_reason: stopReason, needs: number };
  if (what === "429")
    return { kind: "status", status: 429, ...(number === undefined ? {} : { retryAfterSeconds: number }) };
  if (what === "slow") return slow(number ?? DEFAULT_MILLISECONDS);
  if (number !== undefined) return null;
  if (stopReason !== undefined) return { kind: "stop_reason", stop_reason: stopReason };
  switch (what) {
    case "500":
      return { kind: "status", status: 500 };
    case "529":
      return { kind: "status", status: 529 };
    case "stream-cut":
    case "stream-error":
    case "malformed-input":
      return { kind: what };
    default:
      return null;
  }
}

function slow(milliseconds: number): Fault | null {
  return milliseconds > MOST_MILLISECONDS ? null : { kind: "slow", milliseconds };
}

function parseWhen(when: string | undefined): FaultTiming | null {
  if (when === undefined) return { type: "chance", probability: 1, seed: 0 };
  if (/^[1-9]\d{0,4}$/.test(when)) return { type: "call", call: Number(when) };
  const match = /^p(0(?:\.\d{1,6})?|\.\d{1,6}|1(?:\.0{1,6})?)(?:s(\d{1,9}))?$/.exec(when);
  if (match === null) return null;
  return { type: "chance", probability: Number(match[1]), seed: Number(match[2] ?? 0) };
}

/** Writes a planned fault as `parseFaults` reads it. */
export function formatFault({ fault, timing }: PlannedFault): string {
  return `${formatWhat(fault)}${formatWhen(timing)}`;
}

function formatWhat(fault: Fault): string {
  switch (fault.kind) {
    case "stop_reason":
      return fault.needs === undefined ? fault.stop_reason : `${fault.stop_reason}:${fault.needs}`;
    case "status":
      return fault.retryAfterSeconds === undefined
        ? `${fault.status}`
        : `${fault.status}:${fault.retryAfterSeconds}`;
    case "slow":
      return `slow:${fault.milliseconds}`;
    case "stream-cut":
    case "stream-error":
    case "malformed-input":
      return fault.kind;
    default:
      return fault satisfies never;
  }
}

function formatWhen(timing: FaultTiming): string {
  switch (timing.type) {
    case "call":
      return `@${timing.call}`;
    case "chance":
      return timing.probability === 1 && timing.seed === 0 ? "" : `@p${timing.probability}s${timing.seed}`;
    default:
      return timing satisfies never;
  }
}
