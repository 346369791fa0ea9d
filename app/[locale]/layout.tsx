import "../styles/shell.css";
import type { Metadata, Viewport } from "next";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { SiteShell } from "@/components/site/site-shell";
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
  for (const font of preloadedFonts)
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <SiteShell locale={locale}>{children}</SiteShell>
      </body>
    </html>
  );
}
