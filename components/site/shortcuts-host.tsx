"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { isTyping, onShowShortcuts, singleKeysOn } from "../ui/keyboard";
import type { ShortcutsDialogProps } from "./shortcuts-dialog";

// Loaded when first asked for: most visits never open it.
const ShortcutsDialog = dynamic(() => import("./shortcuts-dialog").then((module) => module.ShortcutsDialog), {
  ssr: false,
});

/** Waits for `?` or a control that asks for the list of shortcuts. */
export function ShortcutsHost(texts: Omit<ShortcutsDialogProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    function show() {
      setWanted(true);
      setOpen(true);
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target) || !singleKeysOn()) return;
      event.preventDefault();
      show();
    }
    const stop = onShowShortcuts(show);
    document.addEventListener("keydown", onKey);
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  if (!wanted) return null;
  return <ShortcutsDialog open={open} onOpenChange={setOpen} {...texts} />;
}
