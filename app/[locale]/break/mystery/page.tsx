import "../../../styles/figures.css";
import "../../../styles/player.css";
import "../../../styles/break.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ExercisePage } from "@/components/break/exercise-page";
import type { Locale } from "@/lib/i18n/routing";
import { mysteryData, newSeed, seedFrom } from "@/lib/server/break-data";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const seed = seedFrom((await searchParams)["seed"]);
  const t = await getTranslations({ locale, namespace: "break" });
  return { title: seed === null ? t("index.mysteryTitle") : t("mystery.crumb", { seed: String(seed) }) };
}

/** The seed stands in the address: whoever opens it sees the same mystery. Without one, a new one is drawn. */
export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  const { seed: asked, present } = await searchParams;
  const seed = seedFrom(asked);
  if (seed === null) redirect(`/${locale}/break/mystery?seed=${newSeed()}`);
  const data = await mysteryData(seed, locale);
  return <ExercisePage data={data} locale={locale} presenting={present === "1"} />;
}
