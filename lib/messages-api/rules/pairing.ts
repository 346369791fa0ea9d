import { callId, exchangesOf, isResult, strayResults, type Exchange } from "../exchanges";
import { blockPath, blockPlace, type BlockSlot, type RequestView } from "../request-view";
import { rule, type Rule, type Violation } from "../rule";
import { docs, seen } from "../sources";

const HANDLE = docs("agents-and-tools/tool-use/handle-tool-calls");
const UNANSWERED =
  "messages.{N}: `tool_use` ids were found without `tool_result` blocks immediately after: {ids}. Each `tool_use` block must have a corresponding `tool_result` block in the next message.";
const ORPHAN =
  "messages.{N}.content.{M}: unexpected `tool_use_id` found in `tool_result` blocks: {id}. Each `tool_result` block must have a corresponding `tool_use` block in the previous message.";

/** The text about unanswered calls counts the message behind them. */
function unanswered(exchange: Exchange, path: string, ids: readonly string[]): Violation {
  const last = exchange.turn.messages.at(-1)?.index ?? 0;
  return {
    path,
    ids,
    values: { N: exchange.next?.first ?? last + 1, ids: exchange.open.map(callId).join(", ") },
  };
}

/** Ids of open calls that a later block of the same user turn does answer. */
function lateIds({ open, late }: Exchange): string[] {
  const answered = new Set(late.map(callId));
  return open.map(callId).filter((id) => answered.has(id));
}

function notFirst(view: RequestView): Violation | null {
  for (const exchange of exchangesOf(view)) {
    const ids = lateIds(exchange);
    const culprit = exchange.others[0];
    if (ids.length > 0 && culprit !== undefined) return unanswered(exchange, blockPath(culprit), ids);
  }
  return null;
}

/** Something else stands behind the call, and its result comes in a later turn. */
function messageBetween(view: RequestView): Violation | null {
  const lastTurnOf = new Map<string, number>();
  for (const turn of view.turns)
    for (const block of turn.blocks) if (isResult(block)) lastTurnOf.set(callId(block), turn.index);
  for (const exchange of exchangesOf(view)) {
    const { next, turn, open } = exchange;
    if (next === undefined || exchange.leading.length > 0) continue;
    const ids = open.map(callId).filter((id) => (lastTurnOf.get(id) ?? 0) > turn.index + 1);
    if (ids.length > 0) return unanswered(exchange, `messages.${next.first}`, ids);
  }
  return null;
}

/** A call without any result. The ids of results that fit no call are named too: an id was probably rewritten. */
function withoutResult(view: RequestView): Violation | null {
  for (const exchange of exchangesOf(view)) {
    const first = exchange.open[0];
    if (first === undefined) continue;
    const known = new Set(exchange.calls.map(callId));
    const strays = [...exchange.leading, ...exchange.late].map(callId).filter((id) => !known.has(id));
    return unanswered(exchange, blockPath(first), [...exchange.open.map(callId), ...strays]);
  }
  return null;
}

function aboutOrphans(found: readonly BlockSlot[]): Violation | null {
  const first = found[0];
  if (first === undefined) return null;
  return {
    path: blockPath(first),
    ids: [...new Set(found.map(callId))],
    values: { ...blockPlace(first), id: callId(first) },
  };
}

function duplicateCall(view: RequestView): Violation | null {
  const known = new Set<string>();
  for (const block of view.blocksByType.get("tool_use") ?? []) {
    const id = callId(block);
    if (known.has(id)) return { path: blockPath(block), ids: [id], values: blockPlace(block) };
    known.add(id);
  }
  return null;
}

function duplicateResult(view: RequestView): Violation | null {
  for (const { leading, late } of exchangesOf(view)) {
    if (leading.length + late.length < 2) continue;
    const known = new Set<string>();
    for (const block of [...leading, ...late]) {
      const id = callId(block);
      if (known.has(id)) return { path: blockPath(block), ids: [id], values: { ...blockPlace(block), id } };
      known.add(id);
    }
  }
  return null;
}

export const pairingRules: readonly Rule[] = [
  rule({
    id: "tool-use-ids-unique",
    phase: "pairing",
    at: "messages",
    template: "messages.{N}.content.{M}: `tool_use` ids must be unique",
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/28515"),
    check: duplicateCall,
  }),
  rule({
    id: "tool-result-not-first",
    phase: "pairing",
    at: "messages",
    template: UNANSWERED,
    confidence: "documented",
    source: HANDLE,
    check: notFirst,
  }),
  rule({
    id: "message-between-use-and-result",
    phase: "pairing",
    at: "messages",
    template: UNANSWERED,
    confidence: "documented",
    source: HANDLE,
    check: messageBetween,
  }),
  rule({
    id: "tool-use-without-result",
    phase: "pairing",
    at: "messages",
    template: UNANSWERED,
    confidence: "documented",
    source: HANDLE,
    check: withoutResult,
  }),
  rule({
    id: "client-result-for-server-call",
    phase: "pairing",
    at: "messages",
    template: ORPHAN,
    simulatorText: true,
    confidence: "documented",
    source: docs("agents-and-tools/tool-use/tool-search-tool"),
    check: (view) =>
      aboutOrphans(strayResults(view).filter((block) => callId(block).startsWith("srvtoolu_"))),
  }),
  rule({
    id: "tool-result-orphan",
    phase: "pairing",
    at: "messages",
    template: ORPHAN,
    confidence: "seen in issues",
    source: seen("anthropics/claude-code/issues/13460"),
    check: (view) => aboutOrphans(strayResults(view)),
  }),
  rule({
    id: "tool-result-duplicate",
    phase: "pairing",
    at: "messages",
    template:
      "messages.{N}.content.{M}: each tool_use must have a single result. Found multiple `tool_result` blocks with id: {id}",
    confidence: "seen in issues",
    source: seen("sipeed/picoclaw/pull/1793"),
    check: duplicateResult,
  }),
];
