"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Move } from "@/lib/trace/moves";
import { TransportButton } from "./transport-button";

interface IterationMovesProps {
  readonly previousIteration: boolean;
  readonly nextIteration: boolean;
  readonly onMove: (move: Move) => void;
}

/** From iteration to iteration: beside the other buttons where there is room, below them on phones. */
export function IterationMoves({ previousIteration, nextIteration, onMove }: IterationMovesProps) {
  const t = useTranslations("player.transport");
  return (
    <div className="round-moves" role="group" aria-label={t("iterations")}>
      <TransportButton
        move="previous-iteration"
        name={t("previousIteration")}
        off={!previousIteration}
        onMove={onMove}
        className="round"
      >
        <Icon name="previous" /> {t("iteration")}
      </TransportButton>
      <TransportButton
        move="next-iteration"
        name={t("nextIteration")}
        off={!nextIteration}
        onMove={onMove}
        className="round"
      >
        {t("iteration")} <Icon name="next" />
      </TransportButton>
    </div>
  );
}
