import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

const code = { code: (chunks: ReactNode) => <code>{chunks}</code> };

/** Every fault, what it does, and how it is written. `max` and `stop` stand for the values of `stop_reason`. */
const rows = [
  ["max", "max_tokens", "max_tokens@1"],
  [
    "stop",
    "tool_use, end_turn, pause_turn, stop_sequence, refusal, model_context_window_exceeded",
    "refusal@2",
  ],
  ["rate", "429", "429:3@1"],
  ["server", "500, 529", "529@1"],
  ["slow", "slow", "slow:800"],
  ["cut", "stream-cut", "stream-cut@1"],
  ["error", "stream-error", "stream-error@1"],
  ["malformed", "malformed-input", "malformed-input@1"],
] as const;

export async function FaultTable({ base }: { readonly base: string }) {
  const t = await getTranslations("agent.faults");
  return (
    <div className="wide" role="region" aria-label={t("title")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("what")}</th>
            <th scope="col">{t("does")}</th>
            <th scope="col">{t("example")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, names, example]) => (
            <tr key={key}>
              <th scope="row">
                <code>{names}</code>
              </th>
              <td>{t.rich(`rows.${key}`, code)}</td>
              <td>
                <code>{`${base}/faults=${example}`}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
