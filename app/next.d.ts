/// <reference types="next" />
import type { Locale as AppLocale } from "@/lib/i18n/routing";

declare module "next-intl" {
  interface AppConfig {
    Locale: AppLocale;
  }
}
