import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/navigation";
import type { Scenario } from "@/lib/content/scenario";
import type { Locale } from "@/lib/i18n/routing";
import { stopReasons } from "@/lib/messages-api/stop-reason";
import { codeTag } from "./code-tag";

interface Props {
  readonly scenarios: readonly Scenario[];
  readonly locale: Locale;
}

/** Every `stop_reason` with its action and the scenarios that reach it. */
export async function StopReasonTable({ scenarios, locale }: Props) {
  const t = await getTranslations("reference.stops");
  const values = [...stopReasons.map(({ value }) => value as string), "compaction", "default"];
  return (
    <div className="wide" role="region" aria-label={t("title")} tabIndex={0}>
      <table className="stacks">
        <thead>
          <tr>
            <th scope="col">{t("value")}</th>
            <th scope="col">{t("meaning")}</th>
            <th scope="col">{t("action")}</th>
            <th scope="col">{t("seen")}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value} id={`stop-${value}`}>
              <th scope="row">
                <code>{value}</code>
              </th>
              <td data-label={t("meaning")}>{t.rich(`rows.${value}.meaning`, codeTag)}</td>
              <td data-label={t("action")}>{t.rich(`rows.${value}.action`, codeTag)}</td>
              <td data-label={t("seen")}>
                <Reaching value={value} scenarios={scenarios} locale={locale} none={t("none")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reaching({
  value,
  scenarios,
  locale,
  none,
}: Props & { readonly value: string; readonly none: string }) {
  const reaching = scenarios.filter(({ stopReasons: reached }) => reached.some((each) => each === value));
  if (reaching.length === 0) return <>{none}</>;
  return (
    <ul className="seen">
      {reaching.slice(0, 3).map(({ id, title }) => (
        <li key={id}>
          <Link href={`/play/${id}`} prefetch={false}>
            {title[locale]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
