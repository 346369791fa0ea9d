import "../../../styles/figures.css";
import "../../../styles/quiz.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuizRoundPage } from "@/components/quiz/quiz-round-page";
import type { Locale } from "@/lib/i18n/routing";
import { quizIndex } from "@/lib/server/quiz-index";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "quiz" });
  return { title: t("roundTitle") };
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  return <QuizRoundPage index={quizIndex()} locale={locale} view={null} />;
}
