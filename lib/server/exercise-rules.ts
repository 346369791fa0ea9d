import { createTranslator, type Messages } from "next-intl";
import type { Locale } from "../content/scenario";
import type { RuleText } from "../exercise/sent-report";
import { loadMessages } from "../i18n/load-messages";

/** Tags of the catalogues become backticks, which any page can set. */
const marks = {
  code: (chunks: string) => `\`${chunks}\``,
  wire: (chunks: string) => `\`${chunks}\``,
};

/**
 * The words for rules, from the catalogues `findings` and `rules`: a report names few of them, and the page is spared
 * the rest. A rule without words is left out.
 */
export async function explainRules(
  rules: readonly string[],
  locale: Locale,
): Promise<Record<string, RuleText>> {
  const messages = await loadMessages(locale, ["findings", "rules"]);
  const t = createTranslator<Messages>({ locale, messages });
  const text = (key: string) => (t.has(key) ? t.markup(key, marks) : null);
  return Object.fromEntries(
    rules.flatMap((rule): [string, RuleText][] => {
      const place = t.has(`findings.${rule}.what`) ? `findings.${rule}` : `rules.${rule}`;
      const what = text(`${place}.what`);
      if (what === null) return [];
      return [[rule, { name: text(`${place}.name`), what, fix: text(`${place}.fix`) ?? "" }]];
    }),
  );
}
