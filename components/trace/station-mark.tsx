import type { Station, StationState } from "@/lib/trace/frame";

/** The circled numeral that marks one act of the loop in every figure. It only repeats what words say. */
export function StationMark({ station, state }: { readonly station: Station; readonly state: StationState }) {
  return (
    <span className={state === "ahead" ? "stn" : `stn ${state}`} aria-hidden="true">
      {station}
    </span>
  );
}
