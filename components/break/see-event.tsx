import { encodePlace } from "@/lib/store/break-link";

/** A way to a moment of the failing run. */
export function SeeEvent({ seq, text }: { readonly seq: number; readonly text: string }) {
  return (
    <p className="see">
      <a href={`#${encodePlace({ stage: "observe", run: "fails", event: seq })}`}>{text}</a>
    </p>
  );
}
