"use client";

import { useEffect, type RefObject } from "react";

/**
 * Emphasises both sides of a pair while either is hovered or holds the focus.
 * It marks elements directly: pointing at something is no change of state, and must not repaint the list.
 */
export function usePairEmphasis(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const point = (event: Event) => emphasise(element, letterAt(event.target));
    const leave = () => emphasise(element, null);
    const entering = ["pointerover", "focusin"];
    const leaving = ["pointerleave", "focusout"];
    for (const type of entering) element.addEventListener(type, point);
    for (const type of leaving) element.addEventListener(type, leave);
    return () => {
      for (const type of entering) element.removeEventListener(type, point);
      for (const type of leaving) element.removeEventListener(type, leave);
    };
  }, [root]);
}

function letterAt(target: EventTarget | null): string | null {
  const holder = target instanceof Element ? target.closest<HTMLElement>("[data-pair]") : null;
  return holder?.dataset["pair"] ?? null;
}

function emphasise(root: HTMLElement, letter: string | null): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-pair]")) {
    element.toggleAttribute("data-emphasised", letter !== null && element.dataset["pair"] === letter);
  }
}
