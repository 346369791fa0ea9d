import { controlMisconceptions } from "./control-misconceptions";
import { historyMisconceptions } from "./history-misconceptions";
import { loopMisconceptions } from "./loop-misconceptions";
import type { Misconception } from "./misconception";
import { stateMisconceptions } from "./state-misconceptions";
import { stopMisconceptions } from "./stop-misconceptions";

/** Every misconception, in the order in which the course meets them. */
export const allMisconceptions: readonly Misconception[] = [
  ...loopMisconceptions,
  ...stateMisconceptions,
  ...stopMisconceptions,
  ...historyMisconceptions,
  ...controlMisconceptions,
];

/** The misconception with that id; undefined when there is none. */
export function findMisconception(id: string): Misconception | undefined {
  return allMisconceptions.find((misconception) => misconception.id === id);
}
