"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { ConsoleLine } from "@/lib/trace/frame";
import { useKeepInView } from "./use-keep-in-view";

/** What the program wrote with `console`; nothing at all while it has written nothing. */
export function ConsoleOutput({ lines }: { readonly lines: readonly ConsoleLine[] }) {
  const t = useTranslations("player");
  const box = useRef<HTMLOListElement>(null);
  useKeepInView(box, "li:last-child", lines.length);
  if (lines.length === 0) return null;
  return (
    <div className="console">
      <p className="sc" id="console-name">
        {t("console.title")}
      </p>
      <ol className="scroll" ref={box} tabIndex={0} aria-labelledby="console-name">
        {lines.map((line, index) => (
          <li key={index} className={line.fresh ? "fresh" : undefined}>
            <span className="level">{line.level}</span>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
