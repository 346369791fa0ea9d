import type { Circuit } from "@/lib/trace/frame";
import type { CircuitGeometry } from "./circuit-geometry";
import { litPath, refusalPoint } from "./circuit-route";
import type { CircuitWords } from "./circuit-words";
import { fitMono, textWidth } from "./fit-text";

interface CircuitWiresProps {
  readonly circuit: Circuit;
  readonly geometry: CircuitGeometry;
  readonly words: CircuitWords;
}

/** The wires, those travelled in this iteration lit, and what runs along them. */
export function CircuitWires({ circuit, geometry, words }: CircuitWiresProps) {
  const { stations, left, rows, box } = geometry;
  const bottom = stations[3].y;
  const middle = Math.round((rows[0] ?? 0) * 0.5 + (rows.at(-1) ?? 0) * 0.5);
  return (
    <g>
      <path d={`M${stations[3].x} ${bottom}H${left}V${stations[1].y}H${stations[1].x - 13}`} />
      <path className="arrow" d={`M${stations[1].x - 20} ${stations[1].y - 4.5}l7 4.5-7 4.5z`} />
      <path className="arrow" d={`M${left - 4.5} ${middle}l4.5-7 4.5 7z`} />
      <path d={`M${stations[2].x} ${stations[2].y + 11}V${rows.at(-1) ?? 0}`} />
      <path d={`M${stations[1].x + 11} ${stations[1].y}H${box.x}`} />
      <path d={`M${box.middle} ${box.y + 30}V${stations[2].y}H${stations[2].x + 11}`} />
      <path className="lit" d={litPath(circuit, geometry)} />
      <LitHeads circuit={circuit} geometry={geometry} middle={middle} />
      <Refusal circuit={circuit} geometry={geometry} />
      <rect className="box" x={box.x} y={box.y} width={box.width} height="30" />
      <text className="lab mid" x={box.middle} y={box.y + 19}>
        Messages API
      </text>
      <text className="ital" x={stations[1].x + 20} y={stations[1].y - 7}>
        {sentWords(words, geometry)}
      </text>
      {circuit.stopReason !== null && (
        <text className="wireword red" x={stations[2].x + 26} y={stations[2].y - 7}>
          {fitMono(`"${circuit.stopReason}"`, box.middle - stations[2].x - 34, geometry.mono)}
        </text>
      )}
      <text className="ital end" transform={`translate(27 ${middle + 16}) rotate(-90)`}>
        {words.round}
      </text>
    </g>
  );
}

/** What the request carries, as long as it fits before the API's box. */
function sentWords({ sent, sentShort }: CircuitWords, { stations, box, roomy }: CircuitGeometry): string {
  const room = box.x - stations[1].x - 36;
  return textWidth(sent) * (roomy ? 13.5 : 12.5) <= room ? sent : sentShort;
}

interface LitHeadsProps {
  readonly circuit: Circuit;
  readonly geometry: CircuitGeometry;
  readonly middle: number;
}

function LitHeads({ circuit, geometry, middle }: LitHeadsProps) {
  const { stations, box, right } = geometry;
  return (
    <>
      {circuit.call > 0 && (
        <path className="lit-head" d={`M${box.x - 8} ${stations[1].y - 4.5}l8 4.5-8 4.5z`} />
      )}
      {circuit.stopReason !== null && (
        <path className="lit-head" d={`M${stations[2].x + 20} ${stations[2].y - 4.5}l-8 4.5 8 4.5z`} />
      )}
      {circuit.stations[3] !== "ahead" && (
        <path className="lit-head" d={`M${right - 4.5} ${middle + 30}l4.5 8 4.5-8z`} />
      )}
    </>
  );
}

/** An error came instead of a reply: the wire back is cut, in ink, with the status at the cut. */
function Refusal({ circuit, geometry }: { readonly circuit: Circuit; readonly geometry: CircuitGeometry }) {
  const { refused } = circuit;
  if (refused === null) return null;
  const { stations, box, mono } = geometry;
  const cut = refusalPoint(geometry);
  const room = cut.x - stations[2].x - 24;
  return (
    <>
      <path className="cut" d={`M${box.middle} ${box.y + 30}V${cut.y}H${cut.x}`} />
      <path className="cut-bar" d={`M${cut.x} ${cut.y - 9}v18`} />
      <text className="wireword refusal end" x={cut.x - 10} y={cut.y - 7}>
        {fitMono(`${refused.status === 0 ? "" : `${refused.status} `}${refused.type}`, room, mono)}
      </text>
    </>
  );
}
