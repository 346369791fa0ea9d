"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextButton } from "@/components/ui/button";
import type { RunComparison } from "@/lib/exercise/compare-runs";
import type { EffectView } from "@/lib/exercise/effect-views";
import { EffectCell } from "./effect-cell";

/** Effects shown before the divergence, and behind it, until more are asked for. */
const before = 4;
const behind = 6;

interface EffectTableProps extends Pick<RunComparison, "shared" | "buggy" | "right"> {
  /** Where the first requests that differ differ. */
  readonly differs?: readonly string[];
}

/** One trunk that splits where two runs part. */
export function EffectTable({ shared, buggy, right, differs = [] }: EffectTableProps) {
  const t = useTranslations("break.compare");
  const [allBefore, setAllBefore] = useState(false);
  const [allBehind, setAllBehind] = useState(false);
  const hiddenBefore = allBefore ? 0 : Math.max(0, shared.length - before);
  const length = Math.max(buggy.length, right.length);
  const shownBehind = allBehind ? length : Math.min(length, behind);
  return (
    <>
      <table className="effects">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t("effect")}</span>
            </th>
            <th scope="col" colSpan={2}>
              {t("same")}
            </th>
          </tr>
        </thead>
        <tbody className="same">
          {hiddenBefore > 0 && <MoreRow count={hiddenBefore} onMore={() => setAllBefore(true)} />}
          {shared.slice(hiddenBefore).map((view, index) => (
            <tr key={view.seq}>
              <th scope="row">{hiddenBefore + index + 1}</th>
              <td colSpan={2}>
                <EffectCell view={view} />
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className="cut">
          <tr>
            <td />
            <td colSpan={2}>
              <span>{t("divergence")}</span>
            </td>
          </tr>
          <tr className="heads">
            <td />
            <th scope="col">{t("buggy")}</th>
            <th scope="col">{t("right")}</th>
          </tr>
        </tbody>
        <tbody className="split">
          {Array.from({ length: shownBehind }, (_, index) => (
            <tr key={index}>
              <th scope="row">{shared.length + index + 1}</th>
              <Side name={t("buggy")} views={buggy} index={index} differs={index === 0 ? differs : []} />
              <Side name={t("right")} views={right} index={index} differs={[]} />
            </tr>
          ))}
          {shownBehind < length && <MoreRow count={length - shownBehind} onMore={() => setAllBehind(true)} />}
        </tbody>
      </table>
    </>
  );
}

interface SideProps {
  readonly name: string;
  readonly views: readonly EffectView[];
  readonly index: number;
  readonly differs: readonly string[];
}

function Side({ name, views, index, differs }: SideProps) {
  const t = useTranslations("break.compare");
  const view = views[index];
  // Said once, where this run has ended and the other goes on.
  const ended = index === views.length;
  return (
    <td data-side={name}>
      {view !== undefined && <EffectCell view={view} />}
      {ended && <span className="nothing">{t("none")}</span>}
      {differs.length > 0 && (
        <p className="differs">
          {t.rich("differs", {
            paths: differs.join(", "),
            code: (chunks) => <code>{chunks}</code>,
          })}
        </p>
      )}
    </td>
  );
}

function MoreRow({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
  const t = useTranslations("break.compare");
  return (
    <tr>
      <td />
      <td colSpan={2}>
        <TextButton onClick={onMore}>{t("more", { count })}</TextButton>
      </td>
    </tr>
  );
}
