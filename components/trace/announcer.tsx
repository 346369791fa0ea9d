"use client";

import { useEffect, useState } from "react";

/** Rest before a step is announced, in milliseconds: while scrubbing, only the place of rest is read out. */
const REST = 300;

/** Reads a text out when it has stood for a moment; one message per step. */
export function Announcer({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text === first ? "" : text), REST);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p className="sr" role="status" aria-live="polite">
      {spoken}
    </p>
  );
}
