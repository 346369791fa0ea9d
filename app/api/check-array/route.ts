import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/routing";
import { checkArrayEndpoint } from "@/lib/server/check-array";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

async function ruleText(rule: string, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: "rules" });
  const key = `${rule}.what`;
  return t.has(key) ? t.markup(key, { code: (chunks) => `\`${chunks}\`` }) : "";
}

export function POST(request: Request): Promise<Response> {
  return checkArrayEndpoint(request, ruleText);
}
