"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Icon } from "@/components/ui/icon";
import { showShortcuts } from "@/components/ui/keyboard";
import type { Move } from "@/lib/trace/moves";
import { TransportButton } from "./transport-button";

/** Which ways there are from here. */
export interface Ways {
  readonly back: boolean;
  readonly forward: boolean;
  readonly previousIteration: boolean;
  readonly nextIteration: boolean;
}

interface TransportProps extends Pick<Ways, "back" | "forward"> {
  readonly onMove: (move: Move) => void;
}

/** The buttons of the player; each has a key as well. */
export const Transport = memo(function Transport({ onMove, back, forward }: TransportProps) {
  const t = useTranslations("player.transport");
  return (
    <div className="transport" role="group" aria-label={t("label")}>
      <TransportButton move="first-event" name={t("firstEvent")} hint="Home" off={!back} onMove={onMove}>
        <Icon name="first" />
      </TransportButton>
      <TransportButton
        move="previous-fork"
        name={t("previousFork")}
        hint="Shift ←"
        off={!back}
        onMove={onMove}
      >
        <Icon name="fastBackward" />
      </TransportButton>
      <TransportButton move="previous-event" name={t("previousEvent")} hint="←" off={!back} onMove={onMove}>
        <Icon name="previous" />
      </TransportButton>
      <TransportButton
        move="next-event"
        name={t("nextEvent")}
        hint="→"
        off={!forward}
        onMove={onMove}
        variant="solid"
        className="next"
      >
        {t("next")} <Icon name="next" />
      </TransportButton>
      <TransportButton move="next-fork" name={t("nextFork")} hint="Shift →" off={!forward} onMove={onMove}>
        <Icon name="fastForward" />
      </TransportButton>
      <TransportButton move="last-event" name={t("lastEvent")} hint="End" off={!forward} onMove={onMove}>
        <Icon name="last" />
      </TransportButton>
    </div>
  );
});

/** The keys in one line, and the way to all of them. */
export function KeysHint() {
  const t = useTranslations("player.transport");
  return (
    <p className="keys">
      <span className="legend" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> {t("keyEvent")} <kbd>Shift</kbd> {t("keyFork")}
      </span>{" "}
      <button type="button" className="link" aria-keyshortcuts="?" onClick={showShortcuts}>
        {t("allKeys")}
      </button>
    </p>
  );
}
