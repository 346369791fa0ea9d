"use client";

import { useLocale } from "next-intl";
import type { MouseEvent } from "react";
import { type Locale, routing } from "@/lib/i18n/routing";
import { announceLocaleChange } from "../ui/locale-change";
import { getPathname, usePathname, useRouter } from "../ui/navigation";

type LanguageSwitchProps = { label: string; names: Readonly<Record<Locale, string>> };

/** The same page, at the same moment, in the other language. */
export function LanguageSwitch({ label, names }: LanguageSwitchProps) {
  const current = useLocale();
  const pathname = usePathname();
  const router = useRouter();

  function follow(event: MouseEvent, locale: Locale) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (locale !== current) announceLocaleChange();
    // Read at the press: the fragment changes with every step and never reaches the server.
    const { search, hash } = window.location;
    router.replace(`${pathname}${search}${hash}`, { locale, scroll: false });
  }

  return (
    <div className="lang" role="group" aria-label={label}>
      {routing.locales.map((locale) => (
        <a
          key={locale}
          href={getPathname({ href: pathname, locale })}
          hrefLang={locale}
          lang={locale}
          aria-label={names[locale]}
          aria-current={locale === current ? "true" : undefined}
          onClick={(event) => follow(event, locale)}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
