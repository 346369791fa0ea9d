import { stages } from "./break-progress";
import type { Stage } from "./break-progress";

/** Which of the two runs is watched: the one that fails, or the one in which nothing shows. */
export type WatchedRun = "fails" | "fine";

/** A place in an exercise, as a link names it in its fragment. */
export interface BreakPlace {
  readonly stage: Stage;
  readonly run: WatchedRun;
  /** Event of the watched run, from 0; null for the start. */
  readonly event: number | null;
}

/** Writes a place as a fragment without "#". What is not said is the default. */
export function encodePlace({ stage, run, event }: BreakPlace): string {
  const params = new URLSearchParams({ stage });
  if (run === "fine") params.set("run", run);
  if (event !== null) params.set("event", String(event));
  return params.toString();
}

/** Reads a fragment, with or without "#". Output: null when it names no place. Junk never throws. */
export function decodePlace(fragment: string): BreakPlace | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const stage = stages.find((each) => each === params.get("stage"));
  if (stage === undefined) return null;
  const event = params.get("event") ?? "";
  return {
    stage,
    run: params.get("run") === "fine" ? "fine" : "fails",
    event: /^\d{1,6}$/.test(event) ? Number(event) : null,
  };
}
