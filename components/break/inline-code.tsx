import { Fragment } from "react";

/** A text of the content whose code stands between backticks. */
export function InlineCode({ text }: { readonly text: string }) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** The same without the signs, for names. */
export function withoutCode(text: string): string {
  return text.replaceAll("`", "");
}
