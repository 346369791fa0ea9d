"use client";

import { type ReactNode, useLayoutEffect } from "react";
import { chooseTheme, darkSystem, showTheme } from "./theme";

/** Names the theme that it leads to; the style sheet shows the one of the two words that applies. */
export function ThemeSwitch({ toDark, toLight }: { toDark: ReactNode; toLight: ReactNode }) {
  // A change of language builds a new <html> element, which has lost the attribute.
  useLayoutEffect(() => {
    showTheme();
    const system = darkSystem();
    system.addEventListener("change", showTheme);
    return () => system.removeEventListener("change", showTheme);
  }, []);

  function turn() {
    chooseTheme(document.documentElement.dataset["theme"] === "dark" ? "light" : "dark");
  }

  return (
    <button type="button" className="theme" onClick={turn}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path d="M8 1.8a6.2 6.2 0 0 1 0 12.4z" fill="currentColor" />
      </svg>
      <span className="to-dark">{toDark}</span>
      <span className="to-light">{toLight}</span>
    </button>
  );
}
