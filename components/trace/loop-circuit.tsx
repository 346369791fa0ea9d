"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { Circuit } from "@/lib/trace/frame";
import { useCircuitWords } from "./circuit-words";
import { LoopDrawing } from "./loop-drawing";

interface LoopCircuitProps {
  readonly circuit: Circuit;
  /** Counted by requests; 0 before the first. */
  readonly iteration: number;
}

/** Figure 2: the loop as a circuit, in the sizes between which its box decides. */
export const LoopCircuit = memo(function LoopCircuit({ circuit, iteration }: LoopCircuitProps) {
  const t = useTranslations("player");
  const words = useCircuitWords(circuit);
  return (
    <section className="pane" aria-label={t("regions.loop")}>
      <header>
        <h2>
          <span className="fig">{t("figure", { number: 2 })}</span> {t("loop.title")}
        </h2>
        <p>
          {circuit.end === null
            ? t("loop.iteration", { iteration })
            : t("loop.ended", { iteration, end: circuit.end })}
        </p>
      </header>
      <div className="figure" tabIndex={0} role="group" aria-label={t("loop.text")}>
        <LoopDrawing circuit={circuit} words={words} size="wide" />
        <LoopDrawing circuit={circuit} words={words} size="middle" />
        <LoopDrawing circuit={circuit} words={words} size="narrow" />
      </div>
    </section>
  );
}, sameLoop);

/** Most steps leave the circuit as it is, in a new object: it is small plain data, and is compared as such. */
function sameLoop(a: LoopCircuitProps, b: LoopCircuitProps): boolean {
  return a.iteration === b.iteration && JSON.stringify(a.circuit) === JSON.stringify(b.circuit);
}
