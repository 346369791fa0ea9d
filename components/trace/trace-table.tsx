"use client";

import { useTranslations } from "next-intl";
import { memo, useRef, type ReactNode } from "react";
import { PairChip } from "./pair-chip";
import { Phrase } from "./phrase";
import type { TraceChange, TraceRow } from "./trace-row";
import { useKeepInView } from "./use-keep-in-view";

interface TraceTableProps {
  readonly rows: readonly TraceRow[];
  /** `seq` of the step under the cursor. */
  readonly current: number;
  readonly onSeek: (seq: number) => void;
}

/** The trace as a table: the same data as the figures, for reading aloud, searching and printing. */
export function TraceTable({ rows, current, onSeek }: TraceTableProps) {
  const t = useTranslations("player");
  const box = useRef<HTMLDivElement>(null);
  useKeepInView(box, "[aria-current]", current);
  return (
    <section className="pane trace-table" aria-label={t("table.title")}>
      <header>
        <h2>{t("table.title")}</h2>
        <p>{t("table.count", { count: rows.length })}</p>
      </header>
      <div className="scroll" ref={box} tabIndex={0} role="group" aria-label={t("table.rows")}>
        <table>
          <colgroup>
            <col className="narrow" />
            <col className="narrow" />
            <col className="what" />
            <col className="why" />
            <col className="change" />
            <col className="pair" />
          </colgroup>
          <thead>
            <tr>
              {(["step", "line", "what", "why", "change", "pair"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.seq} row={row} current={row.seq === current} onSeek={onSeek} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: TraceRow;
  readonly current: boolean;
  readonly onSeek: (seq: number) => void;
}

const Row = memo(function Row({ row, current, onSeek }: RowProps) {
  const t = useTranslations("player.table");
  return (
    <tr aria-current={current ? "step" : undefined}>
      <th scope="row" className="num">
        <button
          type="button"
          className="link"
          aria-label={t("goTo", { seq: row.seq })}
          onClick={() => onSeek(row.seq)}
        >
          {row.seq}
        </button>
      </th>
      <Cell label={t("line")} empty={row.line === null}>
        <span className="num">{row.line}</span>
      </Cell>
      <td className="act">
        <Phrase of={row.what} />
      </td>
      <td className="why">
        <Phrase of={row.why} />
      </td>
      <Cell label={t("change")} empty={row.change === null}>
        {row.change !== null && <Change change={row.change} />}
      </Cell>
      <Cell label={t("pair")} empty={row.pairs.length === 0}>
        {row.pairs.map(({ mark, id }) => (
          <div key={id}>
            <PairChip mark={mark} /> <code>{id}</code>
          </div>
        ))}
      </Cell>
    </tr>
  );
});

interface CellProps {
  /** Head of its column: on phones, where the cells of a row stand below each other, it stands before the cell. */
  readonly label: string;
  readonly empty: boolean;
  readonly children: ReactNode;
}

function Cell({ label, empty, children }: CellProps) {
  return (
    <td className={empty ? "none" : undefined} data-label={label}>
      {empty ? "–" : children}
    </td>
  );
}

function Change({ change }: { readonly change: TraceChange }) {
  const t = useTranslations("player.table");
  switch (change.type) {
    case "appended":
      return (
        <>
          + <code>messages[{change.index}]</code>, <code>{change.role}</code>
        </>
      );
    case "replaced":
      return <>~ {t("replaced", { count: change.length })}</>;
    case "value":
      return (
        <code>
          ~ {change.name} = {change.text}
        </code>
      );
    default:
      return change satisfies never;
  }
}
