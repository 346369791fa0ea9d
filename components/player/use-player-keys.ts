"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";
import { isTyping } from "@/components/ui/keyboard";
import type { Move } from "@/lib/trace/moves";

/** Widgets in which these keys mean something else. */
const OWN_KEYS =
  "[role=tab], [role=radio], [role=radiogroup], [role=tree], [role=slider], [role=listbox], [role=menu], [role=dialog], input, .cm-editor";

/** The move that a key stands for; null for every other key. */
export function moveOfKey(key: string, shift: boolean): Move | null {
  switch (key) {
    case "ArrowRight":
      return shift ? "next-fork" : "next-event";
    case "ArrowLeft":
      return shift ? "previous-fork" : "previous-event";
    case "Home":
      return shift ? null : "first-event";
    case "End":
      return shift ? null : "last-event";
    default:
      return null;
  }
}

/**
 * The keys of the player, in this one place: arrows step, with Shift from fork to fork, Home and End go to the ends.
 * They act while nothing has the focus or something inside `root` has, the arrows also from a button or link elsewhere:
 * never in a widget with arrow keys of its own.
 */
export function usePlayerKeys(
  root: RefObject<HTMLElement | null>,
  onMove: (move: Move) => void,
  on = true,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveOfKey(event.key, event.shiftKey);
    if (move === null || !belongsToPlayer(event.target, root.current, event.key)) return;
    event.preventDefault();
    onMove(move);
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [on]);
}

function belongsToPlayer(target: EventTarget | null, root: HTMLElement | null, key: string): boolean {
  if (!(target instanceof Element) || root === null) return false;
  if (target === document.body || target === document.documentElement || target.id === "main") return true;
  if (isTyping(target) || target.closest(OWN_KEYS) !== null) return false;
  return root.contains(target) || (key.startsWith("Arrow") && target.closest("button, a[href]") !== null);
}
