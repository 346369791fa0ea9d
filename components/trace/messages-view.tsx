"use client";

import { useTranslations } from "next-intl";
import { useRef, type CSSProperties, type ReactNode } from "react";
import type { Frame } from "@/lib/trace/frame";
import { ApiError } from "./api-error";
import { AwaitedSlot } from "./awaited-slot";
import { MessageEntry } from "./message-entry";
import { pairRails } from "./pair-rails";
import { lanesWidth } from "./rail-cell";
import { ReplyAside } from "./reply-aside";
import { RunEnd } from "./run-end";
import { useKeepInView } from "./use-keep-in-view";
import { usePairEmphasis } from "./use-pair-emphasis";

interface MessagesViewProps {
  readonly frame: Frame;
  /** Names what is on show around it: when that changes, the newest message is brought into view again. */
  readonly shown?: string;
  /** A button beside the API's error: why? */
  readonly errorAction?: ReactNode;
}

/** From this many messages on, those out of sight are not laid out. */
const LONG = 60;

/** Figure 3: the array that is sent with every call, what it waits for, and how the run ended. */
export function MessagesView({ frame, shown = "", errorAction }: MessagesViewProps) {
  const t = useTranslations("player");
  const { messages, awaited, pendingReply, apiError, end, event } = frame;
  const rails = pairRails(messages, awaited);
  const box = useRef<HTMLDivElement>(null);
  useKeepInView(box, ".msgs > li:last-child", `${messages.length} ${shown}`);
  useKeepInView(box, "[data-latest]", `${frame.cursor} ${shown}`);
  usePairEmphasis(box);
  return (
    <section className="pane" aria-label={t("regions.messages")}>
      <header>
        <h2>
          <span className="fig">{t("figure", { number: 3 })}</span> {t("messages.title")}
        </h2>
        <p>{t("messages.length", { count: messages.length })}</p>
      </header>
      <div
        className="scroll"
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={t("messages.text")}
        style={{ "--lanes-width": `${lanesWidth(rails.lanes)}px` } as CSSProperties}
      >
        <ol
          className={messages.length >= LONG ? "msgs long" : "msgs"}
          // Safari takes the role from a list without markers.
          role="list"
          aria-label={t("messages.list")}
        >
          {messages.map((message, index) => (
            <MessageEntry
              key={message.index}
              message={message}
              rails={rails.messages[index] ?? nothing}
              lanes={rails.lanes}
            />
          ))}
        </ol>
        {pendingReply !== null && (
          <ReplyAside reply={pendingReply} lanes={rails.lanes} latest={event.type === "response-received"} />
        )}
        {awaited !== null && <AwaitedSlot awaited={awaited} rails={rails.awaited} lanes={rails.lanes} />}
        {apiError !== null && (
          <ApiError event={apiError} latest={event.seq === apiError.seq} action={errorAction} />
        )}
        {end !== null && <RunEnd end={end} />}
        <p className="foot">
          <span className="ref">*</span> {t.rich("messages.note", { code: (words) => <code>{words}</code> })}
        </p>
      </div>
    </section>
  );
}

const nothing = { head: [], blocks: [], foot: [] } as const;
