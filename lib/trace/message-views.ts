import type Anthropic from "@anthropic-ai/sdk";
import type { Json } from "./event";
import type { AwaitedTurn, BlockView, MessageOrigin, MessageView, PairMark, PairProblem } from "./frame";

type Block = Record<string, unknown> & { readonly type: string };

/** Content as a list of blocks; a string counts as one text block (the API reads it so). */
export function blocksOf(message: Anthropic.MessageParam): readonly Block[] {
  const content: unknown = message.content;
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isBlock) : [];
}

function isBlock(value: unknown): value is Block {
  return (
    typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"
  );
}

const isCall = (type: string) => type === "tool_use" || type === "server_tool_use";
const isResult = (type: string) => type === "tool_result" || type.endsWith("_tool_result");

/** The id that ties a block to its partner: `id` of a call, `tool_use_id` of a result; null for other blocks. */
export function pairIdOf(block: Block): string | null {
  const id = isCall(block.type) ? block["id"] : isResult(block.type) ? block["tool_use_id"] : null;
  return typeof id === "string" ? id : null;
}

/**
 * Letters for every id that occurs in the given messages, in order of first appearance.
 * Four looks (shape and hue), then the same four hatched: see the pairing colours of the design.
 */
export function pairMarks(messages: readonly Anthropic.MessageParam[]): ReadonlyMap<string, PairMark> {
  const marks = new Map<string, PairMark>();
  for (const message of messages) {
    for (const block of blocksOf(message)) {
      const id = pairIdOf(block);
      if (id !== null && !marks.has(id)) marks.set(id, markOf(marks.size));
    }
  }
  return marks;
}

function markOf(index: number): PairMark {
  const letter = String.fromCharCode(65 + (index % 26)) + (index < 26 ? "" : String(Math.floor(index / 26)));
  return { letter, look: (index % 4) as PairMark["look"], hatched: index % 8 >= 4 };
}

interface Turn {
  readonly role: string;
  readonly entries: readonly { readonly index: number; readonly block: Block }[];
}

/** Neighbours of one role count as one turn, as the API merges them. */
function turnsOf(messages: readonly Anthropic.MessageParam[]): Turn[] {
  const turns: { role: string; entries: { index: number; block: Block }[] }[] = [];
  messages.forEach((message, index) => {
    const entries = blocksOf(message).map((block) => ({ index, block }));
    const last = turns.at(-1);
    if (last?.role === message.role) last.entries.push(...entries);
    else turns.push({ role: message.role, entries });
  });
  return turns;
}

interface Standing {
  readonly state: BlockView["state"];
  readonly problem: PairProblem | null;
}

/** Judges every call and result by the pairing rules of a valid history. `settled`: nothing more will be appended. */
function standings(messages: readonly Anthropic.MessageParam[], settled: boolean): Map<Block, Standing> {
  const result = new Map<Block, Standing>();
  const turns = turnsOf(messages);
  const seenCalls = new Set<string>();
  turns.forEach((turn, position) => {
    const next = turns[position + 1];
    const previous = turns[position - 1];
    for (const { block } of turn.entries) {
      const id = pairIdOf(block);
      if (id === null) continue;
      const standing = isCall(block.type)
        ? judgeCall(block, id, turn, next, seenCalls.has(id), settled)
        : judgeResult(block, id, turn, previous);
      if (isCall(block.type)) seenCalls.add(id);
      result.set(block, standing);
    }
  });
  return result;
}

function broken(problem: PairProblem): Standing {
  return { state: "broken", problem };
}
const paired: Standing = { state: "paired", problem: null };

function judgeCall(
  block: Block,
  id: string,
  turn: Turn,
  next: Turn | undefined,
  seen: boolean,
  settled: boolean,
): Standing {
  if (seen) return broken("duplicate-call");
  const home = block.type === "server_tool_use" ? turn : next;
  const answered = home?.entries.some((entry) => isResult(entry.block.type) && pairIdOf(entry.block) === id);
  if (answered === true) return paired;
  const canStillCome = next === undefined && !settled;
  return canStillCome || block.type === "server_tool_use"
    ? { state: "awaiting", problem: null }
    : broken("no-result");
}

function judgeResult(block: Block, id: string, turn: Turn, previous: Turn | undefined): Standing {
  const home = block.type === "tool_result" ? previous : turn;
  const hasCall = home?.entries.some((entry) => isCall(entry.block.type) && pairIdOf(entry.block) === id);
  if (hasCall !== true && block.type === "tool_result") return broken("no-call");
  const twins = turn.entries.filter((entry) => isResult(entry.block.type) && pairIdOf(entry.block) === id);
  if (twins[0]?.block !== block) return broken("duplicate-result");
  if (block.type !== "tool_result") return paired;
  const before = turn.entries.slice(
    0,
    turn.entries.findIndex((entry) => entry.block === block),
  );
  return before.some((entry) => !isResult(entry.block.type)) ? broken("not-first") : paired;
}

function originOf(message: Anthropic.MessageParam, index: number, prompt: string): MessageOrigin {
  if (message.role === "assistant") return "model";
  const blocks = blocksOf(message);
  if (blocks.some((block) => block.type === "tool_result")) return "results";
  return index === 0 && blocks[0]?.["text"] === prompt ? "prompt" : "code";
}

export interface MessagesMoment {
  readonly messages: readonly Anthropic.MessageParam[];
  readonly marks: ReadonlyMap<string, PairMark>;
  readonly prompt: string;
  /** Index of the message that the step under the cursor appended or changed; null if none. */
  readonly touched: { readonly index: number; readonly change: "appended" | "changed" } | null;
  /** No more messages will come: the run has ended or the request was refused. */
  readonly settled: boolean;
}

/** The messages as the page shows them at one moment. */
export function messageViews(moment: MessagesMoment): readonly MessageView[] {
  const standing = standings(moment.messages, moment.settled);
  return moment.messages.map((message, index) => ({
    index,
    role: message.role,
    origin: originOf(message, index, moment.prompt),
    message,
    blocks: blocksOf(message).map((block) => blockView(block, standing.get(block), moment.marks)),
    change: moment.touched?.index === index ? moment.touched.change : null,
  }));
}

/** The blocks of a reply that stands in no message: they are not judged, as nothing refers to them yet. */
export function replyBlocks(
  { content }: Anthropic.Message,
  marks: MessagesMoment["marks"],
): readonly BlockView[] {
  return blocksOf({ role: "assistant", content }).map((block) => blockView(block, undefined, marks));
}

function blockView(
  block: Block,
  standing: Standing | undefined,
  marks: ReadonlyMap<string, PairMark>,
): BlockView {
  const id = pairIdOf(block);
  return {
    type: block.type,
    block: block as Json,
    pair: id === null ? null : (marks.get(id) ?? null),
    state: standing?.state ?? null,
    problem: standing?.problem ?? null,
  };
}

/** The user turn that open client calls at the end of the array wait for; null when none does. */
export function awaitedTurn(views: readonly MessageView[]): AwaitedTurn | null {
  const last = views.at(-1);
  if (last?.role !== "assistant") return null;
  const open = last.blocks.filter((block) => block.type === "tool_use" && block.state === "awaiting");
  const pairs = open.flatMap((block) => (block.pair === null ? [] : [block.pair]));
  return pairs.length === 0 ? null : { index: views.length, pairs };
}
