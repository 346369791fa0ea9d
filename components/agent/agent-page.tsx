import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CodeSpans } from "@/components/ui/code-spans";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/navigation";
import type { Scenario } from "@/lib/content/scenario";
import type { Locale } from "@/lib/i18n/routing";
import { FaultTable } from "./fault-table";
import { snippetsFor } from "./snippets";

interface Props {
  readonly scenarios: readonly Scenario[];
  readonly locale: Locale;
  /** Address of this server, for example `http://localhost:3000`. */
  readonly origin: string;
}

const code = { code: (chunks: ReactNode) => <code>{chunks}</code> };

/** How to use the simulated API with a client of one's own. */
export async function AgentPage({ scenarios, locale, origin }: Props) {
  const t = await getTranslations("agent");
  const base = `${origin}/api/sim`;
  return (
    <main id="main" tabIndex={-1} className="page reference">
      <header className="opening">
        <h1>{t("title")}</h1>
        <p className="lead">{t.rich("lead", code)}</p>
      </header>
      <section className="part" aria-labelledby="base">
        <h2 id="base">{t("base.title")}</h2>
        <pre className="address">{base}</pre>
        <p>{t("base.generic")}</p>
        <pre className="address">{`${base}/<scenario>`}</pre>
        <p>{t("base.scenario")}</p>
      </section>
      <section className="part" aria-labelledby="start">
        <h2 id="start">{t("start.title")}</h2>
        {snippetsFor(base).map(({ name, text }) => (
          <div key={name} className="snippet">
            <h3>{t(`start.${name}`)}</h3>
            <pre tabIndex={0}>{text}</pre>
            <CopyButton
              text={text}
              label={t("start.copy")}
              copied={t("start.copied")}
              failed={t("start.copyFailed")}
            />
          </div>
        ))}
      </section>
      <section className="part" aria-labelledby="faults">
        <h2 id="faults">{t("faults.title")}</h2>
        <p className="part-lead">{t.rich("faults.lead", code)}</p>
        <FaultTable base={base} />
        <p>{t.rich("faults.when", code)}</p>
      </section>
      <section className="part" aria-labelledby="checks">
        <h2 id="checks">{t("checks.title")}</h2>
        <ul className="plain">
          <li>
            {t.rich("checks.rule", {
              ...code,
              reference: (chunks) => <Link href="/reference">{chunks}</Link>,
            })}
          </li>
          <li>{t.rich("checks.lints", code)}</li>
          <li>{t.rich("checks.versions", code)}</li>
          <li>{t.rich("checks.other", code)}</li>
        </ul>
      </section>
      <section className="part" aria-labelledby="scenarios">
        <h2 id="scenarios">{t("scenarios")}</h2>
        <dl className="glossary">
          {scenarios.map(({ id, title, lesson }) => (
            <div key={id}>
              <dt>
                <Link href={`/play/${id}`} prefetch={false}>
                  {title[locale]}
                </Link>
              </dt>
              <dd>
                <CodeSpans text={lesson[locale]} /> <code>{`${base}/${id}`}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}
