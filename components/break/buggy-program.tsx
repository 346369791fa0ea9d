"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The pane of the program that goes wrong: its heading, and below it whatever shows its lines. */
export function BuggyProgram({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("break");
  return (
    <section className="pane plain" aria-labelledby="h-code">
      <header>
        <h2 id="h-code">
          <span className="fig">{t("figure", { number: 1 })}</span> {t("locate.title")}
        </h2>
        <p>
          <code>agent-loop.ts</code>
        </p>
      </header>
      {children}
    </section>
  );
}
