import { useTranslations } from "next-intl";
import type { QuestionView } from "@/lib/quiz/question-view";
import { encodePlace } from "@/lib/store/quiz-place";
import type { Round } from "@/lib/store/quiz-record";
import type { Loaded } from "@/lib/store/quiz-store";
import { Link } from "../ui/navigation";
import { CodeSpans } from "@/components/ui/code-spans";

interface RevisitListProps {
  readonly round: Round;
  readonly missed: readonly string[];
  readonly questions: Readonly<Record<string, Loaded>>;
}

/** What to look at again: each miss with the idea to remember, the answer given, and the run that shows it. */
export function RevisitList({ round, missed, questions }: RevisitListProps) {
  const t = useTranslations("quiz.result");
  return (
    <section className="pane" aria-label={t("revisit")}>
      <header>
        <h2>{t("revisit")}</h2>
      </header>
      {missed.length === 0 ? (
        <p className="nothing">{t("nothing")}</p>
      ) : (
        <ol className="revisit">
          {missed.map((id) => (
            <Revisit key={id} round={round} id={id} view={questions[id]} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Revisit({
  round,
  id,
  view,
}: {
  readonly round: Round;
  readonly id: string;
  readonly view: Loaded | undefined;
}) {
  const t = useTranslations("quiz");
  const given = round.answers[id];
  const place = encodePlace({ round: round.id, question: round.questions.indexOf(id) + 1, result: false });
  const known = typeof view === "object" ? view : null;
  const sight = known?.sight ?? null;
  const model =
    known === null ? null : rememberOf(known, given?.answer?.type === "choice" ? given.answer.keys : []);
  return (
    <li>
      <p className="asked">{known === null ? t("loading") : <CodeSpans text={known.stem} />}</p>
      <p className="how">
        <span aria-hidden="true">{given?.outcome === "helped" ? "~" : "✗"} </span>
        <span className="first-capital">{t(`progress.states.${given?.outcome ?? "open"}`)}</span>
      </p>
      {model !== null && (
        <p className="model">
          <CodeSpans text={model} />
        </p>
      )}
      <p className="links">
        <a href={place}>{t("result.look")}</a>
        {sight !== null && (
          <Link href={sight.href} prefetch={false}>
            {t("note.see", { event: sight.seq })}
          </Link>
        )}
        <Link href={`/quiz/${id}`} prefetch={false}>
          {t("result.alone")}
        </Link>
      </p>
    </li>
  );
}

/** The idea to remember: what corrects the mistake that was made, or else what explains the answer. */
function rememberOf({ key }: QuestionView, chosen: readonly string[]): string | null {
  switch (key.type) {
    case "choice": {
      const mistakes = chosen.flatMap((id) => key.notes[id]?.mistake ?? []);
      const all = Object.values(key.notes).flatMap(({ mistake }) => mistake ?? []);
      return (mistakes[0] ?? all[0])?.model ?? null;
    }
    case "line":
      return key.mistake.model;
    case "order":
    case "array":
      return key.explanation;
    default:
      return key satisfies never;
  }
}
