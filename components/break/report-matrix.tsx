"use client";

import { useTranslations } from "next-intl";
import type { SentReport, SentVerdict } from "@/lib/exercise/sent-report";
import type { OpenedCell } from "@/lib/store/break-fix-store";
import { aspectOf, aspects, type Aspect } from "./aspects";
import { withoutMarks } from "@/components/ui/code-spans";

interface ReportMatrixProps {
  readonly report: SentReport;
  readonly opened: OpenedCell | null;
  readonly onOpen: (cell: OpenedCell) => void;
}

/** Runs against what they are judged by. A cross opens its run at the moment that proves it. */
export function ReportMatrix({ report, opened, onOpen }: ReportMatrixProps) {
  const t = useTranslations("break.report");
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{t("run")}</th>
          {aspects.map((aspect) => (
            <th key={aspect} scope="col">
              <abbr title={t(`aspectNames.${aspect}`)}>{t(`aspects.${aspect}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.verdicts.map((verdict, index) => (
          <tr key={index} className={verdict.outcome}>
            <th scope="row">
              {verdict.title}
              {verdict.kind !== "scenario" && <span className="kind"> {t(`kinds.${verdict.kind}`)}</span>}
            </th>
            {aspects.map((aspect) => (
              <td key={aspect}>
                <Cell
                  verdict={verdict}
                  aspect={aspect}
                  report={report}
                  isOpen={isOpened(opened, index, verdict, aspect)}
                  onOpen={(finding) => onOpen({ verdict: index, finding })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isOpened(opened: OpenedCell | null, index: number, verdict: SentVerdict, aspect: Aspect): boolean {
  if (opened?.verdict !== index) return false;
  const rule = verdict.findings[opened.finding]?.rule;
  return rule !== undefined && aspectOf(rule) === aspect;
}

interface CellProps {
  readonly verdict: SentVerdict;
  readonly aspect: Aspect;
  readonly report: SentReport;
  readonly isOpen: boolean;
  readonly onOpen: (finding: number) => void;
}

function Cell({ verdict, aspect, report, isOpen, onOpen }: CellProps) {
  const t = useTranslations("break.report");
  if (verdict.outcome === "skipped") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr">{t("skipped")}</span>
      </>
    );
  }
  const finding = verdict.findings.findIndex(({ rule }) => aspectOf(rule) === aspect);
  const rule = verdict.findings[finding]?.rule;
  if (rule === undefined) {
    return (
      <>
        <span className="ok" aria-hidden="true">
          ✓
        </span>
        <span className="sr">{t("right")}</span>
      </>
    );
  }
  const name = report.rules[rule]?.name ?? t(aspect === "accepted" ? "refused" : "unwise");
  const label = t("cell", {
    title: verdict.title,
    kind: t(`kinds.${verdict.kind}`),
    finding: withoutMarks(name),
  });
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={() => onOpen(finding)}
    >
      <span aria-hidden="true">✗</span>
    </button>
  );
}
