/** Every way to move the cursor. */
export type Move =
  | "next-event"
  | "previous-event"
  | "next-fork"
  | "previous-fork"
  | "next-iteration"
  | "previous-iteration"
  | "first-event"
  | "last-event";
