"use client";

import { useLayoutEffect, type RefObject } from "react";

/** Height that the ruler takes at the bottom of the window, in pixels: what lies under it cannot be read. */
const RULER = 132;
/** Room left around the element, in pixels. */
const ROOM = 40;

/**
 * Scrolls a box, never the page, so that an element inside it can be read.
 * @param selector finds the element; several that show count as one.
 * @param key whatever changes when the element may have moved.
 */
export function useKeepInView(box: RefObject<HTMLElement | null>, selector: string, key: unknown): void {
  useLayoutEffect(() => {
    if (box.current === null) return;
    const frame = box.current;
    keepInView(frame, selector);
    // What had not been laid out yet takes its real height in the next frame.
    const again = requestAnimationFrame(() => {
      keepInView(frame, selector);
    });
    return () => {
      cancelAnimationFrame(again);
    };
  }, [box, selector, key]);
}

function keepInView(frame: HTMLElement, selector: string): void {
  const places = [...frame.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((place) => place.height > 0);
  const first = places[0];
  const last = places.at(-1);
  if (first !== undefined && last !== undefined) bringIntoView(frame, first.top, last.bottom - first.top);
}

function bringIntoView(box: HTMLElement, at: number, size: number): void {
  const frame = box.getBoundingClientRect();
  const floor = Math.min(frame.bottom, window.innerHeight - RULER);
  const height = Math.max(120, floor - frame.top);
  const top = at - frame.top;
  const room = Math.min(ROOM, Math.max(0, (height - size) / 2));
  if (top >= room && top + size + room <= height) return;
  const wanted = size > height ? 0 : Math.max(room, (height - size) * 0.35);
  box.scrollTop += top - wanted;
}
