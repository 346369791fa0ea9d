"use client";

import * as Tabs from "@radix-ui/react-tabs";
import { useTranslations } from "next-intl";
import { useRef, useState, type ReactNode } from "react";
import { canFollow } from "@/components/trace/circuit-route";
import { Counters } from "@/components/trace/counters";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { InputChart } from "@/components/trace/input-chart";
import { Narration } from "@/components/trace/narration";
import { usePhraseText } from "@/components/trace/phrase";
import type { TraceRow } from "@/components/trace/trace-row";
import { TraceTable } from "@/components/trace/trace-table";
import { useAnnouncer } from "@/components/trace/use-announcer";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Frame, Station } from "@/lib/trace/frame";
import type { Move } from "@/lib/trace/moves";
import type { Timeline as TimelineData } from "@/lib/trace/timeline";
import { IterationMoves } from "./iteration-moves";
import { PaneTabs, PlayerPanes, type PaneName } from "./player-panes";
import { Timeline } from "./timeline";
import { KeysHint, Transport, type Ways } from "./transport";
import { usePlayerKeys } from "./use-player-keys";

export interface PlayerProps {
  readonly frame: Frame;
  readonly timeline: TimelineData;
  readonly programName: string;
  readonly lines: readonly HighlightedLine[];
  readonly stations: ReadonlyMap<number, Station>;
  readonly onMove: (move: Move) => void;
  readonly onSeek: (seq: number) => void;
  /** The trace can grow: there is a way forward even from its last event. */
  readonly goesOn?: boolean;
  /** The trace as a table; null while it is not asked for. */
  readonly rows: readonly TraceRow[] | null;
  readonly onTable: (open: boolean) => void;
  readonly pane?: PaneName;
  readonly onPane?: (pane: PaneName) => void;
  /** What the compiler has against a line. */
  readonly problems?: ReadonlyMap<number, string>;
  /** Places for buttons: beside the program's name, beside the narration, on an API error, below the ruler. */
  readonly programActions?: ReactNode;
  readonly turns?: ReactNode;
  readonly errorAction?: ReactNode;
  readonly tools?: ReactNode;
  /** Off where the page around has keys of its own (embedded players). */
  readonly keys?: boolean;
}

/** A run at one moment: narration, three figures, ruler, counters. A function of its props. */
export function Player(props: PlayerProps) {
  const { frame, rows, onMove, onSeek, onTable } = props;
  const root = useRef<HTMLDivElement>(null);
  const [ownPane, setOwnPane] = useState<PaneName>("program");
  const pane = props.pane ?? ownPane;
  const place = usePlace(frame);
  useAnnouncer(place);
  usePlayerKeys(root, onMove, props.keys ?? true);
  const choose = (value: string) => {
    setOwnPane(value as PaneName);
    props.onPane?.(value as PaneName);
  };
  return (
    <Tabs.Root ref={root} className="player" data-tab={pane} value={pane} onValueChange={choose}>
      <Narration frame={frame}>{props.turns}</Narration>
      {rows === null && <PaneTabs count={frame.messages.length} />}
      {rows === null ? (
        <PlayerPanes
          name={props.programName}
          lines={props.lines}
          stations={props.stations}
          frame={frame}
          shown={pane}
          {...(props.problems === undefined ? {} : { problems: props.problems })}
          actions={props.programActions}
          errorAction={props.errorAction}
        />
      ) : (
        <TraceTable rows={rows} current={frame.cursor} onSeek={onSeek} />
      )}
      <PlayerRuler {...props} place={place} onTable={onTable} />
    </Tabs.Root>
  );
}

/** The place of the cursor in words: for the slider, and to be read out. */
function usePlace({ cursor, last, line, narration }: Frame): string {
  const t = useTranslations("player.timeline");
  const phrase = usePhraseText();
  const what = phrase(narration.what);
  return line === null ? t("place", { cursor, last, what }) : t("placeAtLine", { cursor, last, line, what });
}

function PlayerRuler(props: PlayerProps & { readonly place: string }) {
  const { frame, timeline, place, rows, onMove, onSeek, onTable, tools } = props;
  const t = useTranslations("player");
  const ways = waysFrom(frame, timeline, props.goesOn ?? false);
  const { calls, inputTokens, outputTokens, cost, perCall } = frame.counters;
  return (
    <section className="timeline" aria-label={t("regions.timeline")}>
      <div className="track-wrap">
        <Timeline
          timeline={timeline}
          cursor={frame.cursor}
          last={frame.last}
          place={place}
          onSeek={onSeek}
          onMove={onMove}
        />
        <Transport onMove={onMove} back={ways.back} forward={ways.forward} />
      </div>
      <div className="extras">
        <IterationMoves
          onMove={onMove}
          previousIteration={ways.previousIteration}
          nextIteration={ways.nextIteration}
        />
        <div className="tools">
          <Button variant="small" aria-pressed={rows !== null} onClick={() => onTable(rows === null)}>
            <Icon name="table" />
            {t("table.title")}
          </Button>
          {tools}
        </div>
        <KeysHint />
      </div>
      <div className="ledger">
        <Counters calls={calls} inputTokens={inputTokens} outputTokens={outputTokens} cost={cost} />
        <InputChart calls={perCall} goesOn={canFollow(frame.circuit)} />
      </div>
    </section>
  );
}

function waysFrom({ cursor, last }: Frame, { iterations }: TimelineData, goesOn: boolean): Ways {
  return {
    back: cursor > 0,
    forward: cursor < last || goesOn,
    previousIteration: iterations.some(({ from }) => from < cursor),
    nextIteration: iterations.some(({ from }) => from > cursor),
  };
}
