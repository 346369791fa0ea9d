"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Phrase } from "@/components/trace/phrase";
import { Button, TextButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Trace } from "@/lib/trace/event";
import { frameAt } from "@/lib/trace/frame";
import { causesOf } from "./causes-of";

interface WhyButtonProps {
  readonly trace: Trace;
  readonly cursor: number;
  readonly onSeek: (seq: number) => void;
}

/** Asks why the moment on screen came about, and answers with the chain of moments before it. */
export function WhyButton({ trace, cursor, onSeek }: WhyButtonProps) {
  const t = useTranslations("break.why");
  const [open, setOpen] = useState(false);
  const goTo = (seq: number) => {
    setOpen(false);
    onSeek(seq);
  };
  return (
    <>
      <Button variant="small" onClick={() => setOpen(true)}>
        {t("ask")}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("title")} close={t("close")}>
        <p>{t("chain")}</p>
        <ol className="chain">
          {causesOf(trace, cursor).map(({ seq }) => (
            <li key={seq}>
              <TextButton onClick={() => goTo(seq)}>{t("step", { event: seq })}</TextButton>
              <p>
                <Phrase of={frameAt(trace, seq).narration.what} />
              </p>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
