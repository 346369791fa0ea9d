"use client";

import { useTranslations } from "next-intl";
import { useMemo, type CSSProperties } from "react";
import { CodePieces } from "@/components/trace/code-pieces";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import type { Exercise } from "@/lib/exercise/exercise";
import { diffRows, type DiffRow } from "./diff-rows";
import type { ExerciseLines } from "./exercise-view";

interface SideBySideProps {
  readonly exercise: Exercise;
  readonly lines: ExerciseLines;
  readonly large?: boolean;
}

/**
 * Bug and cure in two columns, line beside line; what both have is left out where it is far from a change. The columns
 * share their rows, so that a line that needs two keeps its neighbour beside it.
 */
export function SideBySide({ exercise, lines, large = false }: SideBySideProps) {
  const t = useTranslations("break.present");
  const rows = useMemo(
    () => diffRows(exercise.source.split("\n"), exercise.reference.split("\n")),
    [exercise],
  );
  return (
    <div className={large ? "both large" : "both"} style={{ "--rows": rows.length + 1 } as CSSProperties}>
      <Column title={t("bug")} side="left" rows={rows} lines={lines.buggy} />
      <Column title={t("cure")} side="right" rows={rows} lines={lines.right} />
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly side: "left" | "right";
  readonly rows: readonly DiffRow[];
  readonly lines: readonly HighlightedLine[];
}

/** One side of it. */
export function Column({ title, side, rows, lines }: ColumnProps) {
  return (
    <section className={`pane plain ${side}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className="scroll" tabIndex={0} role="group" aria-label={title}>
        <ol className="code">
          {rows.map((row, index) => (
            <Row key={index} row={row} side={side} lines={lines} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Row({ row, side, lines }: Omit<ColumnProps, "title" | "rows"> & { readonly row: DiffRow }) {
  const t = useTranslations("break.present");
  if (row.type === "gap") {
    return (
      <li className="gap">
        <span className="ln" aria-hidden="true">
          ⋯
        </span>
        <i>{t("same", { count: row.count })}</i>
      </li>
    );
  }
  const number = row[side];
  if (number === null) return <li className="void" aria-hidden="true" />;
  const changed = row.type === "changed";
  const line = lines[number - 1] ?? [];
  return (
    <li className={changed ? `changed ${side}` : undefined}>
      <span className="ln">
        {changed && (
          <span className="glyph" aria-hidden="true">
            {side === "left" ? "✗" : "✓"}
          </span>
        )}
        {number}
      </span>
      <code style={{ "--indent": indentOf(line) } as CSSProperties}>
        <CodePieces line={line} />
      </code>
      {changed && <span className="sr">{t("changed")}</span>}
    </li>
  );
}

/** Spaces before the first letter: what is wrapped hangs below it. */
function indentOf(line: HighlightedLine): number {
  return /^ */.exec(line.map(({ text }) => text).join(""))?.[0].length ?? 0;
}
