"use client";

import { useFormatter } from "next-intl";

/** Writes line numbers as a list: "12, 18 and 49". */
export function useLineNames(): (lines: readonly number[]) => string {
  const format = useFormatter();
  return (lines) => format.list(lines.map(String), { type: "conjunction" });
}
