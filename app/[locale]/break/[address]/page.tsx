import "../../../styles/figures.css";
import "../../../styles/player.css";
import "../../../styles/break.css";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ExercisePage } from "@/components/break/exercise-page";
import { addressOf, antiPatternAt, antiPatternOf } from "@/lib/content/anti-patterns/all-anti-patterns";
import type { Locale } from "@/lib/i18n/routing";
import { breakData } from "@/lib/server/break-data";

type Props = {
  params: Promise<{ locale: Locale; address: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, address } = await params;
  const antiPattern = antiPatternAt(address);
  if (antiPattern === undefined) return {};
  return { title: antiPattern.symptomTitle[locale], description: antiPattern.symptom[locale] };
}

/** The address is the symptom: the id would tell the answer. Whoever comes with the id is led on. */
export default async function Page({ params, searchParams }: Props) {
  const { locale, address } = await params;
  const presenting = (await searchParams)["present"] === "1";
  const named = antiPatternOf(address);
  if (named !== undefined) redirect(`/${locale}/break/${addressOf(named)}${presenting ? "?present=1" : ""}`);
  const antiPattern = antiPatternAt(address);
  if (antiPattern === undefined) notFound();
  const data = await breakData(antiPattern, locale);
  return <ExercisePage data={data} locale={locale} presenting={presenting} />;
}
