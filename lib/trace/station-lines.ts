import type { Trace } from "./event";
import type { Station } from "./frame";

/**
 * The line of each station, read off a whole run: where requests were sent, turns appended, tools called.
 * Station 2 is the first line that branches on `stop_reason`, by the program's text. Output: line to station.
 */
export function stationLines(trace: Trace): ReadonlyMap<number, Station> {
  const lines = new Map<number, Station>();
  let line: number | null = null;
  for (const event of trace) {
    if (event.type === "run-started") {
      const inspects = inspectLine(event.program.source);
      if (inspects !== null) lines.set(inspects, 2);
    }
    if (event.type === "line-reached") line = event.line;
    if (line === null) continue;
    if (event.type === "request-sent") lines.set(line, 1);
    if (event.type === "tool-called") lines.set(line, 4);
    if (event.type === "message-appended" && event.index > 0) {
      lines.set(line, event.message.role === "assistant" ? 3 : 5);
    }
  }
  return lines;
}

function inspectLine(source: string): number | null {
  const index = source.split("\n").findIndex((text) => /\b(switch|if|while)\s*\(.*stop_reason/.test(text));
  return index < 0 ? null : index + 1;
}
