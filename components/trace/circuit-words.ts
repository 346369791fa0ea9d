"use client";

import { useTranslations } from "next-intl";
import type { BranchView, Circuit } from "@/lib/trace/frame";
import { canFollow } from "./circuit-route";
import { usePhraseText } from "./phrase";

/** Every word of the drawing, in the language of the page. */
export interface CircuitWords {
  readonly title: string;
  readonly description: string;
  readonly send: string;
  readonly inspect: string;
  readonly append: string;
  readonly run: string;
  readonly sent: string;
  readonly sentShort: string;
  readonly round: string;
  readonly exits: Readonly<Record<BranchView["exit"], string>>;
  /** Why each branch is taken or not, in the order of the branches; empty while undecided. */
  readonly reasons: readonly string[];
}

export function useCircuitWords(circuit: Circuit): CircuitWords {
  const t = useTranslations("player.loop");
  const phrase = usePhraseText();
  const reasons = circuit.branches.map((branch) => (branch.reason === null ? "" : phrase(branch.reason)));
  const acts = [t("send"), t("inspect"), t("appendTurn"), t("run"), t("appendResults")];
  const states = acts.map((act, index) =>
    t("stationState", { act, state: circuit.stations[([1, 2, 3, 4, 5] as const)[index] ?? 1] }),
  );
  const branches = circuit.branches.map((branch, index) =>
    t("branchState", {
      value: branch.value,
      // A selector of ICU has no hyphen.
      state: branch.state === "not-taken" ? "open" : branch.state,
      reason: reasons[index] ?? "",
    }),
  );
  const refused = circuit.refused === null ? [] : [t("refusedState", { status: circuit.refused.status })];
  return {
    title: t("drawing", { call: circuit.call }),
    description: [...states, ...refused, ...branches].join(" "),
    send: t("send"),
    inspect: t("inspect"),
    append: t("append"),
    run: t("run"),
    sent: circuit.call === 0 ? "" : t("sent", { call: circuit.call, count: circuit.messagesSent }),
    sentShort: circuit.call === 0 ? "" : t("sentShort", { count: circuit.messagesSent }),
    round: canFollow(circuit) ? t("round", { call: circuit.call + 1 }) : "",
    exits: { run: t("run"), again: t("again"), return: "return", throw: "throw" },
    reasons,
  };
}
