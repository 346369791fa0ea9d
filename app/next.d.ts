/// <reference types="next" />
import type { Locale as AppLocale } from "@/lib/i18n/routing";

declare module "next-intl" {
  interface AppConfig {
    Locale: AppLocale;
  }
}

// Next.js generates the same while it builds; stated here, the types hold on a fresh clone too.
declare module "next/root-params" {
  export function locale(): Promise<string>;
}
