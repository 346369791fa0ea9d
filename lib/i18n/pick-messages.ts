import { loadMessages, type Namespace } from "./load-messages";
import type { Locale } from "./routing";

/**
 * The messages that one page hands to its `NextIntlClientProvider`.
 * A provider writes all it is given into the page's HTML, so a page names what its client
 * components use and nothing else (exam answers must never travel).
 * @param namespaces names of files under `messages/<locale>/`.
 */
export function pickMessages(
  locale: Locale,
  namespaces: readonly string[],
): Promise<Record<string, Namespace>> {
  return loadMessages(locale, namespaces);
}
