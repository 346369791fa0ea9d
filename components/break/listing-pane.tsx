"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { CodePieces } from "@/components/trace/code-pieces";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import type { Exercise } from "@/lib/exercise/exercise";
import type { ExerciseProgress } from "@/lib/store/break-progress";
import { BuggyProgram } from "./buggy-program";
import { useLineNames } from "./use-line-names";

interface ListingPaneProps {
  readonly exercise: Exercise;
  readonly lines: readonly HighlightedLine[];
  readonly progress: ExerciseProgress;
}

/** The buggy program to read, with the lines that are known to be at fault in view. */
export function ListingPane({ exercise, lines, progress }: ListingPaneProps) {
  const t = useTranslations("break");
  const names = useLineNames();
  const box = useRef<HTMLDivElement>(null);
  const { marked, lineFound, lineShown } = progress;
  const known = lineFound || lineShown;
  const line = marked.at(-1);

  useLayoutEffect(() => {
    const first = box.current?.querySelector<HTMLElement>(".located");
    if (first && box.current) box.current.scrollTop = first.offsetTop - box.current.clientHeight / 3;
  }, [known]);

  return (
    <BuggyProgram>
      <div className="scroll excerpt" ref={box} tabIndex={0} role="group" aria-label={t("locate.listLabel")}>
        <ol className="code">
          {lines.map((tokens, index) => {
            const isFaulty = known && exercise.faulty.includes(index + 1);
            return (
              <li key={index} className={isFaulty ? "located" : undefined}>
                <span className="ln" aria-hidden="true">
                  {isFaulty && <span className="glyph">◆</span>}
                  {index + 1}
                </span>
                <code>
                  <CodePieces line={tokens} />
                </code>
                {isFaulty && <span className="sr">{t("locate.faulty")}</span>}
              </li>
            );
          })}
        </ol>
      </div>
      <p className="callout">
        {known ? (
          <>
            <span className="glyph" aria-hidden="true">
              ◆
            </span>{" "}
            {lineFound && line !== undefined && `${t("name.callout", { line })} `}
            {t("name.calloutShown", { count: exercise.faulty.length, lines: names(exercise.faulty) })}
          </>
        ) : (
          t("name.calloutNone")
        )}
      </p>
    </BuggyProgram>
  );
}
