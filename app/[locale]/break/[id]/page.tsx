import "../../../styles/figures.css";
import "../../../styles/player.css";
import "../../../styles/break.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ExercisePage } from "@/components/break/exercise-page";
import { antiPatternOf } from "@/lib/content/anti-patterns/all-anti-patterns";
import type { Locale } from "@/lib/i18n/routing";
import { breakData } from "@/lib/server/break-data";

type Props = {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const antiPattern = antiPatternOf(id);
  if (antiPattern === undefined) return {};
  return { title: antiPattern.symptomTitle[locale], description: antiPattern.symptom[locale] };
}

export default async function Page({ params, searchParams }: Props) {
  const { locale, id } = await params;
  const { present } = await searchParams;
  const data = await breakData(id, locale);
  if (data === null) notFound();
  return <ExercisePage data={data} locale={locale} presenting={present === "1"} />;
}
