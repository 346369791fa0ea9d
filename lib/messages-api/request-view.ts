import { modelFacts, type ModelFacts } from "./model-table";
import type { ValidationOptions } from "./verdict";

/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A content block in its place. A string is short for one text block; its `index` is null. */
export interface BlockSlot {
  readonly message: number;
  readonly role: string;
  readonly index: number | null;
  /** "" when the block names no type. */
  readonly type: string;
  readonly value: Fields;
}

export interface MessageSlot {
  readonly index: number;
  /** "" when it is no string. */
  readonly role: string;
  readonly value: Fields;
  readonly blocks: readonly BlockSlot[];
}

/** Neighbouring messages of one role, merged as the API merges them; indices stay those of the array as sent. */
export interface Turn {
  readonly index: number;
  readonly role: string;
  readonly messages: readonly MessageSlot[];
  readonly blocks: readonly BlockSlot[];
  /** Index of its first message. */
  readonly first: number;
}

/** A request, digested once for all rules. Lenient: what has no usable shape is left out and found by shape rules. */
export interface RequestView {
  readonly raw: unknown;
  readonly body: Fields;
  readonly options: ValidationOptions;
  readonly betas: ReadonlySet<string>;
  /** Undefined for a model that does not exist: a rule of its own. */
  readonly model: ModelFacts | undefined;
  readonly messages: readonly MessageSlot[];
  readonly blocks: readonly BlockSlot[];
  readonly blocksByType: ReadonlyMap<string, readonly BlockSlot[]>;
  readonly turns: readonly Turn[];
  readonly tools: readonly { readonly index: number; readonly value: Fields }[];
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function blocksOf(content: unknown, message: number, role: string): BlockSlot[] {
  if (typeof content === "string") {
    return content === ""
      ? []
      : [{ message, role, index: null, type: "text", value: { type: "text", text: content } }];
  }
  const blocks: BlockSlot[] = [];
  for (const [index, value] of listOf(content).entries()) {
    if (isFields(value)) blocks.push({ message, role, index, type: stringOf(value["type"]), value });
  }
  return blocks;
}

function mergeTurns(messages: readonly MessageSlot[]): Turn[] {
  const groups: MessageSlot[][] = [];
  let role: string | null = null;
  for (const message of messages) {
    if (message.role === role) groups.at(-1)?.push(message);
    else groups.push([message]);
    role = message.role;
  }
  return groups.map((group, index) => ({
    index,
    role: group[0]?.role ?? "",
    messages: group,
    blocks: group.flatMap((message) => message.blocks),
    first: group[0]?.index ?? 0,
  }));
}

function byType(blocks: readonly BlockSlot[]): Map<string, BlockSlot[]> {
  const groups = new Map<string, BlockSlot[]>();
  for (const block of blocks) {
    const group = groups.get(block.type);
    if (group === undefined) groups.set(block.type, [block]);
    else group.push(block);
  }
  return groups;
}

/** Digests a request body. Input: any JSON value. Never throws. */
export function viewRequest(raw: unknown, options: ValidationOptions): RequestView {
  const body = isFields(raw) ? raw : {};
  const messages: MessageSlot[] = [];
  for (const [index, value] of listOf(body["messages"]).entries()) {
    if (!isFields(value)) continue;
    const role = stringOf(value["role"]);
    messages.push({ index, role, value, blocks: blocksOf(value["content"], index, role) });
  }
  const blocks = messages.flatMap((message) => message.blocks);
  return {
    raw,
    body,
    options,
    betas: new Set(options.betas),
    model: modelFacts(stringOf(body["model"])),
    messages,
    blocks,
    blocksByType: byType(blocks),
    turns: mergeTurns(messages),
    tools: listOf(body["tools"]).flatMap((value, index) => (isFields(value) ? [{ index, value }] : [])),
  };
}

/** Where a block stands: `messages.N.content.M`, or `messages.N.content` for string content. */
export function blockPath(block: BlockSlot): string {
  return block.index === null
    ? `messages.${block.message}.content`
    : `messages.${block.message}.content.${block.index}`;
}

/** The holes `{N}` and `{M}` of a text about a block. */
export function blockPlace(block: BlockSlot): { N: number; M: number } {
  return { N: block.message, M: block.index ?? 0 };
}
