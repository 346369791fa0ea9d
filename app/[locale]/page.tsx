import "../styles/figures.css";
import "../styles/player.css";
import { notFound } from "next/navigation";
import { PlaygroundPage } from "@/components/playground/playground-page";
import type { Locale } from "@/lib/i18n/routing";
import { playgroundData } from "@/lib/server/playground-data";

/** The first scenario, ready to be stepped: no page stands in front of it. */
export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  const data = await playgroundData("order-tracking", locale);
  if (data === null) notFound();
  return <PlaygroundPage data={data} locale={locale} />;
}
