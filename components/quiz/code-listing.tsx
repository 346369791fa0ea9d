import { useEffect, useRef } from "react";
import { CodePieces } from "@/components/trace/code-pieces";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";

interface CodeListingProps {
  /** Names the listing for those who do not see it. */
  readonly label: string;
  readonly lines: readonly HighlightedLine[];
  /** The line that a run has reached, from 1. */
  readonly executing?: number;
}

/** Code to be read, with its line numbers. It scrolls inside itself, and opens where the run stands. */
export function CodeListing({ label, lines, executing }: CodeListingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>("li.now");
    if (box.current === null || line === null || line === undefined) return;
    box.current.scrollTop = line.offsetTop - 2 * line.offsetHeight;
  }, [executing]);
  return (
    <div className="scroll listing" ref={box} tabIndex={0} role="region" aria-label={label}>
      <ol className="code">
        {lines.map((line, index) => (
          <ListedLine key={index} number={index + 1} line={line} isNow={index + 1 === executing} />
        ))}
      </ol>
    </div>
  );
}

interface ListedLineProps {
  readonly number: number;
  readonly line: HighlightedLine;
  readonly isNow: boolean;
}

function ListedLine({ number, line, isNow }: ListedLineProps) {
  return (
    <li className={isNow ? "now" : undefined} aria-current={isNow ? "step" : undefined}>
      <span className="ln" aria-hidden="true">
        {isNow && <span className="glyph">▶</span>}
        {number}
      </span>
      <code>
        <CodePieces line={line} />
      </code>
    </li>
  );
}
