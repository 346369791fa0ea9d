"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { Button } from "@/components/ui/button";
import { isTyping, singleKeysOn } from "@/components/ui/keyboard";
import type { Exercise } from "@/lib/exercise/exercise";
import type { BreakActions, BreakState } from "@/lib/store/break-store";
import type { DiffRow } from "./diff-rows";
import type { ExerciseLines } from "./exercise-view";
import { CodeSpans } from "@/components/ui/code-spans";
import { ObserveStage } from "./observe-stage";
import { RunComparison } from "./run-comparison";
import { Column, SideBySide } from "./side-by-side";

interface PresentViewProps {
  readonly exercise: Exercise;
  readonly lines: ExerciseLines;
  readonly state: BreakState & BreakActions;
}

/** For somebody who shows the bug to others: run and program in large letters, the answers behind one key. */
export function PresentView({ exercise, lines, state }: PresentViewProps) {
  const t = useTranslations("break.present");
  const { revealed, reveal } = state;
  const box = useRef<HTMLElement>(null);
  useRevealKey(() => reveal(!revealed));
  useShowRevealed(box, revealed);
  const whole = lines.buggy.map((_, index): DiffRow => ({ type: "same", left: index + 1, right: null }));
  return (
    <>
      <section className="present" ref={box} aria-labelledby="h-present">
        <header>
          <h2 id="h-present" className="question">
            {revealed ? t("title") : t("question")}
          </h2>
          <p>
            <Button variant="solid" aria-pressed={revealed} onClick={() => reveal(!revealed)}>
              {revealed ? t("conceal") : t("reveal")} <kbd>R</kbd>
            </Button>
          </p>
        </header>
        {revealed ? (
          <SideBySide exercise={exercise} lines={lines} large />
        ) : (
          // All of it: an excerpt would tell where to look.
          <div className="whole large">
            <Column title={t("bug")} side="left" rows={whole} lines={lines.buggy} />
          </div>
        )}
        <div role="status">{revealed && <Answers exercise={exercise} />}</div>
      </section>
      <section className="stage observe" aria-label={exercise.fails.title}>
        <ObserveStage exercise={exercise} lines={lines.buggy} state={state} plain />
      </section>
      {revealed && <RunComparison comparison={exercise.comparison} figure={4} />}
    </>
  );
}

function Answers({ exercise }: { readonly exercise: Exercise }) {
  const t = useTranslations("break");
  const idea = exercise.options.find(({ right }) => right);
  return (
    <dl className="answers">
      <div>
        <dt>{t("done.cause")}</dt>
        <dd>
          <CodeSpans text={exercise.cause} />
        </dd>
      </div>
      <div>
        <dt>{t("present.idea")}</dt>
        <dd>
          <q>
            <CodeSpans text={idea?.belief ?? ""} />
          </q>{" "}
          <CodeSpans text={idea?.refutation ?? ""} />
        </dd>
      </div>
      <div>
        <dt>{t("done.cure")}</dt>
        <dd>
          <CodeSpans text={exercise.cure} />
        </dd>
      </div>
    </dl>
  );
}

/** R reveals, while single keys may act and nobody is typing. */
function useRevealKey(onPress: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isTyping(event.target) || !singleKeysOn()) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
}

/** Whoever reveals from further down, beside the run, is taken to what is revealed. */
function useShowRevealed(box: RefObject<HTMLElement | null>, revealed: boolean): void {
  useEffect(() => {
    const change = revealed ? box.current?.querySelector(".changed")?.getBoundingClientRect() : undefined;
    if (change === undefined || (change.top >= 0 && change.bottom <= window.innerHeight)) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current?.scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
  }, [box, revealed]);
}
