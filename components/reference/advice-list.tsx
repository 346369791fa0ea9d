import { getTranslations } from "next-intl/server";
import { loopRules } from "@/lib/diagnosis/diagnose";
import { lintRules } from "@/lib/messages-api/lints";
import { codeTag } from "./code-tag";

/** What is accepted but unwise, made from the lints themselves. */
export async function LintList() {
  const words = await getTranslations("rules");
  return (
    <ul className="rules">
      {lintRules.map(({ id }) => (
        <li key={id} id={`rule-${id}`} className="rule">
          <p className="rule-what">{words.rich(`${id}.what`, codeTag)}</p>
          <p className="rule-fix">{words.rich(`${id}.fix`, codeTag)}</p>
          <p className="rule-meta">
            <code>{id}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the diagnosis finds in runs, made from its rules. */
export async function FindingList() {
  const words = await getTranslations("findings");
  return (
    <ul className="rules">
      {loopRules.map(({ id }) => (
        <li key={id} id={`finding-${id}`} className="rule">
          <h3>{words(`${id}.name`)}</h3>
          <p className="rule-what">{words.rich(`${id}.what`, codeTag)}</p>
          <p className="rule-fix">{words.rich(`${id}.fix`, codeTag)}</p>
        </li>
      ))}
    </ul>
  );
}
