import { getTranslations } from "next-intl/server";
import { Link } from "../ui/navigation";
import { ShortcutsButton } from "./shortcuts-button";

/** The foot of reading pages; pages that fill the window have none. */
export async function SiteFooter() {
  const t = await getTranslations("site");
  return (
    <footer className="site-foot">
      <p>{t("footer.note")}</p>
      <Link href="/agent" prefetch={false}>
        {t("footer.agent")}
      </Link>
      <ShortcutsButton>{t("shortcuts.title")}</ShortcutsButton>
    </footer>
  );
}
