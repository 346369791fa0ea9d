import { getTranslations } from "next-intl/server";
import { allRules, requestRules } from "@/lib/messages-api/all-rules";
import { phases } from "@/lib/messages-api/rule";
import type { RuleEntry } from "@/lib/messages-api/rule";
import type { Confidence } from "@/lib/messages-api/verdict";
import { codeTag } from "./code-tag";

const confidenceKeys: Readonly<Record<Confidence, string>> = {
  documented: "documented",
  "seen in issues": "seen",
  "claimed only": "claimed",
  "simulator's own": "own",
};

/** Rules by the order in which they are checked; those that are not about the body come first. */
function groups(): readonly { readonly name: string; readonly entries: readonly RuleEntry[] }[] {
  const aboutBody = new Set(requestRules.map(({ id }) => id));
  return [
    { name: "access", entries: allRules.filter(({ id }) => !aboutBody.has(id)) },
    ...phases.map((phase) => ({ name: phase, entries: requestRules.filter((each) => each.phase === phase) })),
  ];
}

/** Every rule of request validation, made from the entries that judge. */
export async function RuleList() {
  const t = await getTranslations("reference.rules");
  return groups().map(({ name, entries }) => (
    <section key={name} className="rules" aria-labelledby={`group-${name}`}>
      <h3 id={`group-${name}`}>{t(`groups.${name}`)}</h3>
      <ul>
        {entries.map((entry) => (
          <RuleItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

async function RuleItem({ entry }: { readonly entry: RuleEntry }) {
  const t = await getTranslations("reference.rules");
  const words = await getTranslations("rules");
  const { id, status, template, simulatorText, confidence, source } = entry;
  return (
    <li id={`rule-${id}`} className="rule">
      <p className="rule-what">{words.rich(`${id}.what`, codeTag)}</p>
      <pre className="rule-text">
        <b>{status}</b> {template}
      </pre>
      <p className="rule-fix">
        <b>{t("fix")}</b> {words.rich(`${id}.fix`, codeTag)}
      </p>
      <p className="rule-meta">
        <code>{id}</code>
        <span>{t(`confidence.${confidenceKeys[confidence]}`)}</span>
        {simulatorText && <span title={t("simulatorNote")}>{t("simulator")}</span>}
        {source.startsWith("https://") && (
          <a href={source} rel="noreferrer">
            {t("source")}
          </a>
        )}
      </p>
    </li>
  );
}
