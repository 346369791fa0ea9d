import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Exhibit } from "@/lib/quiz/question-view";
import { CodeListing } from "./code-listing";
import { TraceSoFar } from "./trace-so-far";

/** The figures between the context of a question and the question. */
export function Exhibits({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  if (exhibits.length === 0) return null;
  return (
    <div className={exhibits.length > 1 ? "exhibit two" : "exhibit"}>
      {exhibits.map((exhibit, index) => (
        <Figure key={index} number={index + 1} exhibit={exhibit} />
      ))}
    </div>
  );
}

function Figure({ number, exhibit }: { readonly number: number; readonly exhibit: Exhibit }) {
  const t = useTranslations("quiz.exhibit");
  switch (exhibit.type) {
    case "code": {
      const title = exhibit.language === "json" ? t("json") : t("code");
      return (
        <Pane number={number} title={title}>
          <CodeListing label={title} lines={exhibit.lines} />
        </Pane>
      );
    }
    case "program":
      return (
        <Pane number={number} title={t("program")} name={exhibit.name}>
          <CodeListing label={t("program")} lines={exhibit.lines} executing={exhibit.line} />
        </Pane>
      );
    case "trace":
      return (
        <Pane number={number} title={t("trace")}>
          <TraceSoFar events={exhibit.events} />
        </Pane>
      );
    default:
      return exhibit satisfies never;
  }
}

interface PaneProps {
  readonly number: number;
  readonly title: string;
  readonly name?: string;
  readonly children: ReactNode;
}

function Pane({ number, title, name, children }: PaneProps) {
  const t = useTranslations("quiz.exhibit");
  return (
    <section className="pane" aria-label={title}>
      <header>
        <h2>
          <span className="fig">{t("figure", { number })}</span> {title}
        </h2>
        {name !== undefined && (
          <p>
            <code>{name}</code>
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
