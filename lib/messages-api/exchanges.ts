import { stringOf, type BlockSlot, type RequestView, type Turn } from "./request-view";

/** One assistant turn with client calls, and what came back for them in the turn behind it. */
export interface Exchange {
  readonly turn: Turn;
  readonly calls: readonly BlockSlot[];
  /** The turn behind it, whatever its role; undefined at the end of the array. */
  readonly next: Turn | undefined;
  /** Results at the head of that turn, an unbroken run. */
  readonly leading: readonly BlockSlot[];
  /** Results behind another block of that turn: too late. */
  readonly late: readonly BlockSlot[];
  /** Other blocks of that turn. */
  readonly others: readonly BlockSlot[];
  /** Calls that no leading result answers. */
  readonly open: readonly BlockSlot[];
}

export function isCall(block: BlockSlot): boolean {
  return block.type === "tool_use";
}

export function isResult(block: BlockSlot): boolean {
  return block.type === "tool_result";
}

/** The id that a call carries or a result answers. */
export function callId(block: BlockSlot): string {
  return stringOf(block.value[isCall(block) || block.type === "server_tool_use" ? "id" : "tool_use_id"]);
}

function exchangeOf(turn: Turn, next: Turn | undefined): Exchange {
  const calls = turn.blocks.filter(isCall);
  const answers = next?.role === "user" ? next.blocks : [];
  const firstOther = answers.findIndex((block) => !isResult(block));
  const head = firstOther < 0 ? answers : answers.slice(0, firstOther);
  const tail = firstOther < 0 ? [] : answers.slice(firstOther);
  const answered = new Set(head.map(callId));
  return {
    turn,
    calls,
    next,
    leading: head,
    late: tail.filter(isResult),
    others: tail.filter((block) => !isResult(block)),
    open: calls.filter((call) => !answered.has(callId(call))),
  };
}

const CACHE = new WeakMap<RequestView, readonly Exchange[]>();

/** Every assistant turn with client calls beside its answer, oldest first. Computed once per request. */
export function exchangesOf(view: RequestView): readonly Exchange[] {
  const known = CACHE.get(view);
  if (known !== undefined) return known;
  const found = view.turns
    .filter((turn) => turn.role === "assistant" && turn.blocks.some(isCall))
    .map((turn) => exchangeOf(turn, view.turns[turn.index + 1]));
  CACHE.set(view, found);
  return found;
}

function findStrays(view: RequestView): BlockSlot[] {
  return view.turns.flatMap((turn) => {
    if (turn.role !== "user") return [];
    const results = turn.blocks.filter(isResult);
    if (results.length === 0) return [];
    const known = new Set((view.turns[turn.index - 1]?.blocks ?? []).filter(isCall).map(callId));
    return results.filter((block) => !known.has(callId(block)));
  });
}

const STRAYS = new WeakMap<RequestView, readonly BlockSlot[]>();

/** Results that answer no call of the turn before. Computed once per request. */
export function strayResults(view: RequestView): readonly BlockSlot[] {
  const known = STRAYS.get(view);
  if (known !== undefined) return known;
  const found = findStrays(view);
  STRAYS.set(view, found);
  return found;
}
