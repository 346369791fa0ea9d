import { useTranslations } from "next-intl";
import type { Round } from "@/lib/store/quiz-record";
import { TextButton } from "../ui/button";
import { Link } from "../ui/navigation";
import { ProgressDots } from "./progress-dots";

interface RoundHeadProps {
  readonly round: Round;
  readonly current: number;
  readonly topic: string;
  readonly onEnd: () => void;
}

/** Where one is: topic, number, the whole round, and the way out of it. */
export function RoundHead({ round, current, topic, onEnd }: RoundHeadProps) {
  const t = useTranslations("quiz.progress");
  return (
    <div className="qhead">
      <p className="sc crumbs">
        <Link href="/quiz" prefetch={false}>
          {t("quiz")}
        </Link>
        <span className="sep" aria-hidden="true">
          /
        </span>
        {topic}
      </p>
      <TextButton className="end" onClick={onEnd}>
        {t("end")}
      </TextButton>
      <p className="qno">
        <span className="no">{current + 1}</span>{" "}
        <span className="of">{t("of", { of: round.questions.length })}</span>
      </p>
      <ProgressDots round={round} current={current} />
    </div>
  );
}
