"use client";

import "./styles/shell.css";
import { usePathname } from "next/navigation";
import { FailureNotice } from "@/components/site/failure-notice";
import en from "@/lib/i18n/messages/en/errors.json";
import fr from "@/lib/i18n/messages/fr/errors.json";

/** The last resort, when the layout itself failed: no provider is left, so it carries its own words. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  const french = usePathname().startsWith("/fr");
  const { title, text, again } = (french ? fr : en).failed;
  return (
    <html lang={french ? "fr" : "en"}>
      <body>
        <main className="page alone">
          <FailureNotice title={title} text={text} again={again} onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
