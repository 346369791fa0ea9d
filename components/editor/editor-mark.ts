/** Something to be said against a place of the text. `line` and `column` count from 1. */
export interface EditorMark {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** "error" keeps the text from working; "warning" does not. */
  readonly severity: "error" | "warning";
}

/** What can be done to an editor from outside. */
export interface EditorHandle {
  undo(): void;
  redo(): void;
  /** Puts the cursor at the start of a line and brings it into view. */
  goToLine(line: number): void;
}
