import { memo, type CSSProperties } from "react";
import type { Station, StationState } from "@/lib/trace/frame";
import { CodePieces } from "./code-pieces";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { StationMark } from "./station-mark";

/** Letters of a value that must show for it to say anything. */
const mostWanted = 12;

interface CodeLineProps {
  readonly number: number;
  readonly tokens: HighlightedLine;
  readonly executing: boolean;
  readonly station: Station | null;
  readonly stationState: StationState;
  /** The value written at the end of the line; both null when there is none. */
  readonly valueName: string | null;
  readonly valueText: string | null;
  /** Written by the step under the cursor. */
  readonly fresh: boolean;
}

/** One line of the listing. Its props are plain, so that a step repaints only the lines that it touches. */
export const CodeLine = memo(function CodeLine(props: CodeLineProps) {
  const { number, tokens, executing, station, fresh, valueName, valueText } = props;
  const classes = [executing ? "now" : "", fresh ? "touched" : ""].join(" ").trim();
  return (
    <li className={classes === "" ? undefined : classes} aria-current={executing ? "step" : undefined}>
      <span className="ln" aria-hidden="true">
        {executing && <span className="glyph">▶</span>}
        {number}
      </span>
      {station !== null && <StationMark station={station} state={props.stationState} />}
      <code>
        <CodePieces line={tokens} />
      </code>
      {valueText !== null && (
        <LineValueText name={valueName ?? ""} text={valueText} behind={lengthOf(tokens)} />
      )}
    </li>
  );
});

interface LineValueTextProps {
  readonly name: string;
  readonly text: string;
  /** Letters of code before it: from them the style sheet knows how much room is left. */
  readonly behind: number;
}

/** An older value shows where it fits; the newest always does, laid over the end of the code if need be. */
function LineValueText({ name, text, behind }: LineValueTextProps) {
  const room = { "--behind": behind, "--wants": Math.min(mostWanted, text.length) } as CSSProperties;
  return (
    <span className="val" title={`${name} = ${text}`} style={room}>
      <span className="sr">{name}: </span>
      {/^[\d\s→.,]+$/.test(text) ? text : <code>{text}</code>}
    </span>
  );
}

function lengthOf(tokens: HighlightedLine): number {
  return tokens.reduce((length, { text }) => length + text.length, 0);
}
