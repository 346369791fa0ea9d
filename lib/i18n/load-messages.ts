import type { AbstractIntlMessages } from "next-intl";
import type { Locale } from "./routing";

/** One namespace's messages; nested objects are allowed, leaves are ICU strings. */
export type Namespace = AbstractIntlMessages;

// A file under messages/<locale>/ is a namespace of the same name: adding one needs no registration.
const files = import.meta.glob<{ default: Namespace }>("./messages/*/*.json");

/** `./messages/en/site.json` → `{ locale: "en", namespace: "site" }`. */
function nameOf(path: string): { locale: string; namespace: string } {
  const [locale = "", file = ""] = path.split("/").slice(-2);
  return { locale, namespace: file.replace(/\.json$/, "") };
}

/**
 * Loads the catalogue of one language.
 * @param only the namespaces wanted; all of them when absent.
 * @returns messages by namespace.
 * @throws when a wanted namespace has no file, so that a typing mistake shows at once.
 */
export async function loadMessages(
  locale: Locale,
  only?: readonly string[],
): Promise<Record<string, Namespace>> {
  const wanted = Object.entries(files).filter(([path]) => {
    const name = nameOf(path);
    return name.locale === locale && (only === undefined || only.includes(name.namespace));
  });
  const loaded = await Promise.all(
    wanted.map(async ([path, load]) => [nameOf(path).namespace, (await load()).default] as const),
  );
  const messages = Object.fromEntries(loaded);
  const missing = only?.filter((namespace) => messages[namespace] === undefined) ?? [];
  if (missing.length > 0) throw new Error(`no ${locale} messages for: ${missing.join(", ")}`);
  return messages;
}
