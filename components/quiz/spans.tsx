/** A text in which `code spans` stand in backticks. */
export function Spans({ text }: { readonly text: string }) {
  return text
    .split("`")
    .map((part, place) =>
      place % 2 === 1 ? <code key={place}>{part}</code> : <span key={place}>{part}</span>,
    );
}

/** The same text without its marks, for where no element can stand. */
export function withoutMarks(text: string): string {
  return text.replaceAll("`", "");
}
