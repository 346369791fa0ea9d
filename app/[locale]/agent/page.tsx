import "../../styles/reference.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { AgentPage } from "@/components/agent/agent-page";
import { allScenarios } from "@/lib/content/all-scenarios";
import type { Locale } from "@/lib/i18n/routing";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("agent");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  const sent = await headers();
  const protocol = sent.get("x-forwarded-proto") ?? "http";
  const origin = `${protocol}://${sent.get("host") ?? "localhost:3000"}`;
  return <AgentPage scenarios={allScenarios} locale={locale} origin={origin} />;
}
