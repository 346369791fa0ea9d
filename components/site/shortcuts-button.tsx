"use client";

import { TextButton } from "../ui/button";
import { showShortcuts } from "../ui/keyboard";

/** Opens the list of shortcuts. */
export function ShortcutsButton({ children }: { children: string }) {
  return (
    <TextButton aria-haspopup="dialog" onClick={showShortcuts}>
      {children}
    </TextButton>
  );
}
