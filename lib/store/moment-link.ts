/** A moment of a run, as a link names it. It stands in the fragment, which no server sees. */
export interface Moment {
  /** Event, counted from 0. */
  readonly cursor: number;
  /** The edited prompt; absent for the scenario's own. */
  readonly prompt?: string;
  /** The edited program; absent for the scenario's own. */
  readonly program?: string;
  readonly view: MomentView;
}
export type MomentView = "figures" | "table";

/**
 * Writes a moment as a fragment without "#". Prompt and program travel only when they are handed in,
 * which the page does when the user asks for a link, and not before.
 */
export function encodeMoment(moment: Moment): string {
  const params = new URLSearchParams({ event: String(moment.cursor) });
  if (moment.view === "table") params.set("view", "table");
  if (moment.prompt !== undefined) params.set("prompt", moment.prompt);
  if (moment.program !== undefined) params.set("program", moment.program);
  return params.toString();
}

/** Reads a fragment, with or without "#". Output: null when it names no moment. Junk never throws. */
export function decodeMoment(fragment: string): Moment | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const event = params.get("event");
  if (event === null || !/^\d{1,6}$/.test(event)) return null;
  const prompt = params.get("prompt");
  const program = params.get("program");
  return {
    cursor: Number(event),
    view: params.get("view") === "table" ? "table" : "figures",
    ...(prompt === null ? {} : { prompt }),
    ...(program === null ? {} : { program }),
  };
}
