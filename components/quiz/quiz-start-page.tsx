import { NextIntlClientProvider } from "next-intl";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type { Locale } from "@/lib/i18n/routing";
import type { QuizEntry } from "@/lib/quiz/question-view";
import { QuizStart } from "./quiz-start";

interface QuizStartPageProps {
  readonly index: readonly QuizEntry[];
  readonly locale: Locale;
  /** The topic that a link asks for. */
  readonly topic: string | null;
}

/** The door of the quiz, with its own messages and no question. */
export async function QuizStartPage({ index, locale, topic }: QuizStartPageProps) {
  return (
    <main id="main" tabIndex={-1} className="page quiz">
      <NextIntlClientProvider messages={await pickMessages(locale, ["quiz"])}>
        <QuizStart index={index} locale={locale} topic={topic} />
      </NextIntlClientProvider>
    </main>
  );
}
