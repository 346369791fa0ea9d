import "../../../styles/figures.css";
import "../../../styles/player.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PlaygroundPage } from "@/components/playground/playground-page";
import { scenarioOf } from "@/lib/content/all-scenarios";
import type { Locale } from "@/lib/i18n/routing";
import { playgroundData } from "@/lib/server/playground-data";

type Props = { params: Promise<{ locale: Locale; scenario: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, scenario } = await params;
  const title = scenarioOf(scenario)?.title[locale];
  return title === undefined ? {} : { title };
}

export default async function Page({ params }: Props) {
  const { locale, scenario } = await params;
  const data = await playgroundData(scenario, locale);
  if (data === null) notFound();
  return <PlaygroundPage data={data} locale={locale} />;
}
