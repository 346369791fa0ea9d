"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useStore } from "zustand";
import type { Locale } from "@/lib/i18n/routing";
import type { Topic } from "@/lib/quiz/question";
import type { QuizEntry } from "@/lib/quiz/question-view";
import { encodePlace } from "@/lib/store/quiz-place";
import { isMiss, questionsOf, scoreOf, selectionKey, type Selection } from "@/lib/store/quiz-rounds";
import type { QuizStore } from "@/lib/store/quiz-store";
import { Button } from "../ui/button";
import { useRouter } from "../ui/navigation";
import { byKeys } from "./by-keys";
import { LengthChoice } from "./length-choice";
import { RecordTools } from "./record-tools";
import { StorageNotice } from "./storage-notice";
import { TopicChoice } from "./topic-choice";
import { useQuizStore } from "./use-quiz-store";

interface QuizStartProps {
  readonly index: readonly QuizEntry[];
  readonly locale: Locale;
  readonly topic: string | null;
}

/** Where a round is chosen, taken up again, or made of misses; and where the record can be carried away. */
export function QuizStart({ index, locale, topic }: QuizStartProps) {
  const t = useTranslations("quiz.start");
  const store = useQuizStore({ index, locale });
  const { problem, record, exportText, importText, erase } = useStore(store);
  return (
    <>
      <StorageNotice problem={problem} />
      <div className="opening">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead", { count: index.length })}</p>
      </div>
      <TakeUp store={store} index={index} />
      <Choice store={store} index={index} topic={topic} />
      <RecordTools
        answered={Object.keys(record.results).length}
        of={index.length}
        onExport={exportText}
        onImport={importText}
        onErase={erase}
      />
    </>
  );
}

interface PartProps {
  readonly store: QuizStore;
  readonly index: readonly QuizEntry[];
}

/** The round that was left, and the misses: shown when there are any. */
function TakeUp({ store, index }: PartProps) {
  const t = useTranslations("quiz.start");
  const router = useRouter();
  const { record, startMisses } = useStore(store);
  const misses = index.filter(({ id }) => isMiss(record, id)).length;
  const left = record.rounds.find((round) => {
    const { answered, of } = scoreOf(round);
    return of > 1 && answered < of;
  });
  const go = (round: string) =>
    router.push(`/quiz/round${encodePlace({ round, question: null, result: false })}`);
  if (misses === 0 && left === undefined) return null;
  return (
    <p className="actions take-up">
      {left !== undefined && (
        <Button variant="solid" onClick={() => go(left.id)}>
          {t("continue", { answered: scoreOf(left).answered, of: scoreOf(left).of })}
        </Button>
      )}
      {misses > 0 && (
        <Button onClick={() => go(startMisses({ topics: [], length: null }))}>
          {t("misses", { count: misses })}
        </Button>
      )}
    </p>
  );
}

function Choice({ store, index, topic }: PartProps & { readonly topic: string | null }) {
  const t = useTranslations("quiz.start");
  const router = useRouter();
  const { record, start } = useStore(store);
  const all = [...new Set(index.map((entry) => entry.topic))];
  const asked = all.filter((each) => each === topic);
  const [topics, setTopics] = useState<readonly Topic[]>(asked.length > 0 ? asked : all);
  const [length, setLength] = useState<number | null>(12);
  const [blank, setBlank] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const selection: Selection = { topics: topics.length === all.length ? [] : topics, length };
  const available = topics.length === 0 ? 0 : questionsOf(index, selection.topics).length;
  const best = topics.length === 0 ? undefined : record.best[selectionKey(selection)];

  const begin = () => {
    setBlank(topics.length === 0);
    if (topics.length === 0) {
      form.current?.querySelector<HTMLInputElement>("input[type=checkbox]")?.focus();
      return;
    }
    const round = start(selection);
    router.push(`/quiz/round${encodePlace({ round, question: 1, result: false })}`);
  };

  return (
    <form
      ref={form}
      className="spread choosing"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <TopicChoice
        index={index}
        record={record}
        all={all}
        chosen={topics}
        describedBy={blank ? "no-topic" : undefined}
        onChoose={(next) => {
          setBlank(false);
          setTopics(next);
        }}
      />
      <div>
        <LengthChoice length={length} available={available} onChoose={setLength} />
        <p className="actions">
          <Button type="submit" variant="solid">
            {t("begin")}
          </Button>
        </p>
        <p className="blank" id="no-topic" role="alert">
          {blank && t("noTopic")}
        </p>
        <p className="best">
          {best === undefined ? t("noBest") : t("best", { right: best.right, of: best.of })}
        </p>
        <p className="keys">{t.rich("keys", byKeys)}</p>
      </div>
    </form>
  );
}
