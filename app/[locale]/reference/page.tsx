import "../../styles/reference.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReferencePage } from "@/components/reference/reference-page";
import { allScenarios } from "@/lib/content/all-scenarios";
import type { Locale } from "@/lib/i18n/routing";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reference");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  return <ReferencePage scenarios={allScenarios} locale={locale} />;
}
