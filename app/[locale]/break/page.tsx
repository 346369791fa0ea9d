import "../../styles/break.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BreakIndexPage } from "@/components/break/break-index-page";
import { addressOf, allAntiPatterns } from "@/lib/content/anti-patterns/all-anti-patterns";
import type { Locale } from "@/lib/i18n/routing";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "break.index" });
  return { title: t("title"), description: t("lead", { count: allAntiPatterns.length }) };
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  const entries = allAntiPatterns.map((antiPattern, index) => ({
    id: antiPattern.id,
    address: addressOf(antiPattern),
    family: antiPattern.family,
    number: index + 1,
    title: antiPattern.title[locale],
    symptomTitle: antiPattern.symptomTitle[locale],
    symptom: antiPattern.symptom[locale],
  }));
  return <BreakIndexPage entries={entries} locale={locale} />;
}
