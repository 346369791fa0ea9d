import "../../../styles/figures.css";
import "../../../styles/quiz.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { QuizRoundPage } from "@/components/quiz/quiz-round-page";
import type { Locale } from "@/lib/i18n/routing";
import { quizIndex } from "@/lib/server/quiz-index";
import { questionView } from "@/lib/server/quiz-question";

type Props = { params: Promise<{ locale: Locale; question: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, question } = await params;
  const topic = quizIndex().find(({ id }) => id === question)?.topic;
  if (topic === undefined) return {};
  const t = await getTranslations({ locale, namespace: "quiz" });
  return { title: t("questionTitle", { topic: t(`topics.${topic}`) }) };
}

export default async function Page({ params }: Props) {
  const { locale, question } = await params;
  const view = await questionView(question, locale);
  if (view === null) notFound();
  return <QuizRoundPage index={quizIndex()} locale={locale} view={view} />;
}
