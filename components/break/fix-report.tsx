"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { Button } from "@/components/ui/button";
import type { SentReport, SentVerdict } from "@/lib/exercise/sent-report";
import { openedTrace, type FixStore } from "@/lib/store/break-fix-store";
import { CodeSpans } from "@/components/ui/code-spans";
import { Verdict } from "./fix-outcome";
import { ReportMatrix } from "./report-matrix";
import { RunPlayer } from "./run-player";

/** What the learner's program did in every run, and the run of the cell that was opened. */
export function FixReport({ fixing }: { readonly fixing: FixStore }) {
  const t = useTranslations("break.report");
  const fix = useStore(fixing);
  const { report, gradedSource, source, opened } = fix;
  if (report === null) return null;
  return (
    <section className="report" aria-labelledby="h-report">
      <header>
        <h2 id="h-report" tabIndex={-1}>
          {t("title")}
        </h2>
        <p>
          <Verdict report={report} /> {!report.passed && t("open")}{" "}
          {gradedSource !== source && <i>{t("stale")}</i>}
        </p>
      </header>
      <ReportMatrix report={report} opened={opened} onOpen={fix.open} />
      {report.verdicts.some(({ outcome }) => outcome === "skipped") && (
        <p className="aside">{t("skippedNote")}</p>
      )}
      {opened !== null && <OpenedRun fixing={fixing} report={report} />}
    </section>
  );
}

interface OpenedRunProps {
  readonly fixing: FixStore;
  readonly report: SentReport;
}

function OpenedRun({ fixing, report }: OpenedRunProps) {
  const t = useTranslations("break.report");
  const fix = useStore(fixing);
  const { opened, cursor, move, seek, open } = fix;
  const box = useRef<HTMLElement>(null);
  const verdict = opened === null ? undefined : report.verdicts[opened.verdict];
  const trace = openedTrace(fix);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, [opened]);

  if (verdict === undefined) return null;
  return (
    <section className="opened" ref={box} tabIndex={-1} aria-labelledby="h-opened">
      <header>
        <h3 id="h-opened">{t("selected", { title: verdict.title, kind: t(`kinds.${verdict.kind}`) })}</h3>
        <p>
          <q>{verdict.prompt}</q>
        </p>
        <Button variant="small" onClick={() => open(null)}>
          {t("close")}
        </Button>
      </header>
      <FindingList verdict={verdict} report={report} chosen={opened?.finding ?? 0} onSeek={seek} />
      {trace.length > 0 ? (
        <RunPlayer
          trace={trace}
          cursor={cursor}
          name="your-loop.ts"
          lines={report.lines}
          onMove={move}
          onSeek={seek}
        />
      ) : (
        <p className="aside">{verdict.traceTooLong && t("traceTooLong")}</p>
      )}
    </section>
  );
}

/** Events of one rule that are listed beside the first. */
const mostListed = 6;

interface FindingListProps {
  readonly verdict: SentVerdict;
  readonly report: SentReport;
  readonly chosen: number;
  readonly onSeek: (seq: number) => void;
}

/** Every rule that a run breaks, in words, with the events that prove it; the one that was opened first. */
function FindingList({ verdict, report, chosen, onSeek }: FindingListProps) {
  const t = useTranslations("break.report");
  const end = verdict.trace?.at(-1);
  const seek = (seq: number) => (
    <button key={seq} type="button" className="link" onClick={() => onSeek(seq)}>
      {t("atEvent", { event: seq })}
    </button>
  );
  const ordered = [...verdict.findings.slice(chosen), ...verdict.findings.slice(0, chosen)];
  return (
    <div className="found">
      <h4 className="sr">{t("findings")}</h4>
      {end?.type === "run-stopped" && <p className="verdict">{t(`stopped.${end.limit}`)}</p>}
      <ol role="list">
        {eventsByRule(ordered).map(([rule, [first, ...others]]) => {
          const text = report.rules[rule];
          const listed = others.slice(0, mostListed);
          return (
            <li key={rule}>
              {seek(first)}
              <p>
                <b>{text?.name ? <CodeSpans text={text.name} /> : <code>{rule}</code>}</b>{" "}
                <CodeSpans text={text?.what ?? ""} />
              </p>
              {text !== undefined && text.fix !== "" && (
                <p>
                  <CodeSpans text={t("repair", { fix: text.fix })} />
                </p>
              )}
              {others.length > 0 && (
                <p className="also">
                  {t("alsoAt")} {listed.map(seek)}
                  {others.length > listed.length && t("andMore", { count: others.length - listed.length })}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The rules in the order in which they come first, each with its events, each event once. */
function eventsByRule(findings: SentVerdict["findings"]): [rule: string, events: Events][] {
  const events = new Map<string, Events>();
  for (const { rule, seq } of findings) {
    const known = events.get(rule);
    if (known === undefined) events.set(rule, [seq]);
    else if (!known.includes(seq)) known.push(seq);
  }
  return [...events];
}

type Events = [first: number, ...others: number[]];
