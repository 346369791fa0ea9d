/** A thinking block as it was sent back, and where it stands. */
export interface ReplayedThinking {
  readonly thinking: string;
  readonly signature: string;
  /** Index of its message in the array as sent. */
  readonly message: number;
  /** Index of its block in the message. */
  readonly block: number;
}

/**
 * What a signature says about a block: it was made for this text; for another text; for another conversation (an
 * earlier message was edited); or by somebody else.
 */
export type SignatureJudgement = "valid" | "altered" | "other-conversation" | "unknown";

/**
 * The keeper of signatures: only who made them can tell. A caller builds it for one request and may close over its
 * body. Both functions are pure.
 */
export interface ThinkingSignatures {
  judge(block: ReplayedThinking): SignatureJudgement;
  /**
   * How many thinking blocks stood before a call in the reply that made it. Input: an id of a `tool_use`. Output:
   * null when the id does not tell. A smaller number in the replayed turn means that thinking was removed.
   */
  thinkingBefore?(toolUseId: string): number | null;
}
