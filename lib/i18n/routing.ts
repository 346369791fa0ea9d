import { defineRouting } from "next-intl/routing";

/** The languages of the product and how an address names them: `/en/…`, `/fr/…`. */
export const routing = defineRouting({
  locales: ["en", "fr"],
  defaultLocale: "en",
  localePrefix: "always",
});

export type Locale = (typeof routing.locales)[number];
