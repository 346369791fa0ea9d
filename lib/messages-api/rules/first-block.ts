import type { BlockSlot, RequestView } from "../request-view";
import type { Violation } from "../rule";

/** Runs a test over every content block in order; the first violation wins. */
export function firstBlock(
  view: RequestView,
  test: (block: BlockSlot) => Violation | null,
): Violation | null {
  for (const block of view.blocks) {
    const violation = test(block);
    if (violation !== null) return violation;
  }
  return null;
}

/** The role of the message that a block stands in. */
export function rolesByIndex(view: RequestView): ReadonlyMap<number, string> {
  return new Map(view.messages.map((message) => [message.index, message.role]));
}
