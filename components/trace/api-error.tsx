"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { EventOf } from "@/lib/trace/event";

interface ApiErrorProps {
  readonly event: EventOf<"request-refused">;
  /** It came with the step under the cursor. */
  readonly latest?: boolean;
  readonly action?: ReactNode;
}

/** The API's refusal in its own words. */
export function ApiError({ event, latest = false, action }: ApiErrorProps) {
  const t = useTranslations("player.error");
  const { status, error, retryAfterSeconds } = event;
  return (
    <div className="apierror" data-latest={latest ? "" : undefined}>
      <p className="status">
        <b>{status === 0 ? t("noReply") : status}</b>
        <code>{error.error.type}</code>
      </p>
      <p className="wording">{error.error.message}</p>
      {retryAfterSeconds !== undefined && (
        <p className="request">
          <code>retry-after: {retryAfterSeconds}</code>
        </p>
      )}
      {error.request_id !== null && <p className="request">{error.request_id}</p>}
      {action}
    </div>
  );
}
