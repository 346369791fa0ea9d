import type { ReactNode } from "react";
import type { Circuit, Station } from "@/lib/trace/frame";
import type { CircuitGeometry } from "./circuit-geometry";
import type { CircuitWords } from "./circuit-words";
import { fitNames, monoWidth } from "./fit-text";

interface CircuitStationsProps {
  readonly circuit: Circuit;
  readonly geometry: CircuitGeometry;
  readonly words: CircuitWords;
}

/** The five stations with their numerals and the words that stand at them. */
export function CircuitStations({ circuit, geometry, words }: CircuitStationsProps) {
  const { stations, roomy, mono } = geometry;
  const labels = stations[1].x + 20;
  const results = roomy ? "tool_result" : "results";
  const tools = fitNames(circuit.tools, toolsRoom(geometry, results), mono);
  const red = (station: Station) => (circuit.stations[station] === "now" ? " red" : "");
  return (
    <g>
      <text className={`lab${red(1)}`} x={labels} y={stations[1].y + 16}>
        {words.send}
      </text>
      <text className={`lab${red(2)}`} x={labels} y={stations[2].y + 17}>
        {words.inspect} <tspan className="wireword">stop_reason</tspan>
      </text>
      <Foot
        at={stations[3].x + 13}
        y={stations[3].y}
        side="end"
        red={red(3)}
        act={words.append}
        wire={assistant}
      />
      <Foot at={stations[4].x} y={stations[4].y} side="mid" red={red(4)} act={words.run} wire={tools}>
        {circuit.tools.length > 1 && <title>{circuit.tools.join(", ")}</title>}
      </Foot>
      <Foot
        at={stations[5].x - 13}
        y={stations[5].y}
        side="start"
        red={red(5)}
        act={words.append}
        wire={results}
      />
      {([1, 2, 3, 4, 5] as const).map((station) => {
        const state = circuit.stations[station] === "ahead" ? "" : " done";
        const { x, y } = stations[station];
        return (
          <g key={station}>
            <circle className={`station${state}`} cx={x} cy={y} r="11" />
            <text className={`num mid${state}`} x={x} y={y + 4}>
              {station}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const assistant = "assistant";

/** Room for the names of the tools, between the words at both sides of them, in pixels. */
function toolsRoom({ stations, mono }: CircuitGeometry, results: string): number {
  const before = stations[4].x - (stations[5].x - 13 + monoWidth(results, mono));
  const behind = stations[3].x + 13 - monoWidth(assistant, mono) - stations[4].x;
  return 2 * (Math.min(before, behind) - 8);
}

interface FootProps {
  readonly at: number;
  readonly y: number;
  readonly side: "start" | "mid" | "end";
  readonly red: string;
  readonly act: string;
  readonly wire: string;
  readonly children?: ReactNode;
}

function Foot({ at, y, side, red, act, wire, children }: FootProps) {
  return (
    <>
      <text className={`lab ${side}${red}`} x={at} y={y + 28}>
        {act}
      </text>
      <text className={`wireword ${side}${red === "" ? " off" : red}`} x={at} y={y + 43}>
        {wire}
        {children}
      </text>
    </>
  );
}
