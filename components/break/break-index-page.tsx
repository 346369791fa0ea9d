import { NextIntlClientProvider } from "next-intl";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type { Locale } from "@/lib/content/scenario";
import { BreakIndex, type BreakEntry } from "./break-index";

interface BreakIndexPageProps {
  readonly entries: readonly BreakEntry[];
  readonly locale: Locale;
}

/** The index of the bugs, with the messages that it needs and no others. */
export async function BreakIndexPage({ entries, locale }: BreakIndexPageProps) {
  const messages = await pickMessages(locale, ["break"]);
  return (
    <main id="main" tabIndex={-1} className="page break">
      <NextIntlClientProvider messages={messages}>
        <BreakIndex entries={entries} />
      </NextIntlClientProvider>
    </main>
  );
}
