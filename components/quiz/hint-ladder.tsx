import { useTranslations } from "next-intl";
import type { Topic } from "@/lib/quiz/question";
import type { Hint } from "@/lib/quiz/question-view";
import { TextButton } from "../ui/button";
import { CodeSpans } from "@/components/ui/code-spans";

interface HintLadderProps {
  readonly hints: readonly Hint[];
  readonly topic: Topic;
  readonly taken: number;
  readonly isOpen: boolean;
  readonly onHint: () => void;
  readonly onReveal: () => void;
}

/** Three rungs, one at a time, then the answer; once a question is answered, all of them on demand. */
export function HintLadder({ hints, topic, taken, isOpen, onHint, onReveal }: HintLadderProps) {
  const t = useTranslations("quiz.hints");
  const rungs = (count: number) => (
    <ol className="rungs">
      {hints.slice(0, count).map((hint, index) => (
        <li key={index}>
          <span className="sc">{t(`rung${(index + 1) as 1 | 2 | 3}`)}</span>{" "}
          <span>
            <HintText hint={hint} topic={topic} />
          </span>
        </li>
      ))}
    </ol>
  );
  if (!isOpen) {
    return (
      <details className="hints">
        <summary>{t("all")}</summary>
        {rungs(hints.length)}
      </details>
    );
  }
  return (
    <div className="hints">
      {taken > 0 && rungs(taken)}
      <TextButton onClick={taken < hints.length ? onHint : onReveal}>
        {taken < hints.length ? t("take", { number: taken + 1, of: hints.length }) : t("reveal")}
      </TextButton>
    </div>
  );
}

/** One rung in words. */
function HintText({ hint, topic }: { readonly hint: Hint; readonly topic: Topic }) {
  const t = useTranslations("quiz.hints");
  switch (hint.type) {
    case "topic":
      return <CodeSpans text={t(`topics.${topic}`)} />;
    case "last-event":
      return <CodeSpans text={t("lastEvent")} />;
    case "lines":
      return t("lines", { from: hint.from, to: hint.to });
    case "path":
      return hint.path === "" ? t("whole") : <CodeSpans text={t("path", { path: hint.path })} />;
    case "text":
      return <CodeSpans text={hint.text} />;
    case "api-message":
      return (
        <>
          {t("apiSays")} <code>{hint.message}</code>
        </>
      );
    case "strike":
      return t("strike", { count: hint.options.length });
    case "before":
      return <CodeSpans text={t("before", { first: hint.first, second: hint.second })} />;
    case "start":
      return (
        <>
          {t("start")}{" "}
          {hint.steps.map((step, index) => (
            <span key={step}>
              {index > 0 && " → "}
              <CodeSpans text={step.replace(/\.$/u, "")} />
            </span>
          ))}
        </>
      );
    default:
      return hint satisfies never;
  }
}
