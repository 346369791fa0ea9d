import "../../styles/figures.css";
import "../../styles/quiz.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuizStartPage } from "@/components/quiz/quiz-start-page";
import type { Locale } from "@/lib/i18n/routing";
import { quizIndex } from "@/lib/server/quiz-index";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "quiz.start" });
  return { title: t("title"), description: t("lead", { count: quizIndex().length }) };
}

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  const { topic } = await searchParams;
  const asked = typeof topic === "string" ? topic : null;
  return <QuizStartPage key={asked} index={quizIndex()} locale={locale} topic={asked} />;
}
