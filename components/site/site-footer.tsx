import { getTranslations } from "next-intl/server";
import { ShortcutsButton } from "./shortcuts-button";

/** The foot of reading pages; pages that fill the window have none. */
export async function SiteFooter() {
  const t = await getTranslations("site");
  return (
    <footer className="site-foot">
      <p>{t("footer.note")}</p>
      <ShortcutsButton>{t("shortcuts.title")}</ShortcutsButton>
    </footer>
  );
}
