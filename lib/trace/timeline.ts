/** What the ruler draws for one event. */
export interface Tick {
  readonly seq: number;
  readonly kind: "line" | "call" | "reply" | "append" | "tool" | "end" | "other";
  /** An event where the learner can predict what comes. */
  readonly fork: boolean;
}
export interface TimelineLabel {
  readonly seq: number;
  readonly kind: "call" | "tool";
  /** For a call: its number. */
  readonly call: number;
  /** For a call, the event of its reply; the label says "?" before it. For a tool, `seq` itself. */
  readonly knownFrom: number;
  /** A `stop_reason`, an HTTP status such as "400", or a tool's name. */
  readonly text: string;
}
export interface Iteration {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}
export interface Timeline {
  readonly ticks: readonly Tick[];
  readonly labels: readonly TimelineLabel[];
  readonly iterations: readonly Iteration[];
}
