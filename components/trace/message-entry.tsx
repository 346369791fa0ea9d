"use client";

import { useTranslations } from "next-intl";
import { Fragment, memo } from "react";
import type { BlockView as BlockData, MessageView } from "@/lib/trace/frame";
import { BlockView } from "./block-view";
import { MessageJson } from "./message-json";
import { PairChip } from "./pair-chip";
import type { MessageRails, RailSegment } from "./pair-rails";
import { RailCell } from "./rail-cell";
import { StationMark } from "./station-mark";

interface MessageEntryProps {
  readonly message: MessageView;
  readonly rails: MessageRails;
  readonly lanes: number;
}

/** One message of the array. It repaints only when it, its pairs or the wires beside it change. */
export const MessageEntry = memo(function MessageEntry({ message, rails, lanes }: MessageEntryProps) {
  const t = useTranslations("player.messages");
  const { index, change, blocks } = message;
  const classes = [
    "msg",
    change === null ? "" : "new",
    change === "appended" ? "unfolds" : "",
    rails.head.length > 0 ? "wired" : "",
  ];
  return (
    <li
      className={classes.filter((each) => each !== "").join(" ")}
      data-latest={change === null ? undefined : ""}
    >
      <span className="idx" aria-hidden="true">
        {index}
      </span>
      <div className="cell">
        <p className="role">
          <span className="sr">messages[{index}] </span>
          <b>{message.role}</b>
          <Who message={message} />
        </p>
      </div>
      <RailCell segments={rails.head} lanes={lanes} />
      {blocks.length === 0 && <p className="cell say aside">{t("noBlocks")}</p>}
      {blocks.map((block, place) => (
        <Fragment key={place}>
          <div className="cell" data-pair={block.pair?.letter}>
            <BlockView view={block} />
          </div>
          <RailCell
            segments={rails.blocks[place] ?? []}
            lanes={lanes}
            chip={block.pair === null ? null : <PairChip mark={block.pair} />}
          />
        </Fragment>
      ))}
      <div className="cell last">
        <MessageJson message={message} />
      </div>
      <RailCell segments={rails.foot} lanes={lanes} />
    </li>
  );
}, sameEntry);

/** Who wrote the message; at the step that appends it, that it was appended, and by which act. */
function Who({ message }: { readonly message: MessageView }) {
  const t = useTranslations("player.messages");
  const station = message.origin === "model" ? 3 : message.origin === "results" ? 5 : null;
  if (message.change === null) return <span className="who">{t(`origin.${message.origin}`)}</span>;
  return (
    <span className="who">
      {message.change === "appended"
        ? t.rich("appended", { now: (words) => <span className="wide">{words}</span> })
        : t("changed")}{" "}
      {station !== null && message.change === "appended" && <StationMark station={station} state="now" />}
    </span>
  );
}

function sameEntry(a: MessageEntryProps, b: MessageEntryProps): boolean {
  return (
    a.lanes === b.lanes &&
    a.message.message === b.message.message &&
    a.message.index === b.message.index &&
    a.message.change === b.message.change &&
    a.message.origin === b.message.origin &&
    a.message.blocks.length === b.message.blocks.length &&
    a.message.blocks.every((block, index) => sameBlock(block, b.message.blocks[index])) &&
    sameRails(a.rails, b.rails)
  );
}

function sameBlock(a: BlockData, b: BlockData | undefined): boolean {
  return a.state === b?.state && a.problem === b.problem && a.pair?.letter === b.pair?.letter;
}

function sameRails(a: MessageRails, b: MessageRails): boolean {
  return (
    sameSegments(a.head, b.head) &&
    sameSegments(a.foot, b.foot) &&
    a.blocks.every((row, index) => sameSegments(row, b.blocks[index] ?? []))
  );
}

function sameSegments(a: readonly RailSegment[], b: readonly RailSegment[]): boolean {
  return (
    a.length === b.length &&
    a.every((segment, index) => {
      const other = b[index];
      return (
        segment.letter === other?.letter &&
        segment.lane === other.lane &&
        segment.part === other.part &&
        segment.open === other.open
      );
    })
  );
}
