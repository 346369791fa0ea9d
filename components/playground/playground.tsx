"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { Player } from "@/components/player/player";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { traceRowOf } from "@/components/trace/trace-row";
import { TextButton } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { Locale, Scenario } from "@/lib/content/scenario";
import { createPlaygroundStore } from "@/lib/store/playground-store";
import type { PlaygroundStore } from "@/lib/store/playground-store";
import { runOverHttp } from "@/lib/store/run-stream";
import type { Trace } from "@/lib/trace/event";
import { frameAt } from "@/lib/trace/frame";
import { stationLines } from "@/lib/trace/station-lines";
import { timelineOf } from "@/lib/trace/timeline";
import { ScenarioHead } from "./scenario-head";
import { useListing } from "./use-listing";
import { useMomentLink } from "./use-moment-link";

interface PlaygroundProps {
  readonly scenario: Scenario;
  /** Place in the index, from 1, and how many there are. */
  readonly number: number;
  readonly total: number;
  readonly locale: Locale;
  readonly lines: readonly HighlightedLine[];
  readonly trace: Trace;
}

/** The player page: one store, and a player that is a function of what it holds. */
export function Playground({ scenario, number, total, locale, lines, trace }: PlaygroundProps) {
  const [store] = useState(() =>
    createPlaygroundStore({
      scenario: scenario.id,
      locale,
      trace,
      prompt: scenario.prompt[locale],
      startRun: runOverHttp((...request) => fetch(...request)),
    }),
  );
  const link = useMomentLink(store, scenario.id, scenario.prompt[locale]);
  return (
    <>
      <PlaygroundHead store={store} scenario={scenario} number={number} total={total} locale={locale} />
      <PlaygroundPlayer store={store} name={`${scenario.program}.ts`} lines={lines} link={link} />
    </>
  );
}

interface HeadProps {
  readonly store: PlaygroundStore;
  readonly scenario: Scenario;
  readonly number: number;
  readonly total: number;
  readonly locale: Locale;
}

function PlaygroundHead({ store, scenario, number, total, locale }: HeadProps) {
  const { draft, program, status, problem, write, run } = useStore(store);
  return (
    <ScenarioHead
      number={number}
      total={total}
      title={scenario.title[locale]}
      lesson={scenario.lesson[locale]}
      suggestions={[scenario.prompt, ...scenario.suggestions].map((text) => text[locale])}
      draft={draft}
      running={status === "running"}
      problem={problem}
      onDraft={write}
      onRun={() => void run({ prompt: draft, program })}
    />
  );
}

interface PlayerProps {
  readonly store: PlaygroundStore;
  readonly name: string;
  readonly lines: readonly HighlightedLine[];
  readonly link: () => string;
}

function PlaygroundPlayer({ store, name, lines, link }: PlayerProps) {
  const t = useTranslations("playground");
  const { trace, cursor, view, status, prompt, program, move, seek, show, run } = useStore(store);
  const listing = useListing(program, lines);
  const timeline = useMemo(() => timelineOf(trace), [trace]);
  const stations = useMemo(() => stationLines(trace), [trace]);
  const frame = useMemo(() => frameAt(trace, cursor), [trace, cursor]);
  const rows = useMemo(
    () => (view === "table" ? trace.map((event) => traceRowOf(frameAt(trace, event.seq))) : null),
    [trace, view],
  );
  return (
    <Player
      frame={frame}
      timeline={timeline}
      programName={program === null ? name : t("edited", { name })}
      lines={listing}
      stations={stations}
      onMove={move}
      onSeek={seek}
      programActions={
        program !== null && (
          <TextButton onClick={() => void run({ prompt, program: null })}>{t("original")}</TextButton>
        )
      }
      goesOn={status === "running"}
      rows={rows}
      onTable={(open) => {
        show(open ? "table" : "figures");
      }}
      tools={<CopyButton text={link} label={t("copyLink")} copied={t("copied")} failed={t("copyFailed")} />}
    />
  );
}
