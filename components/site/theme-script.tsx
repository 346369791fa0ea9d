"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";
import { themeScript } from "./theme";

/** Puts the theme script into the head of the first document; later navigations keep its result. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  const inserted = useRef(false);
  useServerInsertedHTML(() => {
    if (inserted.current) return null;
    inserted.current = true;
    return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />;
  });
  return null;
}
