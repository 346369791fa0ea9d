import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { CodeSpans, withoutMarks } from "@/components/ui/code-spans";

interface StepRowProps {
  readonly number: number;
  readonly of: number;
  readonly text: string;
  readonly held: boolean;
  /** Answered: nothing moves any more. */
  readonly fixed: boolean;
  readonly onPick: () => void;
  readonly onMove: (by: number) => void;
  readonly onCancel: () => void;
}

/** One step: pressed it is in hand and follows the arrow keys; two buttons do the same. */
export function StepRow({ number, of, text, held, fixed, onPick, onMove, onCancel }: StepRowProps) {
  const t = useTranslations("quiz.order");
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -of, End: of }[event.key];
    if (held && by !== undefined) {
      event.preventDefault();
      onMove(by);
    } else if (held && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  const step = withoutMarks(text);
  if (fixed) {
    return (
      <li className="step fixed">
        <span className="l">{number}</span>
        <span>
          <CodeSpans text={text} />
        </span>
      </li>
    );
  }
  return (
    <li className={held ? "step held" : "step"}>
      <button type="button" className="grip" aria-pressed={held} onClick={onPick} onKeyDown={onKeyDown}>
        <span className="l">{number}</span>
        <span>
          <CodeSpans text={text} />
        </span>
      </button>
      <MoveButton icon="up" end={number === 1} label={t("up", { step })} onMove={() => onMove(-1)} />
      <MoveButton icon="down" end={number === of} label={t("down", { step })} onMove={() => onMove(1)} />
    </li>
  );
}

interface MoveButtonProps {
  readonly icon: "up" | "down";
  /** There is no place further on. The button stays in reach of the keyboard, so that nobody loses their place. */
  readonly end: boolean;
  readonly label: string;
  readonly onMove: () => void;
}

function MoveButton({ icon, end, label, onMove }: MoveButtonProps) {
  return (
    <Button
      variant="quiet"
      aria-label={label}
      title={label}
      aria-disabled={end}
      onClick={() => {
        if (!end) onMove();
      }}
    >
      <Icon name={icon} />
    </Button>
  );
}
