import { useTranslations } from "next-intl";
import type { ArrayCheck } from "@/lib/quiz/array-check";
import type { QuestionView } from "@/lib/quiz/question-view";
import type { GivenAnswer } from "@/lib/store/quiz-record";
import { withoutMarks } from "@/components/ui/code-spans";

/** The verdict in one sentence or two, to be read out. Empty while the question is open. */
export function useVerdict(
  { key, form }: QuestionView,
  given: GivenAnswer | undefined,
  check: ArrayCheck | "checking" | "failed" | undefined,
): string {
  const t = useTranslations("quiz.said");
  if (given === undefined) return "";
  const first = t(given.outcome);
  switch (key.type) {
    case "choice": {
      const options = form.type === "choice" ? form.options : [];
      const right = options.filter(({ id }) => key.keys.includes(id)).map(({ text }) => withoutMarks(text));
      return `${first} ${t("rightAnswer", { answer: right.join("; "), count: right.length })}`;
    }
    case "line":
      return `${first} ${t("rightLines", { lines: key.lines.join(", ") })}`;
    case "array":
      return typeof check === "object" && check.type === "refused" ? `${first} ${check.message}` : first;
    case "order":
      return first;
    default:
      return key satisfies never;
  }
}
