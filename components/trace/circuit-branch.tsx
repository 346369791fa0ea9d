import type { BranchView } from "@/lib/trace/frame";
import type { CircuitGeometry } from "./circuit-geometry";
import { fitText, monoWidth } from "./fit-text";

interface CircuitBranchProps {
  readonly branch: BranchView;
  readonly reason: string;
  /** The word at its way out: return, throw, again. */
  readonly exit: string;
  readonly y: number;
  readonly geometry: CircuitGeometry;
  /** The run left here. */
  readonly left: boolean;
}

/** One contact of the selector switch: closed when taken, open with its reason when not. */
export function CircuitBranch(props: CircuitBranchProps) {
  return props.branch.state === "taken" ? <ClosedContact {...props} /> : <OpenContact {...props} />;
}

function ClosedContact({ branch, reason, exit, y, geometry, left }: CircuitBranchProps) {
  const { contact, text, width } = geometry;
  // The longest value fills the narrowest drawing: the label then stands below the wire.
  const aboveWire = leavesRoom(branch.value, geometry);
  const leaves = branch.exit === "return" || branch.exit === "throw";
  return (
    <g>
      <circle className="contact on" cx={contact} cy={y} r="4.5" />
      <text className="wireword red strong" x={text} y={y - 7}>
        {branch.value}
      </text>
      <Reason reason={reason} className="ital red" y={y + 14} room={leaves ? 46 : 8} geometry={geometry} />
      {leaves && (
        <>
          <path className={left ? "term on" : "term"} d={`M${geometry.terminal} ${y}h6m0 -6v12`} />
          <text className={left ? "out end red" : "out end"} x={width - 36} y={aboveWire ? y - 6 : y + 17}>
            {exit}
          </text>
        </>
      )}
    </g>
  );
}

function OpenContact({ branch, reason, exit, y, geometry }: CircuitBranchProps) {
  const { text, contact, width, roomy, stations } = geometry;
  // The longest value reaches the terminal's label in the narrowest drawing: the label then stands lower.
  const lower = !leavesRoom(branch.value, geometry);
  const exitY = lower ? y + 14 : y + 1;
  return (
    <g>
      <path className="arm" d={`M${stations[2].x} ${y}${roomy ? "h8l12 -8" : "h6l11 -8"}`} />
      <circle className="contact" cx={contact} cy={y} r="3.2" />
      <text className="wireword off" x={text} y={y - 2}>
        {branch.value}
      </text>
      <Reason reason={reason} className="ital" y={y + 13} room={lower ? 58 : 8} geometry={geometry} />
      <text className="out end" x={width - 36} y={exitY}>
        {exit}
      </text>
      {branch.exit === "again" || branch.exit === "run" ? (
        <path className="thin" d={`M${width - 33} ${y - 3}H${geometry.right}`} />
      ) : (
        <path className="term" d={`M${geometry.terminal} ${exitY - 4}h6m0 -5v10`} />
      )}
    </g>
  );
}

/** Width of the longest word at a way out, with the space before it, in pixels. */
const exitRoom = 36;

/** Whether a way out can be named on the same line as the value. */
function leavesRoom(value: string, { text, width, mono }: CircuitGeometry): boolean {
  return text + monoWidth(value, mono) + exitRoom <= width - 36;
}

interface ReasonProps {
  readonly reason: string;
  readonly className: string;
  readonly y: number;
  /** Room kept free at the right, in pixels. */
  readonly room: number;
  readonly geometry: CircuitGeometry;
}

function Reason({ reason, className, y, room, geometry }: ReasonProps) {
  if (reason === "") return null;
  const size = geometry.roomy ? 13.5 : 12.5;
  const fitted = fitText(reason, geometry.right - room - geometry.text, size, 10.5);
  return (
    <text
      className={className}
      x={geometry.text}
      y={y}
      style={fitted.size < size ? { fontSize: fitted.size } : undefined}
    >
      {fitted.text}
      {fitted.text !== reason && <title>{reason}</title>}
    </text>
  );
}
