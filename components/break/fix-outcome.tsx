"use client";

import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import { TextButton } from "@/components/ui/button";
import type { SentReport } from "@/lib/exercise/sent-report";
import type { FixStore } from "@/lib/store/break-fix-store";

/** What became of “Run again”, said where it was pressed, with the way to the rest. It is this that is read out. */
export function FixOutcome({ fixing, solved }: { readonly fixing: FixStore; readonly solved: boolean }) {
  const t = useTranslations("break");
  const { status, report, problem, gradedSource, source } = useStore(fixing);
  const grading = status === "grading";
  const shown = grading ? null : report;
  return (
    <div className="outcome">
      <div role="status">
        {grading && <p className="aside">{t("fix.running")}</p>}
        {!grading && problem !== null && (
          <p className="verdict">
            <span aria-hidden="true">✗</span> {t(`fix.problems.${problemKey(problem.code)}`)}
          </p>
        )}
        {shown !== null && (
          <p className={shown.passed ? "verdict passed" : "verdict"}>
            <Verdict report={shown} />
          </p>
        )}
      </div>
      {shown !== null && (
        <p className="ways">
          {shown.passed && solved && <WayTo heading="h-done">{t("fix.toSolved")}</WayTo>}
          <WayTo heading="h-report">{t("fix.toReport")}</WayTo>
          {gradedSource !== source && <i>{t("report.stale")}</i>}
        </p>
      )}
    </div>
  );
}

/** The report in one sentence. */
export function Verdict({ report }: { readonly report: SentReport }) {
  const t = useTranslations("break.report");
  const failed = report.verdicts.filter(({ outcome }) => outcome !== "passed").length;
  return (
    <>
      <span aria-hidden="true">{report.passed ? "✓ " : "✗ "}</span>
      {report.passed ? t("passed") : t("failed", { failed, passed: report.verdicts.length - failed })}
    </>
  );
}

/** Leads to a heading further down. No fragment does: the address says where in the exercise one is. */
function WayTo({ heading, children }: { readonly heading: string; readonly children: string }) {
  const go = () => {
    const target = document.getElementById(heading);
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  };
  return <TextButton onClick={go}>{children}</TextButton>;
}

const explained = [
  "offline",
  "program-too-large",
  "body-too-large",
  "program-not-compiled",
  "busy",
  "internal",
] as const;

function problemKey(code: string): (typeof explained)[number] {
  return explained.find((each) => each === code) ?? "internal";
}
