import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Scenario } from "@/lib/content/scenario";
import type { Locale } from "@/lib/i18n/routing";
import { FindingList, LintList } from "./advice-list";
import { codeTag } from "./code-tag";
import { Glossary } from "./glossary";
import { RuleList } from "./rule-list";
import { StopReasonTable } from "./stop-reason-table";

interface Props {
  readonly scenarios: readonly Scenario[];
  readonly locale: Locale;
}

/** The reference: lists made from the same data as the rules, the diagnosis and the scenarios. */
export async function ReferencePage({ scenarios, locale }: Props) {
  const t = await getTranslations("reference");
  const parts: readonly (readonly [string, ReactNode])[] = [
    ["stops", <StopReasonTable key="stops" scenarios={scenarios} locale={locale} />],
    ["rules", <RuleList key="rules" />],
    ["lints", <LintList key="lints" />],
    ["findings", <FindingList key="findings" />],
    ["glossary", <Glossary key="glossary" />],
  ];
  return (
    <main id="main" tabIndex={-1} className="page reference">
      <header className="opening">
        <h1>{t("title")}</h1>
        <p className="lead">{t.rich("lead", codeTag)}</p>
      </header>
      <nav className="contents" aria-label={t("contents")}>
        <ul>
          {parts.map(([name]) => (
            <li key={name}>
              <a href={`#${name}`}>{t(`${name}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(([name, list]) => (
        <section key={name} className="part" aria-labelledby={name}>
          <h2 id={name}>{t(`${name}.title`)}</h2>
          {t.has(`${name}.lead`) && <p className="part-lead">{t.rich(`${name}.lead`, codeTag)}</p>}
          {list}
        </section>
      ))}
    </main>
  );
}
