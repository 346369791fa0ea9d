import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OptionNote, Sight } from "@/lib/quiz/question-view";
import { TextButton } from "../ui/button";
import { Explanation, Note, SeeIt } from "./note";
import { CodeSpans } from "@/components/ui/code-spans";

/** Before the answer an option is open; afterwards it was right or wrong to choose it, or not to. */
export type OptionState = "open" | "right" | "missed" | "wrong" | "other";

interface OptionRowProps {
  readonly id: string;
  readonly name: string;
  /** The key that chooses it. */
  readonly number: number;
  readonly text: string;
  readonly label: string;
  readonly several: boolean;
  readonly checked: boolean;
  readonly struck: boolean;
  readonly state: OptionState;
  readonly note: OptionNote | null;
  readonly sight: Sight | null;
  readonly onChoose: () => void;
}

const marks = { open: "", right: "right", missed: "right", wrong: "wrong", other: "" } as const;

/** One option, and level with it what is to be said about it. */
export function OptionRow(props: OptionRowProps) {
  const { id, number, text, several, checked, struck, state } = props;
  const t = useTranslations("quiz.choice");
  const mark = marks[state];
  const noted = mark !== "";
  return (
    <div className={`row ${mark}`.trim()}>
      <div className={["opt", mark, struck && state === "open" ? "struck" : ""].join(" ").trim()}>
        <input
          type={several ? "checkbox" : "radio"}
          id={id}
          name={props.name}
          checked={checked}
          aria-disabled={state !== "open" || undefined}
          aria-describedby={noted ? `${id}-note` : undefined}
          onChange={props.onChoose}
        />
        <label htmlFor={id}>
          <span className="l" aria-hidden="true">
            {number}
          </span>
          <span>
            <CodeSpans text={text} />
            {struck && state === "open" && <span className="sr">, {t("struck")}</span>}
          </span>
        </label>
      </div>
      <OptionNoteView {...props} />
    </div>
  );
}

function OptionNoteView({ id, state, note, sight, several, label }: OptionRowProps) {
  const t = useTranslations("quiz.choice");
  const [open, setOpen] = useState(false);
  if (note === null || state === "open") return null;
  const explanation = <Explanation text={note.explanation} mistake={note.mistake} />;
  if (state === "wrong") {
    return (
      <Note id={`${id}-note`} mark="wrong" verdict={t("yours")}>
        {explanation}
      </Note>
    );
  }
  if (state !== "other") {
    const verdict = state === "right" ? t("yoursRight") : several ? t("alsoRight") : t("right");
    return (
      <Note id={`${id}-note`} mark="right" verdict={verdict}>
        {explanation}
        <SeeIt sight={sight} />
      </Note>
    );
  }
  return (
    <div className="whynot">
      <TextButton aria-expanded={open} aria-controls={`${id}-note`} onClick={() => setOpen(!open)}>
        {t("whyNot")}
        <span className="sr">: {label}</span>
      </TextButton>
      <div id={`${id}-note`} hidden={!open} className="sidenote plain">
        {explanation}
      </div>
    </div>
  );
}
