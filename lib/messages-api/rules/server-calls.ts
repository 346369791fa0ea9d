import { callId, isCall, isResult } from "../exchanges";
import type { BlockSlot, RequestView, Turn } from "../request-view";
import { isServerResult } from "../server-tool-names";

/** An open server call that something stands behind. `extra` is the block that should not follow lone results. */
export interface PendingBreak {
  readonly call: BlockSlot;
  readonly extra: BlockSlot | null;
}

export interface ServerCalls {
  /** The first result whose call does not stand before it. */
  readonly orphan: BlockSlot | null;
  readonly broken: PendingBreak | null;
  /** Calls that still wait at the end of the request, legally. */
  readonly open: readonly BlockSlot[];
}

/**
 * A server call is answered in its own turn, or a later one if only lone results of client calls lie between; it may
 * stay open at the very end (docs: handling-stop-reasons, pause-turn and tool-use).
 */
function breakOf(call: BlockSlot, turn: Turn, next: Turn): PendingBreak | null {
  const extra = next.blocks.find((block) => !isResult(block)) ?? null;
  const answersClient = turn.blocks.some(isCall) && next.blocks.some(isResult);
  if (next.role === "user" && answersClient) return extra === null ? null : { call, extra };
  return { call, extra: null };
}

function follow(view: RequestView): ServerCalls {
  const open = new Map<string, BlockSlot>();
  const seen = new Set<string>();
  let broken: PendingBreak | null = null;
  for (const turn of view.turns) {
    if (turn.role !== "assistant") continue;
    for (const block of turn.blocks) {
      const id = callId(block);
      if (block.type === "server_tool_use") {
        open.set(id, block);
        seen.add(id);
      } else if (isServerResult(block.type)) {
        if (!seen.has(id)) return { orphan: block, broken: null, open: [] };
        open.delete(id);
      }
    }
    const [call] = open.values();
    const next = view.turns[turn.index + 1];
    if (broken === null && call !== undefined && next !== undefined) broken = breakOf(call, turn, next);
  }
  return { orphan: null, broken, open: [...open.values()] };
}

const CACHE = new WeakMap<RequestView, ServerCalls>();

/** How the server calls of a history were answered. Computed once per request. */
export function pendingServerCalls(view: RequestView): ServerCalls {
  const known = CACHE.get(view);
  if (known !== undefined) return known;
  const found = follow(view);
  CACHE.set(view, found);
  return found;
}
