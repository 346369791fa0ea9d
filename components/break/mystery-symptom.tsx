"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Exercise } from "@/lib/exercise/exercise";

const q = (chunks: ReactNode) => <q>{chunks}</q>;

/** What one sees of a mystery from outside: how its run ends. */
export function MysterySymptom({ exercise }: { readonly exercise: Exercise }) {
  const t = useTranslations("break.mystery.symptom");
  const { fails, comparison } = exercise;
  const { prompt, trace } = fails;
  const end = trace.at(-1);
  const refusal = trace.find((event) => event.type === "request-refused");
  const calls = trace.filter(({ type }) => type === "request-sent").length;
  if (end?.type === "run-threw" && refusal !== undefined) {
    return t.rich("refused", { prompt, status: refusal.status, q });
  }
  if (end?.type === "run-threw") return t.rich("threw", { prompt, message: end.error.message, q });
  if (end?.type !== "run-returned") return t.rich("stopped", { prompt, q });
  if (end.value === "") return t.rich("returnedEmpty", { prompt, q });
  return t.rich(comparison.waste.all ? "returned" : "costly", { prompt, calls, q });
}
