import { NextIntlClientProvider } from "next-intl";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type { Locale } from "@/lib/i18n/routing";
import type { QuestionView, QuizEntry } from "@/lib/quiz/question-view";
import { QuizRound } from "./quiz-round";
import { QuizSingle } from "./quiz-single";

interface QuizRoundPageProps {
  readonly index: readonly QuizEntry[];
  readonly locale: Locale;
  /** The one question of the page; null for a round, whose questions the browser knows. */
  readonly view: QuestionView | null;
}

/** The page that asks, with its own messages and no question but the one it is about. */
export async function QuizRoundPage({ index, locale, view }: QuizRoundPageProps) {
  return (
    <main id="main" tabIndex={-1} className="page quiz">
      <NextIntlClientProvider messages={await pickMessages(locale, ["quiz"])}>
        {view === null ? (
          <QuizRound index={index} locale={locale} />
        ) : (
          <QuizSingle index={index} locale={locale} view={view} />
        )}
      </NextIntlClientProvider>
    </main>
  );
}
