"use client";

import { useEffect, useRef } from "react";

/** Rest before a step is announced, in milliseconds: while scrubbing, only the place of rest is read out. */
const REST = 300;

/**
 * Reads a text out, politely, when it has stood for a moment; the first one is on the page already and is not read.
 * The live region stands outside the page's content, which stays a function of the moment that it shows.
 */
export function useAnnouncer(text: string): void {
  const region = useRef<HTMLElement | null>(null);
  const spoken = useRef(text);
  useEffect(() => {
    const element = document.createElement("p");
    element.className = "sr";
    element.setAttribute("role", "status");
    element.setAttribute("aria-live", "polite");
    document.body.append(element);
    region.current = element;
    return () => element.remove();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (spoken.current === text || region.current === null) return;
      spoken.current = text;
      region.current.textContent = text;
    }, REST);
    return () => clearTimeout(timer);
  }, [text]);
}
