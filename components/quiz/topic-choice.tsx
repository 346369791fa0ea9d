import { useTranslations } from "next-intl";
import type { Topic } from "@/lib/quiz/question";
import type { QuizEntry } from "@/lib/quiz/question-view";
import type { QuizRecord } from "@/lib/store/quiz-record";
import { isKnown, isMiss, questionsOf } from "@/lib/store/quiz-rounds";

interface TopicChoiceProps {
  readonly index: readonly QuizEntry[];
  readonly record: QuizRecord;
  readonly all: readonly Topic[];
  readonly chosen: readonly Topic[];
  readonly describedBy: string | undefined;
  readonly onChoose: (topics: readonly Topic[]) => void;
}

/** Topics to tick, with what this browser knows of each; one box ticks them all. */
export function TopicChoice({ index, record, all, chosen, describedBy, onChoose }: TopicChoiceProps) {
  const t = useTranslations("quiz");
  const every = chosen.length === all.length;
  return (
    <fieldset className="topics" aria-describedby={describedBy}>
      <legend>{t("start.topics")}</legend>
      <label className="topic everything">
        <input
          type="checkbox"
          checked={every}
          ref={(box) => {
            if (box !== null) box.indeterminate = !every && chosen.length > 0;
          }}
          onChange={() => onChoose(every ? [] : all)}
        />
        <span>{t("start.everything")}</span>
        <span className="state">{t("start.questions", { count: index.length })}</span>
      </label>
      {all.map((topic) => (
        <label className="topic" key={topic}>
          <input
            type="checkbox"
            checked={chosen.includes(topic)}
            onChange={() => onChoose(all.filter((each) => (each === topic) !== chosen.includes(each)))}
          />
          <span>{t(`topics.${topic}`)}</span>
          <TopicState
            questions={questionsOf(index, [topic])}
            record={record}
            known={isKnown(record, index, topic)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface TopicStateProps {
  readonly questions: readonly QuizEntry[];
  readonly record: QuizRecord;
  readonly known: boolean;
}

function TopicState({ questions, record, known }: TopicStateProps) {
  const t = useTranslations("quiz.start");
  const right = questions.filter(({ id }) => record.results[id]?.last === "right").length;
  const misses = questions.filter(({ id }) => isMiss(record, id)).length;
  return (
    <span className="state">
      {known && <span className="mark right">✓ {t("known")}</span>}
      {misses > 0 && <span className="mark wrong">✗ {t("toRevisit", { count: misses })}</span>}
      {right > 0 && !known && <span>{t("rightSoFar", { right, of: questions.length })}</span>}
      {right === 0 && misses === 0 && <span>{t("questions", { count: questions.length })}</span>}
    </span>
  );
}
