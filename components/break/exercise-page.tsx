import { NextIntlClientProvider } from "next-intl";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import type { Locale } from "@/lib/content/scenario";
import type { Exercise } from "@/lib/exercise/exercise";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { ExerciseView } from "./exercise-view";

export interface ExercisePageProps {
  readonly data: {
    readonly exercise: Exercise;
    readonly lines: Readonly<Record<"buggy" | "right" | "worked", readonly HighlightedLine[]>>;
  };
  readonly locale: Locale;
  /** The page is shown to others: answers hidden, letters large. */
  readonly presenting: boolean;
}

/** The main part of an exercise page, with the messages that it needs and no others. */
export async function ExercisePage({ data, locale, presenting }: ExercisePageProps) {
  const messages = await pickMessages(locale, ["player", "trace", "break"]);
  return (
    <main id="main" tabIndex={-1} className="page break">
      <NextIntlClientProvider messages={messages}>
        <ExerciseView key={data.exercise.id} {...data} locale={locale} presenting={presenting} />
      </NextIntlClientProvider>
    </main>
  );
}
