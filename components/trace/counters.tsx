"use client";

import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";

interface CountersProps {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars. */
  readonly cost: number;
}

/** What the run has used so far. */
export const Counters = memo(function Counters({ calls, inputTokens, outputTokens, cost }: CountersProps) {
  const t = useTranslations("player.counters");
  const format = useFormatter();
  const dollars = format.number(cost, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: cost === 0 ? 0 : 5,
    maximumFractionDigits: 5,
  });
  return (
    <dl className="counters">
      <Counter name={t("calls")} value={format.number(calls)} />
      <Counter name={t("tokensIn")} value={format.number(inputTokens)} />
      <Counter name={t("tokensOut")} value={format.number(outputTokens)} />
      <Counter name={t("cost")} value={dollars} />
    </dl>
  );
});

function Counter({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
