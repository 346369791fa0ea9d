"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { CodeLine } from "@/lib/quiz/question-view";
import { CodePieces } from "./code-listing";
import { lineAfterKey } from "./line-keys";

interface LineListProps {
  readonly id: string;
  readonly lines: readonly CodeLine[];
  readonly marked: number | null;
  /** The lines that count, once they may be seen. */
  readonly faulty: readonly number[] | null;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onMark: (line: number) => void;
}

/** Digits typed within this time belong to one line number. */
const typingMilliseconds = 800;

/** A listbox of code lines. Arrows walk, digits go to a line; only Enter, Space or a press marks. */
export function LineList({ id, lines, marked, faulty, labelledBy, describedBy, onMark }: LineListProps) {
  const t = useTranslations("quiz.line");
  const box = useRef<HTMLOListElement>(null);
  const typed = useRef({ digits: "", at: 0 });
  const [active, setActive] = useState(marked ?? 1);

  useEffect(() => {
    if (box.current?.contains(document.activeElement) === true)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const [firstFaulty = null] = faulty ?? [];
  useEffect(() => {
    if (firstFaulty === null) return;
    showInBox(box.current?.parentElement, document.getElementById(`${id}-${firstFaulty}`));
  }, [id, firstFaulty]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onMark(active);
      return;
    }
    const fresh = event.timeStamp - typed.current.at < typingMilliseconds;
    const next = lineAfterKey(event.key, active, lines.length, fresh ? typed.current.digits : "");
    if (next === null) return;
    event.preventDefault();
    // Digits go to a line here; elsewhere in a question they choose.
    event.stopPropagation();
    typed.current = { digits: next.digits, at: event.timeStamp };
    setActive(next.line);
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
        {lines.map((line, index) => (
          <LineOption
            key={index}
            id={`${id}-${index + 1}`}
            number={index + 1}
            line={line}
            isActive={active === index + 1}
            isMarked={marked === index + 1}
            verdict={faulty === null ? null : faulty.includes(index + 1) ? t("isFaulty") : null}
            onMark={() => {
              setActive(index + 1);
              onMark(index + 1);
            }}
          />
        ))}
      </ol>
    </div>
  );
}

interface LineOptionProps {
  readonly id: string;
  readonly number: number;
  readonly line: CodeLine;
  readonly isActive: boolean;
  readonly isMarked: boolean;
  /** What is said of the line after the answer; null for nothing. */
  readonly verdict: string | null;
  readonly onMark: () => void;
}

function LineOption({ id, number, line, isActive, isMarked, verdict, onMark }: LineOptionProps) {
  const classes = [isActive ? "active" : "", isMarked ? "marked" : "", verdict === null ? "" : "faulty"];
  const glyph = verdict !== null ? "✓" : isMarked ? "▶" : null;
  return (
    <li id={id} role="option" aria-selected={isMarked} className={classes.join(" ").trim()} onClick={onMark}>
      <span className="ln">
        {glyph !== null && (
          <span className="glyph" aria-hidden="true">
            {glyph}
          </span>
        )}
        {number}
      </span>
      <code>
        <CodePieces line={line} />
      </code>
      {verdict !== null && <span className="sr">{verdict}</span>}
    </li>
  );
}

/** Scrolls a line into its box. The page stays: the focus is on a button, far below. */
function showInBox(scroller: HTMLElement | null | undefined, line: HTMLElement | null): void {
  if (line === null || scroller === null || scroller === undefined) return;
  const top = line.offsetTop - scroller.scrollTop;
  if (top < 0 || top > scroller.clientHeight - 60)
    scroller.scrollTop = line.offsetTop - scroller.clientHeight / 3;
}
