"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { RunComparison } from "@/lib/exercise/compare-runs";

interface RunBillProps {
  readonly comparison: RunComparison;
  readonly figure: number;
}

const counted = ["callsPaid", "callsRefused", "toolsRun", "inputTokens", "outputTokens"] as const;

/** What both runs were charged, and how much of it for nothing. */
export function RunBill({ comparison, figure }: RunBillProps) {
  const t = useTranslations("break");
  const format = useFormatter();
  const { bills, waste } = comparison;
  const dollars = (amount: number) =>
    amount === 0
      ? "0"
      : format.number(amount, { style: "currency", currency: "USD", minimumFractionDigits: 5 });
  return (
    <aside className="bill" aria-labelledby="h-bill">
      <h2 id="h-bill">
        <span className="fig">{t("figure", { number: figure })}</span> {t("bill.title")}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t("bill.item")}</span>
            </th>
            <th scope="col">{t("bill.buggy")}</th>
            <th scope="col">{t("bill.right")}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map((item) => (
            <tr key={item}>
              <th scope="row">{t(`bill.${item}`)}</th>
              <td>{format.number(bills.buggy[item])}</td>
              <td>{format.number(bills.right[item])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("bill.cost")}</th>
            <td>{dollars(bills.buggy.cost)}</td>
            <td>{dollars(bills.right.cost)}</td>
          </tr>
          <tr className="sum">
            <th scope="row">{t("bill.wasted")}</th>
            <td>{dollars(waste.cost)}</td>
            <td>0</td>
          </tr>
        </tbody>
      </table>
      <p>
        <BillNote comparison={comparison} />
      </p>
    </aside>
  );
}

function BillNote({ comparison: { bills, waste } }: Pick<RunBillProps, "comparison">) {
  const t = useTranslations("break.bill");
  const { callsPaid, callsRefused, cost } = bills.buggy;
  if (waste.all) {
    return (
      <>
        {t("all", { calls: callsPaid })} {callsRefused > 0 && t("allRefused", { refused: callsRefused })}
      </>
    );
  }
  const percent = Math.round(((cost - bills.right.cost) / Math.max(bills.right.cost, 1e-9)) * 100);
  return percent > 0 ? t("more", { percent }) : t("same");
}
