import type { BlockSlot, RequestView } from "../request-view";
import type { Violation } from "../rule";

function first(blocks: readonly BlockSlot[], test: (block: BlockSlot) => Violation | null): Violation | null {
  for (const block of blocks) {
    const violation = test(block);
    if (violation !== null) return violation;
  }
  return null;
}

/** Runs a test over every content block in order; the first violation wins. */
export function firstBlock(
  view: RequestView,
  test: (block: BlockSlot) => Violation | null,
): Violation | null {
  return first(view.blocks, test);
}

/** The same for the blocks of one type. */
export function firstOfType(
  view: RequestView,
  type: string,
  test: (block: BlockSlot) => Violation | null,
): Violation | null {
  return first(view.blocksByType.get(type) ?? [], test);
}
