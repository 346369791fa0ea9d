import { getTranslations } from "next-intl/server";
import { CodeSpans } from "@/components/ui/code-spans";
import { Link } from "@/components/ui/navigation";
import type { Scenario } from "@/lib/content/scenario";
import type { Locale } from "@/lib/i18n/routing";

interface Props {
  readonly scenarios: readonly Scenario[];
  readonly locale: Locale;
}

/** Every scenario with its lesson and the branches it takes. */
export async function ScenarioIndex({ scenarios, locale }: Props) {
  const t = await getTranslations("scenarios");
  return (
    <main id="main" tabIndex={-1} className="page index">
      <header className="opening">
        <h1>{t("title")}</h1>
        <p className="lead">{t.rich("lead", { code: (chunks) => <code>{chunks}</code> })}</p>
      </header>
      <ol className="entries">
        {scenarios.map(({ id, title, lesson, stopReasons }, index) => (
          <li key={id}>
            <span className="idx" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>
                <Link href={`/play/${id}`} prefetch={false}>
                  {title[locale]}
                </Link>
              </h2>
              <p className="lesson">
                <CodeSpans text={lesson[locale]} />
              </p>
            </div>
            <ul className="reasons" aria-label={t("reasons")}>
              {stopReasons.map((reason) => (
                <li key={reason}>
                  <code>{reason}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="onward">
        <Link href="/break" prefetch={false}>
          {t("next")}
        </Link>
        <Link href="/agent" prefetch={false}>
          {t("agent")}
        </Link>
      </p>
    </main>
  );
}
