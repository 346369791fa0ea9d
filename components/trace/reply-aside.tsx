"use client";

import { useTranslations } from "next-intl";
import { Fragment, memo } from "react";
import type { PendingReply } from "@/lib/trace/frame";
import { BlockView } from "./block-view";
import { PairChip } from "./pair-chip";
import { RailCell } from "./rail-cell";

interface ReplyAsideProps {
  readonly reply: PendingReply;
  readonly lanes: number;
  /** The step under the cursor received it. */
  readonly latest: boolean;
}

/** The reply that has come and stands in no message: what the program has in its hand. Not a message of the array. */
export const ReplyAside = memo(
  function ReplyAside({ reply, lanes, latest }: ReplyAsideProps) {
    const t = useTranslations("player.messages");
    return (
      <div className="msg aside-reply" data-latest={latest ? "" : undefined}>
        <span className="idx" aria-hidden="true">
          ↩
        </span>
        <div className="cell">
          <p className="role">
            <b>{t("reply", { call: reply.call })}</b>
            <span className="who">{t("notInArray")}</span>
          </p>
        </div>
        <RailCell segments={[]} lanes={lanes} />
        {reply.blocks.length === 0 && <p className="cell say aside">{t("noBlocks")}</p>}
        {reply.blocks.map((block, place) => (
          <Fragment key={place}>
            <div className="cell" data-pair={block.pair?.letter}>
              <BlockView view={block} />
            </div>
            <RailCell
              segments={[]}
              lanes={lanes}
              chip={block.pair === null ? null : <PairChip mark={block.pair} />}
            />
          </Fragment>
        ))}
      </div>
    );
  },
  (a, b) => a.reply.message === b.reply.message && a.latest === b.latest && a.lanes === b.lanes,
);
