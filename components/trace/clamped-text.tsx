"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

interface ClampedTextProps {
  readonly text: string;
  readonly className: string;
  /** Letters shown before the rest is asked for. */
  readonly shown?: number;
}

/** A rest shorter than this is not worth a button. */
const SLACK = 160;

/** A text that may be very long: its beginning, and the rest on demand. */
export function ClampedText({ text, className, shown = 420 }: ClampedTextProps) {
  const t = useTranslations("player.messages");
  const [open, setOpen] = useState(false);
  const long = text.length > shown + SLACK;
  return (
    <div className={className}>
      {long && !open ? `${text.slice(0, shown).trimEnd()}…` : text}
      {long && (
        <button type="button" className="link more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t("showLess") : t("showAll", { count: text.length })}
        </button>
      )}
    </div>
  );
}
