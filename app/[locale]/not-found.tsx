import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation";
import { Notice } from "@/components/ui/notice";

export default async function NotFound() {
  const t = await getTranslations("errors.notFound");
  const home = (
    <Link href="/" className={buttonClass("solid")}>
      {t("home")}
    </Link>
  );
  return (
    <main id="main" tabIndex={-1} className="page alone">
      <Notice as="page" title={t("title")} actions={home}>
        <p className="lead">{t("text")}</p>
      </Notice>
    </main>
  );
}
