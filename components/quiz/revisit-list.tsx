import { useTranslations } from "next-intl";
import { lessonOf } from "@/lib/quiz/lesson";
import type { QuestionView } from "@/lib/quiz/question-view";
import { encodePlace } from "@/lib/store/quiz-place";
import type { Round } from "@/lib/store/quiz-record";
import { scoreOf } from "@/lib/store/quiz-rounds";
import type { Loaded } from "@/lib/store/quiz-store";
import { Link } from "../ui/navigation";
import { CodeSpans } from "@/components/ui/code-spans";

interface RevisitListProps {
  readonly round: Round;
  readonly missed: readonly string[];
  readonly questions: Readonly<Record<string, Loaded>>;
}

/** What to look at again: each miss with what it teaches, the answer given, and the run that shows it. */
export function RevisitList({ round, missed, questions }: RevisitListProps) {
  const t = useTranslations("quiz.result");
  const { answered, of } = scoreOf(round);
  return (
    <section className="pane" aria-label={t("revisit")}>
      <header>
        <h2>{t("revisit")}</h2>
      </header>
      {missed.length === 0 ? (
        <p className="nothing">{t("nothing", { answered, open: of - answered })}</p>
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
  return (
    <li>
      <p className="asked">{known === null ? t("loading") : <CodeSpans text={known.stem} />}</p>
      <p className="how">
        <span aria-hidden="true">{given?.outcome === "helped" ? "~" : "✗"} </span>
        <span className="first-capital">{t(`progress.states.${given?.outcome ?? "open"}`)}</span>
      </p>
      {known !== null && <LessonText view={known} />}
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

/** What the question teaches: the answer, and why it is the answer. */
function LessonText({ view }: { readonly view: QuestionView }) {
  const t = useTranslations("quiz.choice");
  const { answers, reason } = lessonOf(view);
  return (
    <>
      {answers.map((answer) => (
        <p key={answer} className="model">
          <span aria-hidden="true">✓ </span>
          <span className="sr">{t("right")}. </span>
          <CodeSpans text={answer} />
        </p>
      ))}
      {reason !== null && (
        <p className="model">
          <CodeSpans text={reason} />
        </p>
      )}
    </>
  );
}
