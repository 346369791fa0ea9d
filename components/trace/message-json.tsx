"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Json } from "@/lib/trace/event";
import type { MessageView } from "@/lib/trace/frame";
import { JsonText } from "./json-text";

/** A message as it travels, on demand: it is set only once it is asked for. */
export function MessageJson({ message }: { readonly message: MessageView }) {
  const t = useTranslations("player.messages");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        JSON<span className="sr">{t("jsonOf", { index: message.index })}</span>
      </summary>
      {open && (
        <pre className="wire-json">
          <JsonText value={message.message as unknown as Json} width={46} />
        </pre>
      )}
    </details>
  );
}
