import type { Frame, PairMark, Phrase } from "@/lib/trace/frame";
import { pairIdOf } from "@/lib/trace/message-views";

/** What a step changed. */
export type TraceChange =
  | { readonly type: "appended"; readonly index: number; readonly role: string }
  | { readonly type: "replaced"; readonly length: number }
  | { readonly type: "value"; readonly name: string; readonly text: string };

/** One step in the table of a trace. */
export interface TraceRow {
  readonly seq: number;
  readonly line: number | null;
  readonly what: Phrase;
  readonly why: Phrase;
  readonly change: TraceChange | null;
  readonly pairs: readonly { readonly mark: PairMark; readonly id: string }[];
}

/** The row of the step under a frame's cursor: the same data as the figures, in words. */
export function traceRowOf(frame: Frame): TraceRow {
  const { event, narration, line } = frame;
  return { seq: event.seq, line, ...narration, change: changeOf(frame), pairs: pairsOf(frame) };
}

function changeOf({ event, values }: Frame): TraceChange | null {
  if (event.type === "message-appended") {
    return { type: "appended", index: event.index, role: event.message.role };
  }
  if (event.type === "messages-replaced") return { type: "replaced", length: event.messages.length };
  const fresh = [...values.values()].find((value) => value.fresh);
  return fresh === undefined ? null : { type: "value", name: fresh.name, text: fresh.text };
}

function pairsOf({ event, messages }: Frame): TraceRow["pairs"] {
  const id = event.type === "tool-called" || event.type === "tool-returned" ? event.id : null;
  const appended = event.type === "message-appended" ? event.index : -1;
  const seen = new Set<string>();
  return messages.flatMap((message) =>
    message.blocks.flatMap(({ type, block, pair }) => {
      const own = pairIdOf({ ...(block as Record<string, unknown>), type });
      const concerned = own !== null && (own === id || message.index === appended);
      if (pair === null || !concerned || seen.has(own)) return [];
      seen.add(own);
      return [{ mark: pair, id: own }];
    }),
  );
}
