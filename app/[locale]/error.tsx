"use client";

import { useTranslations } from "next-intl";
import { FailureNotice } from "@/components/site/failure-notice";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useTranslations("errors.failed");
  return (
    <main id="main" tabIndex={-1} className="page alone">
      <FailureNotice
        title={t("title")}
        text={t("text")}
        again={t("again")}
        reference={error.digest === undefined ? undefined : t("reference", { digest: error.digest })}
        onRetry={retry}
      />
    </main>
  );
}
