import type { Exhibit, TraceLine } from "../quiz/question-view";
import type { Trace, TraceEvent } from "../trace/event";
import type { HighlightedLine, Token } from "../trace/highlighted-code";
import { highlightTypeScript } from "./highlight";

/** How many events lead up to the moment of a prediction. */
const shownEvents = 4;

/** Code or JSON in coloured lines. JSON is cut by the grammar of TypeScript, of which it is a part. */
export async function codeLines(text: string, language: "ts" | "json"): Promise<readonly HighlightedLine[]> {
  if (language === "ts") return highlightTypeScript(text.trimEnd());
  // Behind "(" an object is a value, not a block of statements.
  const lines = await highlightTypeScript(`(\n${text.trimEnd()}\n)`);
  return lines.slice(1, -1).map(withKeys);
}

/** In JSON a string before a colon is a key; to the grammar it is a string like any other. */
function withKeys(line: HighlightedLine): HighlightedLine {
  return line.map((piece, place): Token => {
    const isKey = piece.kind === "s" && line[place + 1]?.text.trimStart().startsWith(":") === true;
    return isKey ? { ...piece, kind: "t" } : piece;
  });
}

/** The last events of a run up to a moment, as far as a reader of the messages cares. */
export function traceExhibit(trace: Trace, moment: number): Exhibit {
  const events = trace.filter(({ seq }) => seq <= moment).flatMap((event) => lineOf(event) ?? []);
  return { type: "trace", events: events.slice(-shownEvents) };
}

function lineOf(event: TraceEvent): TraceLine | null {
  const { seq } = event;
  switch (event.type) {
    case "request-sent":
      return { seq, type: event.type, call: event.call, messages: event.params.messages.length };
    case "response-received": {
      const { stop_reason, content } = event.message;
      return {
        seq,
        type: event.type,
        call: event.call,
        stop_reason: String(stop_reason),
        blocks: blockTypes(content),
      };
    }
    case "request-refused":
      return { seq, type: event.type, call: event.call, status: event.status };
    case "tool-called":
      return { seq, type: event.type, name: event.name };
    case "tool-returned":
      return { seq, type: event.type, name: event.name, isError: event.isError };
    case "message-appended": {
      const { role, content } = event.message;
      return { seq, type: event.type, index: event.index, role, blocks: blockTypes(content) };
    }
    case "run-started":
    case "line-reached":
    case "logged":
    case "stream-event-received":
    case "slept":
    case "messages-replaced":
    case "paused":
    case "run-returned":
    case "run-threw":
    case "run-stopped":
      return null;
    default:
      return event satisfies never;
  }
}

function blockTypes(content: string | readonly { readonly type: string }[]): readonly string[] {
  return typeof content === "string" ? ["text"] : content.map(({ type }) => type);
}
