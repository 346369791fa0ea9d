import { NextIntlClientProvider } from "next-intl";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import type { Locale, Scenario } from "@/lib/content/scenario";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type { Trace } from "@/lib/trace/event";
import { Playground } from "./playground";

interface PlaygroundPageProps {
  readonly data: {
    readonly scenario: Scenario;
    readonly number: number;
    readonly total: number;
    readonly lines: readonly HighlightedLine[];
    readonly trace: Trace;
  };
  readonly locale: Locale;
}

/** The main part of a player page, with the messages that it needs and no others. */
export async function PlaygroundPage({ data, locale }: PlaygroundPageProps) {
  const { scenario, number, total, lines, trace } = data;
  const messages = await pickMessages(locale, ["player", "trace", "playground"]);
  return (
    <main id="main" tabIndex={-1} className="fill">
      <NextIntlClientProvider messages={messages}>
        <Playground
          scenario={scenario}
          number={number}
          total={total}
          locale={locale}
          lines={lines}
          trace={trace}
        />
      </NextIntlClientProvider>
    </main>
  );
}
