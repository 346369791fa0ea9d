import { useTranslations } from "next-intl";
import { encodePlace } from "@/lib/store/quiz-place";
import type { Round } from "@/lib/store/quiz-record";
import { scoreOf } from "@/lib/store/quiz-rounds";

interface ProgressDotsProps {
  readonly round: Round;
  /** Place of the question on screen, from 0. */
  readonly current: number;
}

/** How many questions fit beside the number; more stand in a block of their own. */
const inOneLine = 16;

/** Every question of the round: right, missed or not answered, each a link. */
export function ProgressDots({ round, current }: ProgressDotsProps) {
  const t = useTranslations("quiz.progress");
  const { answered, right, of } = scoreOf(round);
  return (
    <ol
      className={round.questions.length > inOneLine ? "qdots many" : "qdots"}
      aria-label={t("label", { answered, of, missed: answered - right })}
    >
      {round.questions.map((id, index) => {
        const outcome = round.answers[id]?.outcome;
        const state = outcome === undefined ? "open" : outcome === "right" ? "ok" : "miss";
        const glyph = { open: String(index + 1), ok: "✓", miss: outcome === "helped" ? "~" : "✗" }[state];
        const isHere = index === current;
        return (
          <li
            key={id}
            className={`${state} ${isHere ? "now" : ""}`.trim()}
            aria-current={isHere ? "step" : undefined}
          >
            <a
              href={encodePlace({ round: round.id, question: index + 1, result: false })}
              aria-label={t("question", { number: index + 1, state: t(`states.${outcome ?? "open"}`) })}
            >
              <span aria-hidden="true">{glyph}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
