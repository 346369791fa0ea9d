/** A rule of the loop that a trace breaks, with its proof. */
export interface Finding {
  /** A validation rule, a lint, or a loop rule; a key of the catalogue `findings` or `rules`. */
  readonly rule: string;
  /** "fault": the loop is wrong. "warning": accepted and it went on, but unwise. */
  readonly severity: "fault" | "warning";
  /** The event that proves it. */
  readonly seq: number;
  /** Where in the event's payload, for example `messages.2.content.0`; "" for the event itself. */
  readonly path: string;
  /** The call ids concerned. */
  readonly ids: readonly string[];
}
