"use client";

import * as Tabs from "@radix-ui/react-tabs";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LoopCircuit } from "@/components/trace/loop-circuit";
import { MessagesView } from "@/components/trace/messages-view";
import { ProgramView, type ProgramViewProps } from "@/components/trace/program-view";
import { useMedia } from "./use-media";

export type PaneName = "program" | "loop" | "messages";

const panes = ["program", "loop", "messages"] as const;

/** The tabs of narrow windows; wide ones show all three figures and hide them. */
export function PaneTabs({ count }: { readonly count: number }) {
  const t = useTranslations("player");
  return (
    <Tabs.List className="tablist" aria-label={t("tabs")}>
      {panes.map((pane) => (
        <Tabs.Trigger key={pane} value={pane}>
          {t(`regions.${pane}`)} {pane === "messages" && <span className="count">{count}</span>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

interface PlayerPanesProps extends ProgramViewProps {
  readonly errorAction?: ReactNode;
}

/** The three figures side by side. */
export function PlayerPanes({ errorAction, ...program }: PlayerPanesProps) {
  const { frame } = program;
  return (
    <div className="panes">
      <Panel name="program">
        <ProgramView {...program} />
      </Panel>
      <Panel name="loop">
        <LoopCircuit circuit={frame.circuit} iteration={frame.iteration} />
      </Panel>
      <Panel name="messages">
        <MessagesView frame={frame} shown={program.shown ?? ""} errorAction={errorAction} />
      </Panel>
    </div>
  );
}

/** A tab's panel on phones; a plain place of the page elsewhere, where no tab can be seen. */
function Panel({ name, children }: { readonly name: PaneName; readonly children: ReactNode }) {
  const narrow = useMedia("(max-width: 767px)");
  const plain = narrow ? {} : { role: undefined, tabIndex: undefined, "aria-labelledby": undefined };
  return (
    <Tabs.Content value={name} forceMount className={`panel ${name}`} {...plain}>
      {children}
    </Tabs.Content>
  );
}
