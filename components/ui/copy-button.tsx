"use client";

import { useState } from "react";
import { Button, type ButtonVariant } from "./button";
import { Icon, type IconName } from "./icon";

type CopyButtonProps = {
  /** What to copy; a function when it is costly or depends on the moment of the press. */
  text: string | (() => string);
  label: string;
  copied: string;
  failed: string;
  icon?: IconName;
  variant?: ButtonVariant;
};

type Outcome = "none" | "copied" | "failed";

/** Copies text and says beside itself, politely, whether that worked. */
export function CopyButton({
  text,
  label,
  copied,
  failed,
  icon = "copy",
  variant = "small",
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("none");

  async function copy() {
    setOutcome("none");
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <span className="copied">
      <Button variant={variant} onClick={() => void copy()} onBlur={() => setOutcome("none")}>
        <Icon name={icon} />
        {label}
      </Button>
      <span role="status">{outcome === "none" ? "" : outcome === "copied" ? copied : failed}</span>
    </span>
  );
}
