"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Phrase as PhraseData } from "@/lib/trace/frame";

const code = (chunks: ReactNode) => <code>{chunks}</code>;

/** A sentence of the catalogue `trace`, its wire words set in mono. */
export function Phrase({ of }: { readonly of: PhraseData }) {
  const t = useTranslations("trace");
  return <>{t.rich(of.key, { ...of.values, code })}</>;
}

/** The same sentences as plain text, for names, value texts and drawings. */
export function usePhraseText(): (phrase: PhraseData) => string {
  const t = useTranslations("trace");
  return (phrase) => t.markup(phrase.key, { ...phrase.values, code: (chunks) => chunks });
}
