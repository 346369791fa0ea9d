import type { Text } from "../scenario";

/** A mistaken idea about the loop that people really hold, and what to put in its place. Questions, anti-patterns and reviews name it by id. */
export interface Misconception {
  readonly id: string;
  readonly name: Text;
  /** The idea, in the words of somebody who holds it. */
  readonly belief: Text;
  /** What is true instead, and why. */
  readonly refutation: Text;
  /** The correct model in one line, to be remembered. */
  readonly model: Text;
}
