"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/navigation";
import type { Exercise } from "@/lib/exercise/exercise";
import { CodeSpans } from "@/components/ui/code-spans";
import { MysterySymptom } from "./mystery-symptom";

interface ExerciseHeadProps {
  readonly exercise: Exercise;
  readonly solved: boolean;
  readonly presenting: boolean;
  /** Nothing on the page may tell the answer: not even its name. */
  readonly hiding: boolean;
  readonly onPresent: (on: boolean) => void;
}

/** What one sees of the bug. It tells its name when it is solved, or when its answers are shown to others. */
export function ExerciseHead(props: ExerciseHeadProps) {
  const t = useTranslations("break");
  const { exercise, solved, presenting, hiding, onPresent } = props;
  const { seed, title, symptomTitle, symptom, family, number } = exercise;
  const named = presenting ? !hiding : solved;
  return (
    <header className="opening">
      <div>
        <p className="sc">
          {seed === null ? t("crumb", { number }) : t("mystery.crumb", { seed: String(seed) })}
          {seed === null && !hiding && (
            <>
              {" "}
              <span className="sep">/</span> {t(`families.${family}`)}
            </>
          )}
        </p>
        <h1>{seed === null ? symptomTitle : t("mystery.title")}</h1>
      </div>
      <div className="lead-side">
        <div>
          <p className="lead">
            {symptom === null ? <MysterySymptom exercise={exercise} /> : <CodeSpans text={symptom} />}
          </p>
          {named && (
            <p className="known-as">
              {seed === null ? t("knownAs", { title }) : <MysteryAnswer exercise={exercise} />}
            </p>
          )}
        </div>
        <p className="head-actions">
          {seed !== null && <MysteryActions />}
          <Button variant="small" aria-pressed={presenting} onClick={() => onPresent(!presenting)}>
            {presenting ? t("present.show") : t("present.hide")}
          </Button>
        </p>
      </div>
    </header>
  );
}

function MysteryAnswer({ exercise }: { readonly exercise: Exercise }) {
  const t = useTranslations("break.mystery");
  const link = (chunks: ReactNode) => <Link href={`/break/${exercise.address}`}>{chunks}</Link>;
  return t.rich("was", { title: exercise.title, link });
}

function MysteryActions() {
  const t = useTranslations("break.mystery");
  return (
    <>
      <Link href="/break/mystery" prefetch={false} className={buttonClass("small")}>
        {t("new")}
      </Link>
      <CopyButton
        text={() => `${location.origin}${location.pathname}${location.search}`}
        label={t("copy")}
        copied={t("copied")}
        failed={t("copyFailed")}
        icon="link"
      />
    </>
  );
}
