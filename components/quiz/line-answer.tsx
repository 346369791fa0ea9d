"use client";

import { useTranslations } from "next-intl";
import { LineListbox, type LineNote } from "@/components/trace/line-listbox";
import { Explanation, Note, SeeIt } from "./note";
import type { AnswerProps } from "./question-props";

interface LineProps extends AnswerProps<"line"> {
  readonly id: string;
}

/** A program in which one line is to be marked; after the answer, the note beside it. */
export function LineAnswer(props: LineProps) {
  const { id, form, answerKey, draft, given, sight, onDraft, onSay } = props;
  const t = useTranslations("quiz.line");
  const answer = given === undefined ? draft : (given.answer ?? undefined);
  const marked = answer?.type === "line" ? answer.line : null;
  const faulty = given === undefined ? [] : answerKey.lines;
  const noteOf = (line: number): LineNote | null => {
    const marking = line === marked ? "marked" : "";
    if (faulty.includes(line))
      return { className: `${marking} faulty`.trim(), glyph: "✓", text: t("isFaulty") };
    return marking === "" ? null : { className: marking, glyph: "▶", text: "" };
  };
  const isRight = marked !== null && answerKey.lines.includes(marked);
  return (
    <div className="row program">
      <section className="pane" aria-label={form.name}>
        <header>
          <h2>{t("program")}</h2>
          <p>
            {marked === null ? t("none") : t("marked", { line: marked })}
            <code>{form.name}</code>
          </p>
        </header>
        <LineListbox
          id={id}
          lines={form.lines}
          noteOf={noteOf}
          selected={marked}
          reveal={faulty[0] ?? null}
          labelledBy={props.labelledBy}
          describedBy={props.describedBy}
          onMark={(line) => {
            if (given !== undefined) return;
            onDraft({ type: "line", line });
            onSay(t("marked", { line }));
          }}
        />
        {given === undefined && <p className="howto by-keys">{t("howTo")}</p>}
      </section>
      {given !== undefined && (
        <div className="notes">
          {marked !== null && !isRight && (
            <Note mark="wrong" verdict={t("wrong", { line: marked })}>
              <Explanation text={t("innocent")} />
            </Note>
          )}
          <Note
            mark="right"
            verdict={
              isRight
                ? t("right", { line: marked })
                : t("solution", { lines: lineNumbers(answerKey.lines), count: answerKey.lines.length })
            }
          >
            <Explanation text={answerKey.explanation} mistake={answerKey.mistake} />
            <SeeIt sight={sight} />
          </Note>
        </div>
      )}
    </div>
  );
}

/** "12" or "12–14": the lines of one edit are neighbours, or listed. */
function lineNumbers(lines: readonly number[]): string {
  const [first = 0] = lines;
  const last = lines.at(-1) ?? first;
  if (first === last) return String(first);
  return last - first === lines.length - 1 ? `${first}–${last}` : lines.join(", ");
}
