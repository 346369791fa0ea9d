import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/site.css";
import type { Metadata, Viewport } from "next";
import { hasLocale, NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Shortcuts } from "@/components/site/shortcuts";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { ThemeScript } from "@/components/site/theme-script";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { routing } from "@/lib/i18n/routing";
import { preloadedFonts } from "../font-files";

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site");
  return { title: { template: `%s · ${t("title")}`, default: t("title") }, description: t("description") };
}

export default async function LocaleLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  // Reading the request also makes every page dynamic, which a nonce needs.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  for (const font of preloadedFonts)
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <ThemeScript nonce={nonce} />
        <NextIntlClientProvider messages={await pickMessages(locale, ["errors"])}>
          <SiteHeader />
          {children}
          <SiteFooter />
          <Shortcuts />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
