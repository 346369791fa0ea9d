import { useTranslations } from "next-intl";
import type { TopicScore } from "@/lib/store/quiz-rounds";
import { Link } from "../ui/navigation";

/** A round topic by topic, with the way to practise each. */
export function TopicScores({ topics }: { readonly topics: readonly TopicScore[] }) {
  const t = useTranslations("quiz");
  return (
    <section className="pane" aria-label={t("result.byTopic")}>
      <header>
        <h2>{t("result.byTopic")}</h2>
      </header>
      <table className="by-topic">
        <thead className="sr">
          <tr>
            <th scope="col">{t("result.topic")}</th>
            <th scope="col">{t("result.right")}</th>
            <th scope="col">{t("result.practise")}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, right, of, missed }) => (
            <tr key={topic}>
              <th scope="row">{t(`topics.${topic}`)}</th>
              <td>
                <span className={missed.length > 0 ? "mark wrong" : "mark right"} aria-hidden="true">
                  {missed.length > 0 ? "✗" : right === of ? "✓" : ""}
                </span>{" "}
                {t("result.rightOf", { right, of })}
              </td>
              <td>
                <Link href={`/quiz?topic=${topic}`} prefetch={false}>
                  {t("result.practise")}
                  <span className="sr">: {t(`topics.${topic}`)}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
