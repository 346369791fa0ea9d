"use client";

import { useLayoutEffect, type RefObject } from "react";

/** Height that the ruler takes at the bottom of the window, in pixels: what lies under it cannot be read. */
const RULER = 132;
/** Room left around the element, in pixels. */
const ROOM = 40;

/**
 * Scrolls a box, never the page, so that an element inside it can be read.
 * @param selector finds the element; the last match counts.
 * @param key whatever changes when the element may have moved.
 */
export function useKeepInView(box: RefObject<HTMLElement | null>, selector: string, key: unknown): void {
  useLayoutEffect(() => {
    const frame = box.current;
    const element = frame === null ? null : [...frame.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (frame !== null && element != null) bringIntoView(frame, element);
  }, [box, selector, key]);
}

function bringIntoView(box: HTMLElement, element: HTMLElement): void {
  const frame = box.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  const floor = Math.min(frame.bottom, window.innerHeight - RULER);
  const height = Math.max(120, floor - frame.top);
  const top = place.top - frame.top;
  const room = Math.min(ROOM, Math.max(0, (height - place.height) / 2));
  if (top >= room && top + place.height + room <= height) return;
  const wanted = place.height > height ? 0 : Math.max(room, (height - place.height) * 0.35);
  box.scrollTop += top - wanted;
}
