import type { AwaitedTurn, MessageView } from "@/lib/trace/frame";

/** What a wire does in one row of the rail. */
export interface RailSegment {
  readonly letter: string;
  readonly lane: number;
  readonly part: "start" | "pass" | "end";
  /** The partner is still awaited. */
  readonly open: boolean;
}

/** The wires beside one message: beside its first row, beside each block, beside its last row. */
export interface MessageRails {
  readonly head: readonly RailSegment[];
  readonly blocks: readonly (readonly RailSegment[])[];
  readonly foot: readonly RailSegment[];
}

export interface Rails {
  readonly messages: readonly MessageRails[];
  /** Beside the awaited turn: its first row, then one row per pair. */
  readonly awaited: MessageRails;
  /** Lanes in use at once, 0 to 4. */
  readonly lanes: number;
}

/** More wires at once cannot be told apart; the letters then stand alone. */
const MOST_LANES = 4;

interface Wire {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

/**
 * Wires between calls and their results, cut into rows: rows grow as they like, the wires stay whole.
 * Input: the messages and the turn they wait for. Wires of broken pairs are not drawn.
 */
export function pairRails(messages: readonly MessageView[], awaited: AwaitedTurn | null): Rails {
  const { wires, rows } = wiresOf(messages, awaited);
  const lanes = lanesOf(wires);
  const segments = (row: number): RailSegment[] =>
    wires.flatMap((wire) => {
      const lane = lanes.get(wire);
      if (lane === undefined || row < wire.from || row > wire.to) return [];
      const part = row === wire.from ? "start" : row === wire.to ? "end" : "pass";
      return [{ letter: wire.letter, lane, part, open: wire.open }];
    });
  let next = 0;
  const take = (blocks: number): MessageRails => ({
    head: segments(next++),
    blocks: Array.from({ length: blocks }, () => segments(next++)),
    foot: segments(next++),
  });
  const views = messages.map((message) => take(message.blocks.length));
  const rest = take(rows);
  return {
    messages: views,
    awaited: rest,
    lanes: Math.max(0, ...[...lanes.values()].map((lane) => lane + 1)),
  };
}

function wiresOf(messages: readonly MessageView[], awaited: AwaitedTurn | null) {
  const open = new Map<string, number>();
  const wires: Wire[] = [];
  let row = 0;
  for (const message of messages) {
    row += 1;
    for (const { type, pair, state } of message.blocks) {
      const isCall = type === "tool_use" || type === "server_tool_use";
      const from = pair === null ? undefined : open.get(pair.letter);
      if (pair !== null && isCall && state !== "broken") open.set(pair.letter, row);
      if (pair !== null && !isCall && state === "paired" && from !== undefined) {
        wires.push({ letter: pair.letter, from, to: row, open: false });
        open.delete(pair.letter);
      }
      row += 1;
    }
    row += 1;
  }
  const pairs = awaited?.pairs ?? [];
  pairs.forEach((pair, index) => {
    const from = open.get(pair.letter);
    if (from !== undefined) wires.push({ letter: pair.letter, from, to: row + 1 + index, open: true });
  });
  return { wires, rows: pairs.length };
}

/** Gives each wire the first lane that is free along its whole way; none when all are taken. */
function lanesOf(wires: readonly Wire[]): ReadonlyMap<Wire, number> {
  const lanes = new Map<Wire, number>();
  const free = Array.from({ length: MOST_LANES }, () => -1);
  for (const wire of [...wires].sort((a, b) => a.from - b.from)) {
    const lane = free.findIndex((until) => until < wire.from);
    if (lane < 0) continue;
    free[lane] = wire.to;
    lanes.set(wire, lane);
  }
  return lanes;
}
