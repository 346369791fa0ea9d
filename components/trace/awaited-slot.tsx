"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { AwaitedTurn } from "@/lib/trace/frame";
import { PairChip } from "./pair-chip";
import type { MessageRails } from "./pair-rails";
import { RailCell } from "./rail-cell";
import { StationMark } from "./station-mark";

interface AwaitedSlotProps {
  readonly awaited: AwaitedTurn;
  readonly rails: MessageRails;
  readonly lanes: number;
}

/** The turn that the open calls wait for: an empty place, not a message of the array. */
export function AwaitedSlot({ awaited, rails, lanes }: AwaitedSlotProps) {
  const t = useTranslations("player.messages");
  return (
    <div className="msg slot">
      <span className="idx" aria-hidden="true">
        {awaited.index}
      </span>
      <div className="cell">
        <p className="role">
          <b>user</b>
          <span className="who">
            {t("notYet")} <StationMark station={5} state="ahead" />
          </span>
        </p>
      </div>
      <RailCell segments={rails.head} lanes={lanes} />
      {awaited.pairs.map((pair, index) => (
        <Fragment key={pair.letter}>
          <div className="cell" data-pair={pair.letter}>
            <div className="wait">
              <p className="kind">tool_result</p>
              <p className="say">{t("waiting", { letter: pair.letter })}</p>
            </div>
          </div>
          <RailCell
            segments={rails.blocks[index] ?? []}
            lanes={lanes}
            chip={<PairChip mark={pair} hollow />}
          />
        </Fragment>
      ))}
    </div>
  );
}
