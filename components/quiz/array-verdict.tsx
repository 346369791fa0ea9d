import { useTranslations } from "next-intl";
import type { ArrayCheck } from "@/lib/quiz/array-check";
import { Note } from "./note";
import { CodeSpans } from "@/components/ui/code-spans";

interface ArrayVerdictProps {
  readonly check: ArrayCheck | "checking" | "failed" | undefined;
  /** Nothing has been judged yet. */
  readonly isFirst: boolean;
  /** A later try was right, after the first had been wrong. */
  readonly solvedLater: boolean;
}

/** What the API says to a repaired array: its own words, and the rule behind them. */
export function ArrayVerdict({ check, isFirst, solvedLater }: ArrayVerdictProps) {
  const t = useTranslations("quiz.array");
  if (check === undefined) return null;
  if (check === "checking") return <p className="checking">{t("checking")}</p>;
  if (check === "failed") {
    return (
      <p className="blank" role="alert">
        {isFirst ? t("failed") : t("failedAgain")}
      </p>
    );
  }
  switch (check.type) {
    case "right":
      return (
        <Note mark="right" verdict={t("accepted")}>
          <p>{solvedLater ? t("acceptedLater") : t("acceptedText")}</p>
        </Note>
      );
    case "not-json":
      return (
        <Note mark="wrong" verdict={t("notJson")}>
          <p>
            <code>{check.message}</code>
          </p>
        </Note>
      );
    case "not-an-array":
      return (
        <Note mark="wrong" verdict={t("notArray")}>
          <p>{t("notArrayText")}</p>
        </Note>
      );
    case "lost":
      return (
        <Note mark="wrong" verdict={t("lost")}>
          <p>{t("lostText")}</p>
          <p>
            <code>{check.what}</code>
          </p>
        </Note>
      );
    case "refused":
      return <Refused check={check} />;
    default:
      return check satisfies never;
  }
}

function Refused({ check }: { readonly check: Extract<ArrayCheck, { type: "refused" }> }) {
  const t = useTranslations("quiz.array");
  return (
    <Note mark="wrong" verdict={t("refused")}>
      <div className="apierror">
        <p className="status">
          <b>{check.status}</b> <code>{check.errorType}</code>
        </p>
        <p className="wording">{check.message}</p>
        {check.path !== "" && (
          <p className="req">
            <code>{check.path}</code>
          </p>
        )}
      </div>
      {check.rule !== "" && (
        <p>
          <CodeSpans text={check.rule} />
        </p>
      )}
    </Note>
  );
}
