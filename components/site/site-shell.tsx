import { NextIntlClientProvider } from "next-intl";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type { Locale } from "@/lib/i18n/routing";
import { Shortcuts } from "./shortcuts";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { ThemeScript } from "./theme-script";

/** Header, page, footer. A page hands the messages of its own client components to a provider of its own. */
export async function SiteShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Reading the request also makes every page dynamic, which a nonce needs.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <>
      <ThemeScript nonce={nonce} />
      <NextIntlClientProvider messages={await pickMessages(locale, ["errors"])}>
        <SiteHeader />
        {children}
        <SiteFooter />
        <Shortcuts />
      </NextIntlClientProvider>
    </>
  );
}
