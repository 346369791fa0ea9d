"use client";

import { useTranslations } from "next-intl";
import type { Json } from "@/lib/trace/event";
import { contentParts, type ContentPart } from "./block-content";
import { ClampedText } from "./clamped-text";
import { JsonText } from "./json-text";

/** What a tool answered: texts as words, media by their source, found pages by their titles. */
export function ResultContent({ content }: { readonly content: Json | undefined }) {
  const t = useTranslations("player.messages");
  const parts = contentParts(content);
  if (parts.length === 0) return <span className="say aside">{t("empty")}</span>;
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: ContentPart }) {
  switch (part.type) {
    case "text":
      return <ClampedText text={part.text} className="say" />;
    case "media":
      return (
        <div>
          {part.kind} {part.source}
        </div>
      );
    case "link":
      return (
        <div>
          <span className="say">{part.title}</span> {part.title === part.url ? "" : part.url}
        </div>
      );
    case "other":
      return (
        <div>
          <JsonText value={part.value} width={32} />
        </div>
      );
    default:
      return part satisfies never;
  }
}
