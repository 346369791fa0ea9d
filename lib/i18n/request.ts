import { locale as localeInAddress } from "next/root-params";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { loadMessages } from "./load-messages";
import { routing } from "./routing";

/** What server components translate with: every namespace of the language in the address. */
export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await localeInAddress());
  const locale = hasLocale(routing.locales, wanted) ? wanted : routing.defaultLocale;
  return { locale, messages: await loadMessages(locale), timeZone: "UTC" };
});
