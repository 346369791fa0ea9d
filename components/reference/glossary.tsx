import { getTranslations } from "next-intl/server";
import { codeTag } from "./code-tag";

/** The order of terms: the subject first, then the words of this place. */
const terms = [
  "agent",
  "loop",
  "workflow",
  "stateless",
  "roles",
  "turn",
  "toolUse",
  "toolResult",
  "clientTool",
  "serverTool",
  "contextWindow",
  "cap",
  "toolRunner",
  "agentSdk",
  "multiAgent",
  "key",
  "exam",
  "scenario",
  "program",
  "run",
  "effect",
  "trace",
  "fork",
  "fault",
  "finding",
] as const;

export async function Glossary() {
  const t = await getTranslations("reference.glossary.rows");
  return (
    <dl className="glossary">
      {terms.map((term) => (
        <div key={term} id={`term-${term}`}>
          <dt>{t(`${term}.term`)}</dt>
          <dd>{t.rich(`${term}.text`, codeTag)}</dd>
        </div>
      ))}
    </dl>
  );
}
