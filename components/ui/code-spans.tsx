import { Fragment } from "react";

/** A text whose code stands between backticks. */
export function CodeSpans({ text }: { readonly text: string }) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** The same without the marks, for places where no element can stand. */
export function withoutMarks(text: string): string {
  return text.replaceAll("`", "");
}
