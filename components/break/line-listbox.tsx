"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { HighlightedLine } from "@/components/trace/highlighted-code";
import { CodePieces } from "./code-pieces";
import { walkLines } from "./line-keys";

/** What is known of a line. */
export type LineMark = "tried" | "faulty" | null;

interface LineListboxProps {
  readonly lines: readonly HighlightedLine[];
  readonly markOf: (line: number) => LineMark;
  /** The line marked last; null before the first. */
  readonly selected: number | null;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly onMark: (line: number) => void;
}

/** Digits typed within this time belong to one number. */
const typingMilliseconds = 900;

/** The program as a list to choose from. Walking costs nothing: only Enter, Space or a press marks a line. */
export function LineListbox(props: LineListboxProps) {
  const { lines, markOf, selected, labelledBy, describedBy, onMark } = props;
  const box = useRef<HTMLOListElement>(null);
  const typed = useRef({ digits: "", at: -Infinity });
  const [active, setActive] = useState(selected ?? 1);

  useEffect(() => {
    if (box.current?.contains(document.activeElement) === true)
      box.current.children[active - 1]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onMark(active);
      return;
    }
    const goesOn = event.timeStamp - typed.current.at < typingMilliseconds;
    const step = walkLines(event.key, active, lines.length, goesOn ? typed.current.digits : "");
    if (step === null) return;
    event.preventDefault();
    typed.current = { digits: step.digits, at: event.timeStamp };
    setActive(step.line);
  };

  return (
    <div className="scroll marking">
      <ol
        ref={box}
        className="code"
        role="listbox"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-activedescendant={`line-${active}`}
        onKeyDown={onKeyDown}
      >
        {lines.map((line, index) => {
          const number = index + 1;
          return (
            <LineOption
              key={number}
              number={number}
              line={line}
              mark={markOf(number)}
              isActive={number === active}
              isSelected={number === selected}
              onPress={() => {
                setActive(number);
                onMark(number);
              }}
            />
          );
        })}
      </ol>
    </div>
  );
}

interface LineOptionProps {
  readonly number: number;
  readonly line: HighlightedLine;
  readonly mark: LineMark;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

const glyphs = { tried: "✗", faulty: "◆" } as const;

function LineOption({ number, line, mark, isActive, isSelected, onPress }: LineOptionProps) {
  const t = useTranslations("break.locate");
  const classes = [isActive ? "active" : "", mark === "faulty" ? "located" : (mark ?? "")];
  return (
    <li
      id={`line-${number}`}
      role="option"
      aria-selected={isSelected}
      className={classes.join(" ").trim() || undefined}
      onClick={onPress}
    >
      <span className="ln">
        {mark !== null && (
          <span className="glyph" aria-hidden="true">
            {glyphs[mark]}
          </span>
        )}
        {number}
      </span>
      <code>
        <CodePieces line={line} />
      </code>
      {mark !== null && <span className="sr">{t(mark)}</span>}
    </li>
  );
}
