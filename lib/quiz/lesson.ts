import type { QuestionView } from "./question-view";

/** What is to be remembered of a question, whatever was answered. */
export interface Lesson {
  /** The right options in their own words; none where options are not what is asked. */
  readonly answers: readonly string[];
  /** Why it is so; null where the answers are several and speak for themselves. */
  readonly reason: string | null;
}

/** The lesson of a question: that of its answer, never that of the mistake which somebody happened to make. */
export function lessonOf({ form, key }: QuestionView): Lesson {
  switch (key.type) {
    case "choice": {
      const options = form.type === "choice" ? form.options : [];
      const answers = options.filter(({ id }) => key.keys.includes(id)).map(({ text }) => text);
      const [only, ...others] = key.keys;
      const isOne = only !== undefined && others.length === 0;
      return { answers, reason: isOne ? (key.notes[only]?.explanation ?? null) : null };
    }
    case "line":
      return { answers: [], reason: key.mistake.model };
    case "order":
    case "array":
      return { answers: [], reason: key.explanation };
    default:
      return key satisfies never;
  }
}
