"use client";

import { useTranslations } from "next-intl";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { LineListbox, type LineNote } from "@/components/trace/line-listbox";
import { Button, buttonClass } from "@/components/ui/button";
import type { Exercise } from "@/lib/exercise/exercise";
import { encodePlace } from "@/lib/store/break-link";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import { BuggyProgram } from "./buggy-program";
import { HintLadder } from "./hint-ladder";
import { SeeEvent } from "./see-event";
import { useLineNames } from "./use-line-names";

interface LocateStageProps {
  readonly exercise: Exercise;
  readonly lines: readonly HighlightedLine[];
  readonly state: BreakState & BreakActions;
}

/** The second stage: mark the line that does it. */
export function LocateStage({ exercise, lines, state }: LocateStageProps) {
  const t = useTranslations("break");
  const { marked, lineFound, lineShown } = state.progress;
  const over = lineFound || lineShown;
  const noteOf = (line: number): LineNote | null => {
    if (over && exercise.faulty.includes(line))
      return { className: "located", glyph: "◆", text: t("locate.faulty") };
    return marked.includes(line) ? { className: "tried", glyph: "✗", text: t("locate.tried") } : null;
  };
  return (
    <div className="spread">
      <BuggyProgram>
        <LineListbox
          id="line"
          lines={lines}
          noteOf={noteOf}
          selected={marked.at(-1) ?? null}
          labelledBy="h-question"
          describedBy="locate-how"
          onMark={state.mark}
        />
      </BuggyProgram>
      <div className="task">
        <h2 id="h-question" className="question">
          {t("locate.question")}
        </h2>
        <p id="locate-how" className="how">
          {t("locate.howTo")}
        </p>
        <div role="status">
          <LocateFeedback exercise={exercise} state={state} />
        </div>
        <p className="actions">
          {!over && marked.length > 0 && <Button onClick={state.showLines}>{t("locate.show")}</Button>}
          {over && (
            <a
              className={buttonClass("solid")}
              href={`#${encodePlace({ stage: "name", run: "fails", event: null })}`}
            >
              {t("locate.onward")}
            </a>
          )}
        </p>
        {!over && <HintLadder exercise={exercise} state={state} />}
      </div>
    </div>
  );
}

function LocateFeedback({ exercise, state }: Omit<LocateStageProps, "lines">) {
  const t = useTranslations("break.locate");
  const names = useLineNames();
  const { marked, lineFound, lineShown } = state.progress;
  const line = marked.at(-1);
  const { faulty, proof } = exercise;
  if (lineFound && line !== undefined) {
    const others = faulty.filter((each) => each !== line);
    return (
      <div className="refute right">
        <p className="verdict">
          <span aria-hidden="true">✓</span> {t("right", { line })}
        </p>
        {others.length > 0 && <p>{t("rightMore", { count: others.length, lines: names(others) })}</p>}
        <SeeEvent seq={proof} text={t("seeProof", { event: proof })} />
      </div>
    );
  }
  if (lineShown) {
    return (
      <div className="refute">
        <p className="verdict">{t("shown", { count: faulty.length, lines: names(faulty) })}</p>
        <SeeEvent seq={proof} text={t("seeProof", { event: proof })} />
      </div>
    );
  }
  return line === undefined ? null : <WrongLine exercise={exercise} line={line} />;
}

/** A line that is not at fault is in the reference program too, and the run shows what it did. */
function WrongLine({ exercise, line }: { readonly exercise: Exercise; readonly line: number }) {
  const t = useTranslations("break.locate");
  const ran = exercise.fails.trace.find((event) => event.type === "line-reached" && event.line === line);
  return (
    <div className="refute">
      <p className="verdict">
        <span aria-hidden="true">✗</span> {t("wrong", { line })}
      </p>
      <p>
        {t("wrongSame")} {ran === undefined ? t("wrongIdle") : t("wrongRan", { event: ran.seq })}
      </p>
      {ran !== undefined && <SeeEvent seq={ran.seq} text={t("seeRan", { event: ran.seq })} />}
    </div>
  );
}
