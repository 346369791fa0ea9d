import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Refutation, Sight } from "@/lib/quiz/question-view";
import { Link } from "../ui/navigation";
import { CodeSpans } from "@/components/ui/code-spans";

type Mark = "right" | "wrong" | "plain";

interface NoteProps {
  readonly id?: string;
  readonly mark: Mark;
  /** What the note says of its option, in two or three words. */
  readonly verdict: string;
  readonly children: ReactNode;
}

const glyphs = { right: "✓", wrong: "✗", plain: null } as const;

/** A note in the margin, level with what it is about. Its mark is a sign and a word, never a colour alone. */
export function Note({ id, mark, verdict, children }: NoteProps) {
  const glyph = glyphs[mark];
  return (
    <div className={`sidenote ${mark}`} id={id}>
      <p className="verdict">
        {glyph !== null && <span aria-hidden="true">{glyph} </span>}
        {verdict}
      </p>
      {children}
    </div>
  );
}

/** An explanation, and the mistaken idea behind a wrong answer with what to put in its place. */
export function Explanation({
  text,
  mistake,
}: {
  readonly text: string;
  readonly mistake?: Refutation | null;
}) {
  const t = useTranslations("quiz.note");
  return (
    <>
      <p>
        <CodeSpans text={text} />
      </p>
      {mistake !== null && mistake !== undefined && (
        <dl className="refutation">
          <div>
            <dt>{t("belief")}</dt>
            <dd className="belief">
              <CodeSpans text={mistake.belief} />
            </dd>
          </div>
          <div>
            <dt>{t("refutation")}</dt>
            <dd>
              <CodeSpans text={mistake.refutation} />
            </dd>
          </div>
          <div>
            <dt>{t("model")}</dt>
            <dd className="model">
              <CodeSpans text={mistake.model} />
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}

/** The way to the run, opened at the event that proves the point. */
export function SeeIt({ sight }: { readonly sight: Sight | null }) {
  const t = useTranslations("quiz.note");
  if (sight === null) return null;
  return (
    <p className="see">
      <Link href={sight.href} prefetch={false}>
        {t("see", { event: sight.seq })}
      </Link>
    </p>
  );
}
