import { useTranslations } from "next-intl";
import { buttonClass } from "../ui/button";
import { Link } from "../ui/navigation";
import { Notice } from "../ui/notice";

/** Rounds live in the browser that they were begun in: a link from elsewhere finds none. */
export function NoRound() {
  const t = useTranslations("quiz.noRound");
  return (
    <Notice
      title={t("title")}
      as="page"
      actions={
        <Link className={buttonClass("solid")} href="/quiz" prefetch={false}>
          {t("start")}
        </Link>
      }
    >
      <p>{t("text")}</p>
    </Notice>
  );
}
