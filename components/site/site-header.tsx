import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "../ui/navigation";
import { LanguageSwitch } from "./language-switch";
import { NavLink } from "./nav-link";
import { ThemeSwitch } from "./theme-switch";

const pages = [
  { href: "/", folder: "/play", name: "nav.play" },
  { href: "/break", folder: "/break", name: "nav.break" },
  { href: "/quiz", folder: "/quiz", name: "nav.quiz" },
  { href: "/reference", folder: "/reference", name: "nav.reference" },
] as const;

/** The mark: a loop with the run's token in it. */
function Mark() {
  return (
    <svg
      className="mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="M12 3.5a8.5 8.5 0 1 1-6.6 3.15" />
      <path d="M5.9 2.6 5.2 7l4.4-.5" />
      <circle className="tok" cx="12" cy="12" r="2.6" stroke="none" />
    </svg>
  );
}

function hint(chunks: ReactNode) {
  return <span className="sr">{chunks}</span>;
}

/** The head of every page: name, main navigation, language, theme. */
export async function SiteHeader() {
  const t = await getTranslations("site");
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <header className="site">
        <Link className="name" href="/" prefetch={false}>
          <Mark />
          {t("title")}
        </Link>
        <nav aria-label={t("nav.label")}>
          <ul>
            {pages.map(({ href, folder, name }) => (
              <li key={href}>
                <NavLink href={href} folder={folder}>
                  {t(name)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="tagline">{t("tagline")}</p>
        <div className="prefs">
          <LanguageSwitch
            label={t("language.label")}
            names={{ en: t("language.en"), fr: t("language.fr") }}
          />
          <ThemeSwitch
            toDark={t.rich("theme.toDark", { hint })}
            toLight={t.rich("theme.toLight", { hint })}
          />
        </div>
      </header>
    </>
  );
}
