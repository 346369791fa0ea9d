import type { Exchange, RunDigest } from "./exchanges";
import type { Finding } from "./finding";

/** What a loop rule sees: one exchange with its neighbours, and the run around it. */
export interface LoopMoment {
  readonly run: RunDigest;
  readonly exchange: Exchange;
  readonly previous: Exchange | null;
  readonly next: Exchange | null;
}

/** One rule of loop behaviour. `check` returns what it proves about one exchange. */
export interface LoopRule {
  readonly id: string;
  readonly severity: Finding["severity"];
  readonly check: (moment: LoopMoment) => readonly Proof[];
}

/** Where the proof stands. */
export interface Proof {
  readonly seq: number;
  readonly path?: string;
  readonly ids?: readonly string[];
}
