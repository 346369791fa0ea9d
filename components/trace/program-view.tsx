"use client";

import { useTranslations } from "next-intl";
import { Fragment, useRef, useState, type ReactNode } from "react";
import type { Frame, Station } from "@/lib/trace/frame";
import { CodeLine } from "./code-line";
import { ConsoleOutput } from "./console-output";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { Returned } from "./narration";
import { Phrase } from "./phrase";
import { useKeepInView } from "./use-keep-in-view";

export interface ProgramViewProps {
  /** File name of the program. */
  readonly name: string;
  readonly lines: readonly HighlightedLine[];
  /** Which line performs which act of the loop. */
  readonly stations: ReadonlyMap<number, Station>;
  readonly frame: Frame;
  /** Names what is on show around it: when that changes, the executing line is brought into view again. */
  readonly shown?: string;
  /** What the compiler has against a line. */
  readonly problems?: ReadonlyMap<number, string>;
  /** Buttons beside the file name: edit, for one. */
  readonly actions?: ReactNode;
}

/** Figure 1: the text that runs, with the executing line, the values it wrote, and what it logged. */
export function ProgramView(props: ProgramViewProps) {
  const { name, lines, stations, frame, shown = "", problems, actions } = props;
  const t = useTranslations("player");
  const box = useRef<HTMLDivElement>(null);
  const [wrapped, setWrapped] = useState(false);
  useKeepInView(box, "li.now, li.gloss", `${frame.line ?? 0} ${lines.length} ${wrapped} ${shown}`);
  return (
    <section className="pane" aria-label={t("regions.program")}>
      <header>
        <h2>
          <span className="fig">{t("figure", { number: 1 })}</span> {t("program.title")}
        </h2>
        <p>
          <code>{name}</code>
          <button
            type="button"
            className="link wrapper"
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            {t("program.wrap")}
          </button>
          {actions}
        </p>
      </header>
      <div className="scroll" ref={box} tabIndex={0} role="group" aria-label={t("program.text")}>
        <ol className={wrapped ? "code wrapped" : "code"} aria-label={name}>
          {lines.map((tokens, index) => (
            <Fragment key={index}>
              <Line number={index + 1} tokens={tokens} stations={stations} frame={frame} />
              {problems?.has(index + 1) === true && <li className="problem">{problems.get(index + 1)}</li>}
              {index + 1 === frame.line && <Gloss frame={frame} />}
            </Fragment>
          ))}
        </ol>
      </div>
      <ConsoleOutput lines={frame.console} />
    </section>
  );
}

interface LineProps {
  readonly number: number;
  readonly tokens: HighlightedLine;
  readonly stations: ReadonlyMap<number, Station>;
  readonly frame: Frame;
}

function Line({ number, tokens, stations, frame }: LineProps) {
  const value = frame.values.get(number);
  const station = stations.get(number) ?? null;
  return (
    <CodeLine
      number={number}
      tokens={tokens}
      executing={number === frame.line}
      station={station}
      stationState={station === null ? "ahead" : frame.circuit.stations[station]}
      valueName={value?.name ?? null}
      valueText={value?.text ?? null}
      fresh={value?.fresh ?? false}
    />
  );
}

/** The narration again, right under the line that it is about: for narrow windows, and for the eye alone. */
function Gloss({ frame }: { readonly frame: Frame }) {
  return (
    <li className="gloss" aria-hidden="true">
      <p className="what">
        <Phrase of={frame.narration.what} />
        <Returned frame={frame} />
      </p>
      <p className="why">
        <Phrase of={frame.narration.why} />
      </p>
    </li>
  );
}
