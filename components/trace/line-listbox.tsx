"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { CodePieces } from "./code-pieces";
import type { HighlightedLine } from "@/lib/trace/highlighted-code";
import { walkLines } from "./line-keys";

/** What is said of a line, beside its number. */
export interface LineNote {
  readonly className: string;
  readonly glyph: string;
  /** For those who do not see the glyph; empty when the selection says it already. */
  readonly text: string;
}

interface LineListboxProps {
  /** Begins the ids of the lines: unlike that of any other list on the page. */
  readonly id: string;
  readonly lines: readonly HighlightedLine[];
  readonly noteOf: (line: number) => LineNote | null;
  /** The line marked last, from 1; null before the first. */
  readonly selected: number | null;
  /** A line to scroll into the box while the page stays; null for none. */
  readonly reveal?: number | null;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onMark: (line: number) => void;
}

/** Digits typed within this time belong to one number. */
const typingMilliseconds = 900;

/** A program as a list to choose a line from. Walking costs nothing: only Enter, Space or a press marks a line. */
export function LineListbox(props: LineListboxProps) {
  const { id, lines, noteOf, selected, reveal = null, labelledBy, describedBy, onMark } = props;
  const box = useRef<HTMLOListElement>(null);
  const typed = useRef({ digits: "", at: -Infinity });
  const [active, setActive] = useState(selected ?? 1);

  useEffect(() => {
    if (box.current?.contains(document.activeElement) === true)
      box.current.children[active - 1]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  useEffect(() => {
    if (reveal !== null) showInBox(box.current, reveal);
  }, [reveal]);

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
    // Digits go to a line here, whatever they do around it.
    event.stopPropagation();
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
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={onKeyDown}
      >
        {lines.map((line, index) => {
          const number = index + 1;
          return (
            <LineOption
              key={number}
              id={`${id}-${number}`}
              number={number}
              line={line}
              note={noteOf(number)}
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
  readonly id: string;
  readonly number: number;
  readonly line: HighlightedLine;
  readonly note: LineNote | null;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

function LineOption({ id, number, line, note, isActive, isSelected, onPress }: LineOptionProps) {
  const classes = [isActive ? "active" : "", note?.className ?? ""].join(" ").trim();
  return (
    <li
      id={id}
      role="option"
      aria-selected={isSelected}
      className={classes === "" ? undefined : classes}
      onClick={onPress}
    >
      <span className="ln">
        {note !== null && (
          <span className="glyph" aria-hidden="true">
            {note.glyph}
          </span>
        )}
        {number}
      </span>
      <code>
        <CodePieces line={line} />
      </code>
      {note !== null && note.text !== "" && <span className="sr">{note.text}</span>}
    </li>
  );
}

/** Scrolls a line into the box around a list. The page stays: the focus may be far below. */
function showInBox(list: HTMLOListElement | null, number: number): void {
  const scroller = list?.parentElement;
  const line = list?.children[number - 1];
  if (!(line instanceof HTMLElement) || scroller === null || scroller === undefined) return;
  const top = line.offsetTop - scroller.scrollTop;
  if (top < 0 || top > scroller.clientHeight - 60)
    scroller.scrollTop = line.offsetTop - scroller.clientHeight / 3;
}
