import type { CodeLine } from "@/lib/quiz/question-view";

/** The coloured pieces of one line. */
export function CodePieces({ line }: { readonly line: CodeLine }) {
  if (line.length === 0) return " ";
  return line.map(({ text, kind }, place) => (
    <span key={place} className={kind === "" ? undefined : kind}>
      {text}
    </span>
  ));
}

interface CodeListingProps {
  /** Names the listing for those who do not see it. */
  readonly label: string;
  readonly lines: readonly CodeLine[];
}

/** Code to be read, with its line numbers. It scrolls inside itself. */
export function CodeListing({ label, lines }: CodeListingProps) {
  return (
    <div className="scroll listing" tabIndex={0} role="region" aria-label={label}>
      <ol className="code">
        {lines.map((line, index) => (
          <li key={index}>
            <span className="ln" aria-hidden="true">
              {index + 1}
            </span>
            <code>
              <CodePieces line={line} />
            </code>
          </li>
        ))}
      </ol>
    </div>
  );
}
