import { getTranslations } from "next-intl/server";

export default async function PlayPage() {
  const t = await getTranslations("site");
  return (
    <main id="main" tabIndex={-1} className="page">
      <header className="opening">
        <p className="sc">{t("nav.play")}</p>
        <h1>{t("title")}</h1>
        <p className="lead">{t("description")}</p>
      </header>
    </main>
  );
}
