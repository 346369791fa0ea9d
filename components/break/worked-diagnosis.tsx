"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CodePieces } from "@/components/trace/code-pieces";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { Link } from "@/components/ui/navigation";
import type { WorkedDiagnosis as Worked } from "@/lib/exercise/exercise";
import { EffectTable } from "./effect-table";
import { CodeSpans } from "@/components/ui/code-spans";

interface WorkedDiagnosisProps {
  readonly worked: Worked;
  /** The faulty lines in their colours. */
  readonly lines: readonly HighlightedLine[];
}

const q = (chunks: ReactNode) => <q>{chunks}</q>;
const i = (chunks: ReactNode) => <i>{chunks}</i>;

/** How a sibling of this bug is diagnosed, from the symptom to the cure: an example before the first of a family. */
export function WorkedDiagnosis({ worked, lines }: WorkedDiagnosisProps) {
  const t = useTranslations("break.worked");
  const { prompt, scenario } = worked;
  return (
    <details className="worked">
      <summary>
        <span className="sc">{t("summary")}</span> <b>{worked.symptomTitle}</b>
      </summary>
      <ol className="walk">
        <li>
          <h3>{t("observe")}</h3>
          <p>
            {t.rich("asked", { prompt, scenario, q, i })} <CodeSpans text={worked.symptom} />
          </p>
          <p>{t("shared")}</p>
          <EffectTable {...worked.comparison} />
        </li>
        <li>
          <h3>{t("locate")}</h3>
          <p>{t("lines")}</p>
          <ol className="code">
            {worked.lines.map(({ number }, index) => (
              <li key={number} className="located">
                <span className="ln">
                  <span className="glyph" aria-hidden="true">
                    ◆
                  </span>
                  {number}
                </span>
                <code>
                  <CodePieces line={lines[index] ?? []} />
                </code>
              </li>
            ))}
          </ol>
        </li>
        <li>
          <h3>{t("name")}</h3>
          <p>
            <CodeSpans text={t("belief", { belief: worked.belief })} />
          </p>
          <p>
            <CodeSpans text={t("against", { refutation: worked.refutation })} />
          </p>
        </li>
        <li>
          <h3>{t("fix")}</h3>
          <p>
            <CodeSpans text={worked.cure} />
          </p>
          <p className="see">
            <Link href={`/break/${worked.address}`} prefetch={false}>
              {t("open")}
            </Link>
          </p>
        </li>
      </ol>
    </details>
  );
}
